/** What stands between the site and the league: it sends a call on, sooner or later. */
export type Interceptor = (
  call: Request,
  send: (call: Request) => Promise<Response>,
) => Promise<Response>;

/** The path of a call without its query. */
export function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** Whether a call is to the league at this address. */
export function isCallTo(leagueUrl: string, { url }: Request): boolean {
  return new URL(url).origin === leagueUrl;
}

/**
 * While it runs, each call of the site's client goes through this. The client alone hands `fetch` a
 * request; visitors of tests and their own calls to the league give it an address.
 */
export async function throughInterceptor(
  intercept: Interceptor,
  run: () => Promise<unknown>,
): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = (asked, init) =>
    asked instanceof Request ? intercept(asked, (call) => fetch(call)) : fetch(asked, init);
  try {
    await run();
  } finally {
    globalThis.fetch = fetch;
  }
}
