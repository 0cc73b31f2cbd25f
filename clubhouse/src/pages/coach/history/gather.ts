import { dataOrThrow } from '../../../api/answer.ts';
import type { Api, LeagueClient } from '../../../api/client.ts';
import { readEventPage } from '../../../api/event-page.ts';
import { listKinds, type LeagueEvent } from '../../../history/event-groups.ts';
import { type HistoryQuery, isTurned } from './history-query.ts';

export interface HistoryPage {
  readonly events: readonly LeagueEvent[];
  readonly older: string | null;
  readonly competitions: readonly Api<'Competition'>[];
  /** Limits the history to this member; null for everybody. */
  readonly member: HistoryPerson | null;
  /** Possible matches if the typed name is ambiguous; no events are loaded then. */
  readonly candidates: readonly HistoryPerson[] | null;
  readonly hasMoreCandidates: boolean;
}

type HistoryPerson = Pick<Api<'Member'>, 'id' | 'display_name'>;

const ROWS = 50;
const CANDIDATES = 10;
/** Competitions to list: more than any club has had. */
const ALL = 200;

/** Makes three calls to the league, or four if a new name is typed over a chosen one (HIST-2). */
export async function gatherHistory(api: LeagueClient, asked: HistoryQuery): Promise<HistoryPage> {
  const listing = dataOrThrow(api.listCompetitions({ limit: ALL }));
  const finding = findEvents(api, asked);
  const [{ data: competitions }, found] = await Promise.all([listing, finding]);
  const { member, candidates } = found;
  const isNothing = candidates !== null || isTurned(asked);
  const page = isNothing ? null : await readEvents(api, asked, member?.id ?? null);
  return {
    ...found,
    competitions: competitions.toReversed(),
    events: page?.data ?? [],
    older: page?.has_more === true ? page.next_cursor : null,
  };
}

type PersonSearch = Pick<HistoryPage, 'member' | 'candidates' | 'hasMoreCandidates'>;

const NOBODY: PersonSearch = { member: null, candidates: null, hasMoreCandidates: false };

/** Finds a member by the id in the form if the name is unchanged, otherwise by the typed name. */
async function findEvents(
  api: LeagueClient,
  { member: id, who }: HistoryQuery,
): Promise<PersonSearch> {
  if (id !== null) {
    const member = await dataOrThrow(api.getMember(id));
    if (who === '' || who === member.display_name) return { ...NOBODY, member };
  }
  if (who === '') return NOBODY;
  const query = { q: who, include_deleted: true, limit: CANDIDATES };
  const { data, next_cursor: next } = await dataOrThrow(api.listMembers(query));
  const exact = data.filter((one) => one.display_name === who);
  const [only] = exact.length === 1 ? exact : data;
  if (only !== undefined && (data.length === 1 || exact.length === 1)) {
    return { ...NOBODY, member: only };
  }
  return { member: null, candidates: data, hasMoreCandidates: next !== null };
}

async function readEvents(
  api: LeagueClient,
  { group, competition, by, from, to, after }: HistoryQuery,
  member: string | null,
): Promise<Api<'EventPage'>> {
  const query = {
    order: 'newest' as const,
    limit: ROWS,
    ...(group === null ? {} : { kind: listKinds(group) }),
    ...(member === null ? {} : { member }),
    ...(competition === null ? {} : { competition }),
    ...(by === null ? {} : { actor: by }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(after === null ? {} : { after }),
  };
  return (await readEventPage(api, query)).page;
}
