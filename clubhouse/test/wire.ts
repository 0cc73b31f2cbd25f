import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServedLeague } from 'league/testing/served';

/** What stands between the site and the league: it sends a call on, sooner or later. */
export type Interceptor = (
  call: Request,
  send: (call: Request) => Promise<Response>,
) => Promise<Response>;

/** The way from the site to its league. Calls of the test itself do not go through it. */
export interface Wire {
  readonly url: string;
  /** Null: the league answers at once. */
  intercept: Interceptor | null;
}

/** The path of a call without its query. */
export function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** While it runs, each call of the site to its league goes through this. */
export async function throughInterceptor(
  { wire }: { readonly wire: Wire },
  intercept: Interceptor,
  run: () => Promise<unknown>,
): Promise<void> {
  wire.intercept = intercept;
  try {
    await run();
  } finally {
    wire.intercept = null;
  }
}

/** Opens a second address of a league that is served in this process. */
export async function openWire(
  league: ServedLeague,
  later: (close: () => unknown) => void,
): Promise<Wire> {
  const server = createServer((request, response) => {
    if (wire.intercept === null) league.answer(request, response);
    else
      void answerThrough(wire.intercept, league.url, request, response).catch(() => {
        response.destroy();
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  later(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const wire: Wire = { url: `http://127.0.0.1:${port}`, intercept: null };
  return wire;
}

async function answerThrough(
  intercept: Interceptor,
  leagueUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const call = new Request(leagueUrl + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      OF_CONNECTION.has(name) ? [] : values.map((value): [string, string] => [name, value]),
    ),
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
  const answer = await intercept(call, (sent) => fetch(sent));
  for (const [name, value] of answer.headers) {
    if (!OF_CONNECTION.has(name)) response.appendHeader(name, value);
  }
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

/** Headers of a connection, and not of what goes over it. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);
