import { dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import { removeLetters } from '../mail/letter-folder.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const PAGE = 200;

export interface Erasure {
  /** Null if only an application was deleted. */
  readonly memberId: string | null;
  readonly applicationIds: readonly string[];
  /** The member's matches, because what others wrote about them may name the member. */
  readonly matchIds: readonly string[];
}

/** Null if the event causes no erasure. @throws LeagueFailure */
export async function findErasure(
  event: Api<'Event'>,
  league: LeagueClient,
): Promise<Erasure | null> {
  if (event.kind === 'join_request.declined' || event.kind === 'join_request.expired') {
    return { memberId: null, applicationIds: [event.subject.id], matchIds: [] };
  }
  if (event.kind !== 'member.erased') return null;
  const memberId = event.subject.id;
  const [applicationIds, matchIds] = await Promise.all([
    listApplicationIds(league, memberId),
    listMatchIds(league, memberId),
  ]);
  return { memberId, applicationIds, matchIds };
}

/** Call it in the transaction that marks the event as read. */
export function forgetPerson(store: Store, { memberId, applicationIds, matchIds }: Erasure): void {
  for (const id of applicationIds) store.forgetApplication(id);
  if (memberId !== null) store.forgetMember(memberId, matchIds);
}

/** Wipes the files of people whose rows are deleted. On failure, it is retried at the next look. */
export async function wipeFiles(
  store: Store,
  letterFolder: string | undefined,
  log: Log,
): Promise<void> {
  const erasures = store.erasures.pending();
  if (erasures.length === 0) return;
  try {
    if (letterFolder !== undefined) await removeLetters(letterFolder, erasures);
    store.wipe();
    store.erasures.end(erasures);
  } catch (error) {
    log.warn({ err: error }, 'files could not be wiped after an erasure: it is tried again');
  }
}

async function listApplicationIds(league: LeagueClient, memberId: string): Promise<string[]> {
  const query = { subject: memberId, kind: ['member.created' as const] };
  const { data } = await dataOrThrow(league.listEvents(query));
  return data.flatMap((event) =>
    event.kind === 'member.created' ? (event.data.join_request_id ?? []) : [],
  );
}

async function listMatchIds(league: LeagueClient, memberId: string): Promise<string[]> {
  const ids: string[] = [];
  let after: { after?: string } | null = {};
  while (after !== null) {
    const query: { member: string; limit: number; after?: string } = {
      member: memberId,
      limit: PAGE,
      ...after,
    };
    const page: Api<'MatchPage'> = await dataOrThrow(league.listMatches(query));
    ids.push(...page.data.map(({ id }) => id));
    after = page.next_cursor === null ? null : { after: page.next_cursor };
  }
  return ids;
}
