import { type LeagueRequest, type LeagueResponse, wire } from '../src/api/wire.ts';

/** What stands between the site and the league: it sends it on, sooner or later. */
export type Interceptor = (
  request: LeagueRequest,
  send: (request: LeagueRequest) => Promise<LeagueResponse>,
) => Promise<LeagueResponse>;

/** The path of a call without its query. */
export function pathOf({ path }: LeagueRequest): string {
  return new URL(path, 'http://local.invalid').pathname;
}

/** While it runs, each call to the league goes through this. */
export async function throughInterceptor(
  intercept: Interceptor,
  run: () => Promise<unknown>,
): Promise<void> {
  const { send } = wire;
  wire.send = (request) => intercept(request, send);
  try {
    await run();
  } finally {
    wire.send = send;
  }
}
