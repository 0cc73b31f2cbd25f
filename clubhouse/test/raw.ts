import { connect } from 'node:net';

/** An answer as received over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends requests that no client library would: any target and any headers, unchanged.
 * @param lines of the head, the request line first
 */
export function rawRequest(url: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const head = [...lines, 'connection: close', '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const [answered = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answered)?.[1] ?? 0);
      resolve({ status, head: answered.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
    socket.write(head + body);
  });
}
