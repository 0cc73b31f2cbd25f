import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Forwards a request to a server on this machine and returns its response. */
export function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const on = request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  on.on('error', () => answer.destroy());
  asked.pipe(on);
}
