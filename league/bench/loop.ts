import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Measurement {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

/** The next request of a connection, as bytes; null if none is left. */
export type NextRequest = () => Buffer | null;

/**
 * A closed loop: each connection sends its next request once it has the answer to the last. It
 * reads only the status and the length, so that it costs less than the server.
 */
export async function runClosedLoop(
  base: string,
  connections: number,
  seconds: number,
  next: NextRequest,
): Promise<Measurement> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => oneConnection(new URL(base), until, next, times)),
  );
  const elapsed = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), count: times.length };
}

async function oneConnection(
  { hostname, port }: URL,
  until: number,
  next: NextRequest,
  times: number[],
): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  while (performance.now() < until) {
    const request = next();
    if (request === null) break;
    const sent = performance.now();
    await roundTrip(socket, request);
    times.push(performance.now() - sent);
  }
  socket.destroy();
}

/** Sends a request and waits for the end of its answer. @throws Error if that is a refusal */
export function roundTrip(socket: Socket, request: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let received = '';
  const onData = (bytes: Buffer) => {
    received += bytes.toString('latin1');
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const status = Number(received.slice(9, 12));
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (status !== 304 && received.length < end + 4 + length) return;
    socket.off('data', onData);
    if (status < 400) resolve();
    else reject(new Error(received.slice(0, 600)));
  };
  socket.on('data', onData);
  socket.write(request);
  return promise;
}

/** A request as bytes. */
export function encodeRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Buffer {
  const all = {
    host: 'bench',
    ...headers,
    ...(body === ''
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
