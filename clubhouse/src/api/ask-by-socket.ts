import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

const PREFIX = 'unix:';
const WITHOUT_BODY = new Set([204, 205, 304]);

/** The path of the league's socket; null where it is asked at a port. */
export function socketOf(url: string): string | null {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null;
}

/** What `fetch` does, at a socket of this machine: that of Node knows none (CLUBS-2). */
export async function askBySocket(socketPath: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  const headers = Object.fromEntries(request.headers);
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  if (body !== undefined) headers['content-length'] = String(body.length);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ socketPath, method, path: pathname + search, headers, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
  const status = answer.statusCode ?? 0;
  const bytes = await buffer(answer);
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(bytes), {
    status,
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  });
}
