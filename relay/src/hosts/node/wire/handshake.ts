import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The version of RFC 6455; drafts had others. */
export const VERSION = '13';

const KEY = /^[+/0-9A-Za-z]{22}==$/;
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export type Handshake =
  | { readonly is: 'fine'; readonly key: string }
  | { readonly is: 'another version' }
  | { readonly is: 'malformed' };

/**
 * Reads a client's handshake (RFC 6455, section 4.2.1), once the request is known to be an upgrade
 * to `websocket`. We support none of the subprotocols and extensions it names.
 */
export function readHandshake(headers: IncomingHttpHeaders): Handshake {
  if (headers['sec-websocket-version'] !== VERSION) return { is: 'another version' };
  const key = headers['sec-websocket-key'];
  return key !== undefined && KEY.test(key) ? { is: 'fine', key } : { is: 'malformed' };
}

/** The answer that completes a handshake (4.2.2). */
export function makeHandshakeAnswer(key: string): string {
  const accept = hash('sha1', `${key}${GUID}`, 'base64');
  return (
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
    `Sec-WebSocket-Accept: ${accept}\r\n\r\n`
  );
}
