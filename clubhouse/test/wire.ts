import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServedLeague } from 'league/testing/served';

/** Stands between the site and the league and forwards calls, possibly later. */
export type Interceptor = (
  call: Request,
  send: (call: Request) => Promise<Response>,
) => Promise<Response>;

/** Marks calls forwarded by an interceptor. */
const SENT_ON = 'x-sent-on';
/** Headers of a connection, not of the message. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** The path of a call without its query. */
export function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** Meanwhile, each call from the site's client to this league goes through the interceptor. */
export async function throughInterceptor(
  { served }: { readonly served: ServedLeague },
  intercept: Interceptor,
  run: () => Promise<unknown>,
): Promise<void> {
  served.tap = (request, response, handOn) => {
    // Only the client declines compression; tests and visitors make their own calls.
    const isOfSite = request.headers['accept-encoding'] === 'identity';
    if (!isOfSite || request.headers[SENT_ON] !== undefined) return handOn();
    answerThrough(intercept, served.url, request, response).catch(() => response.destroy());
  };
  try {
    await run();
  } finally {
    served.tap = null;
  }
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
    headers: Object.entries({ ...request.headersDistinct, [SENT_ON]: ['1'] }).flatMap(
      ([name, values]) =>
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
