import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

const PREFIX = 'unix:';
const WITHOUT_BODY = new Set([204, 205, 304]);
/** The codes of a broken connection in `fetch` and `node:http`. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The path of the league's socket; null if it listens on a port. */
export function findSocket(url: string): string | null {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null;
}

/**
 * The league may close a kept connection just as it is reused. A call that is safe to repeat is
 * then sent again over a new one (CALL-9). Without `socketPath`, it uses the address's port.
 */
export async function askLeague(socketPath: string | null, request: Request): Promise<Response> {
  const copy = isRepeatable(request) ? request.clone() : null;
  try {
    return await (socketPath === null ? fetch(request) : sendRequest(request, { socketPath }));
  } catch (error) {
    if (copy === null || !isBrokenConnection(error)) throw error;
    return sendRequest(copy, { agent: false, ...(socketPath === null ? {} : { socketPath }) });
  }
}

/** Whether repeating the call has no further effect. */
function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || headers.has('idempotency-key');
}

/** Whether the connection broke. `fetch` wraps the error of its connection. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return BROKEN.has(String(code)) || isBrokenConnection(error.cause);
}

/** `fetch` supports neither a Unix socket nor forcing a new connection (CLUBS-2). */
async function sendRequest(request: Request, connection: RequestOptions): Promise<Response> {
  const { protocol, hostname, port, pathname, search } = new URL(request.url);
  const { method, signal } = request;
  const headers = Object.fromEntries(request.headers);
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  if (body !== undefined) headers['content-length'] = String(body.length);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const place = { host: hostname.replaceAll(/[[\]]/g, ''), port };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ ...place, method, path: pathname + search, headers, signal, ...connection }, resolve)
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
