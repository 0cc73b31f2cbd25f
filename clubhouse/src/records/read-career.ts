import { dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import { type MatchOf, findMatches } from './match-of.ts';

/** The matches of one competition, oldest first, with its season. */
export interface CareerPart {
  readonly competition: Api<'Competition'>;
  readonly season: Api<'Season'> | null;
  /** The box of the last match, since players may change boxes; null if there is no match. */
  readonly box: { readonly id: string; readonly name: string } | null;
  readonly matches: readonly MatchOf[];
}

/** A member's matches, as far as the viewer may see them. */
export interface Career {
  /** Null if the league mentions their name nowhere. */
  readonly name: string | null;
  readonly matches: readonly MatchOf[];
  readonly running: readonly CareerPart[];
  /** Newest season first. */
  readonly past: readonly CareerPart[];
  /** There are older matches that were not read. */
  readonly isCut: boolean;
}

/** The maximum length of a league list. */
const BATCH_MATCHES = 200;
/** Lists to read: enough for twenty years in three box leagues a year. */
const MAX_BATCHES = 2;

/**
 * Makes four calls to the league, and one more for a member without matches.
 * @throws LeagueFailure
 */
export async function readCareer(api: LeagueClient, memberId: string): Promise<Career> {
  const limit = BATCH_MATCHES;
  const [listed, competitions, seasons] = await Promise.all([
    readMatches(api, memberId),
    dataOrThrow(api.listCompetitions({ member: memberId, limit })),
    dataOrThrow(api.listSeasons({ limit })),
  ]);
  const matches = findMatches(listed.matches, memberId);
  const known = new Map(seasons.data.map((one) => [one.id, one]));
  const begun = competitions.data.filter(({ state }) => state !== 'draft');
  const parts = begun.map((competition) => {
    const own = matches.filter(({ match }) => match.competition_id === competition.id);
    const season = known.get(competition.season_id) ?? null;
    return { competition, season, box: findBox(own.at(-1)), matches: own };
  });
  const isRunning = ({ competition }: CareerPart) => competition.state === 'active';
  return {
    name: findName(matches, memberId) ?? (await readNameFromEntries(api, begun, memberId)),
    matches,
    running: parts.filter(isRunning),
    past: parts.filter((part) => !isRunning(part)).toSorted(compareNewestFirst),
    isCut: listed.isCut,
  };
}

function findBox(last: MatchOf | undefined): CareerPart['box'] {
  const { division_id: id = null, division_name: name = null } = last?.match ?? {};
  return id === null || name === null ? null : { id, name };
}

/** `Singles, Box 3` */
export function describePlace({ competition, box }: CareerPart): string {
  return box === null ? competition.name : `${competition.name}, ${box.name}`;
}

interface ListedMatches {
  readonly matches: readonly Api<'ListedMatch'>[];
  readonly isCut: boolean;
}

/** Reads the newest matches first, so that only old ones are cut. Returns the oldest first. */
async function readMatches(api: LeagueClient, member: string): Promise<ListedMatches> {
  const found = new Map<string, Api<'ListedMatch'>>();
  let after: string | null = null;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const query = {
      member,
      order: 'recent' as const,
      limit: BATCH_MATCHES,
      ...(after === null ? {} : { after }),
    };
    const page: Api<'MatchPage'> = await dataOrThrow(api.listMatches(query));
    for (const match of page.data) found.set(match.id, match);
    after = page.next_cursor;
    if (after === null) break;
  }
  return { matches: [...found.values()].toSorted(compareByDay), isCut: after !== null };
}

/** Sorts by day of play. Matches without a day come last, in their original order. */
function compareByDay(one: Api<'ListedMatch'>, other: Api<'ListedMatch'>): number {
  const [first, second] = [makeDaySortKey(one), makeDaySortKey(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function makeDaySortKey({ result }: Api<'ListedMatch'>): string {
  return result?.played_on ?? '9999';
}

function findName(matches: readonly MatchOf[], memberId: string): string | null {
  // Sides keep the name used at the time, so the newest is the current one.
  const sides = matches.toReversed().flatMap(({ match }) => match.sides);
  const members = sides.flatMap((side) => side.members);
  return members.find(({ id }) => id === memberId)?.display_name ?? null;
}

/** The name of a player whose box has no matches yet. */
async function readNameFromEntries(
  api: LeagueClient,
  competitions: readonly Api<'Competition'>[],
  member: string,
): Promise<string | null> {
  const newest = competitions.at(-1);
  if (newest === undefined) return null;
  const { data } = await dataOrThrow(api.listEntries(newest.id, { member }));
  const members = data.flatMap((entry) => [...entry.members, ...entry.former_members]);
  return members.find(({ id }) => id === member)?.display_name ?? null;
}

function compareNewestFirst({ season: one }: CareerPart, { season: other }: CareerPart): number {
  return compareSeasons(one, other);
}

/** Orders seasons by start, latest first. */
export function compareSeasons(one: Api<'Season'> | null, other: Api<'Season'> | null): number {
  const [first, second] = [makeSeasonSortKey(one), makeSeasonSortKey(other)];
  return first === second ? 0 : first < second ? 1 : -1;
}

function makeSeasonSortKey(season: Api<'Season'> | null): string {
  return season === null ? '' : `${season.starts_on ?? season.created_at} ${season.id}`;
}
