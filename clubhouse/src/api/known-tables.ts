import { LRUCache } from 'lru-cache';
import { answered, codeOf, LeagueFailure } from './answer.ts';
import type { Api, LeagueClient, LeagueResponse } from './client.ts';

/** Every box of a club of a thousand, and its competitions. */
const MOST = 200;

interface Known<Tables> {
  readonly etag: string;
  readonly tables: Tables;
}

interface Answered<Tables> {
  readonly data?: Tables | undefined;
  readonly error?: unknown;
  readonly response: LeagueResponse;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Tables that the league was asked for before. It is asked each time, as whoever looks, and says
 * whether that caller's answer is still the one that is known: only another one is read (CALL-2).
 * What is unchanged is the same object, by which markup is kept.
 */
export class KnownTables {
  readonly #divisions = new LRUCache<string, Known<Api<'Standings'>>>({ max: MOST });
  readonly #competitions = new LRUCache<string, Known<Api<'StandingsList'>>>({ max: MOST });
  readonly #seasons = new LRUCache<string, Known<Api<'SeasonStandings'>>>({ max: MOST });

  /** Where somebody was erased, no name of theirs stays (OWN-2). */
  forget(): void {
    for (const all of [this.#divisions, this.#competitions, this.#seasons]) all.clear();
  }

  /** One box, with who played whom. @throws LeagueFailure */
  async ofDivision(api: LeagueClient, id: string): Promise<Api<'Standings'>> {
    const params = { path: { id }, query: { expand: 'matches' } } as const;
    return ask(this.#divisions, id, (headers) =>
      api.GET('/v1/divisions/{id}/standings', { params, headers }),
    );
  }

  /** The boxes of a competition. @throws LeagueFailure */
  async ofCompetition(api: LeagueClient, id: string): Promise<Api<'StandingsList'>> {
    const params = { path: { id } } as const;
    return ask(this.#competitions, id, (headers) =>
      api.GET('/v1/competitions/{id}/standings', { params, headers }),
    );
  }

  /** Each box of each competition, with who played whom. @throws LeagueFailure */
  async ofSeason(api: LeagueClient, id: string): Promise<Api<'SeasonStandings'>> {
    const params = { path: { id }, query: { expand: 'matches' } } as const;
    return ask(this.#seasons, id, (headers) =>
      api.GET('/v1/seasons/{id}/standings', { params, headers }),
    );
  }
}

async function ask<Tables extends object>(
  all: LRUCache<string, Known<Tables>>,
  id: string,
  get: (headers: Headers) => Promise<Answered<Tables>>,
): Promise<Tables> {
  const known = all.get(id);
  const asked = get(known === undefined ? {} : { 'if-none-match': known.etag });
  const { data, error, response } = await answered(asked);
  if (known !== undefined && response.status === 304) return known.tables;
  if (data === undefined) throw new LeagueFailure(response.status, codeOf(error));
  const { etag } = response;
  if (etag !== null) all.set(id, { etag, tables: data });
  return data;
}
