import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RelayEndpoint } from './player.ts';

/** A raw TCP connection, half-open, for bytes that no WebSocket library would send. */
export async function openRaw({ url }: RelayEndpoint): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

/** A WebSocket handshake, as text. */
export function handshake({ origin, headers }: RelayEndpoint, path: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
    `${origin === null ? '' : `Origin: ${origin}\r\n`}${lines.join('')}\r\n`
  );
}

/** The status of an answer. */
export async function readStatus(socket: Socket): Promise<number> {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1]);
}
