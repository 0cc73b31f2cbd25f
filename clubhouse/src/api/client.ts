import createClient, { type Client } from 'openapi-fetch';
import type { Readable } from 'openapi-typescript-helpers';
import type { components, paths } from './schema.d.ts';

/** The league's public API, called as one credential. */
export type LeagueClient = Client<paths>;
/** A resource of the API as calls answer it, by its name in the document. */
export type Api<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;

/** The league answers in milliseconds, or something is wrong. */
const PATIENCE_MS = 10_000;

interface Caller {
  readonly token: string;
  /** Whose request this is part of: limits by address are to count them, not this server (CALL-1). */
  readonly address?: string;
}

/** @param url of the league, without a slash at the end */
export function leagueClient(url: string, { token, address }: Caller): LeagueClient {
  return createClient<paths>({
    baseUrl: url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  });
}
