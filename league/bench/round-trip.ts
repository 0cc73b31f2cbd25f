import type { Socket } from 'node:net';

/** Sends a request and waits for the end of its answer. @throws Error if that is a refusal */
export function sendAndReceive(socket: Socket, request: Buffer): Promise<void> {
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
