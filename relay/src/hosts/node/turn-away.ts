import type { Duplex } from 'node:stream';
import type { Reply } from '../../core/replies.ts';
import { securityHeaders } from '../../core/security-headers.ts';
import { REQUEST_ID } from './request-id.ts';
import { STATUS_CODES } from './node-http.ts';

/** Answers, on the bare connection, what becomes neither a request nor a WebSocket, and cuts it. */
export function turnAway(
  socket: Duplex,
  { status, headers, body }: Reply,
  { isSecure, id }: { readonly isSecure: boolean; readonly id?: string } = { isSecure: false },
): void {
  const text = body ?? '';
  const all = {
    ...securityHeaders(isSecure),
    ...headers,
    ...(id === undefined ? {} : { [REQUEST_ID]: id }),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined);
  // A client that never ends its side would keep the connection for good.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}
