import type { Duplex } from 'node:stream';

// An import statement would load all of Node's fetch and WebSocket too.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers input that never becomes a request on the bare connection (ERR-5), and cuts it. */
export function endWithAnswer(socket: Duplex, { status, headers, body }: RawAnswer): void {
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // The HTTP server may have let go, and nobody else would notice a broken connection.
  socket.on('error', () => undefined);
  // A client that never ends its side would keep the connection for good.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
