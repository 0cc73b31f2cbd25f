import type { Discipline } from '../messages/terms.ts';
import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { disciplinesOf } from './wish.ts';

/** Why somebody cannot be entered. Pages offer nobody of whom this holds, but it may come about. */
export const ENTRY_CODES = [
  'already_entered',
  'entry_size',
  'member_deleted',
  'member_left',
  'member_paused',
  'partner_invalid',
] as const;

export type Member = Api<'Member'>;

const PAGE = 200;

interface EnterableQuery {
  readonly discipline: Discipline;
  /** Part of a name; empty: everybody. */
  readonly search: string;
  /** Also who did not ask to play this. */
  readonly isForAll: boolean;
  readonly after: string | null;
  /** Who has an entry already. */
  readonly entered: ReadonlySet<string>;
  /** A page has 200 members: a larger club has the rest a link further. */
  readonly pages: number;
}

/** Who can be entered in a competition, the strongest first. */
export interface EnterablePage {
  readonly members: readonly Member[];
  /** From where the next page goes on; null: this was all. */
  readonly next: string | null;
}

/** As many calls to the league as pages at most. @throws LeagueFailure */
export async function findEnterable(
  api: LeagueClient,
  { discipline, search, isForAll, after, entered, pages }: EnterableQuery,
): Promise<EnterablePage> {
  const members: Member[] = [];
  let next = after;
  for (let page = 0; page < pages; page++) {
    const query = {
      status: 'active',
      limit: PAGE,
      ...(search === '' ? {} : { q: search }),
      ...(next === null ? {} : { after: next }),
    } as const;
    const found: Api<'MemberPage'> = await must(api.listMembers(query));
    members.push(...found.data);
    next = found.next_cursor;
    if (next === null) break;
  }
  const free = members.filter(
    ({ id, leaving_at: leaving }) => !entered.has(id) && leaving === null,
  );
  return {
    members: free
      .filter((member) => isForAll || search !== '' || hasAsked(member, discipline))
      .toSorted((one, other) => (one.level ?? 99) - (other.level ?? 99)),
    next,
  };
}

/** Whether a member's wish names what is played. */
export function hasAsked({ wants_to_play: wish }: Member, discipline: Discipline): boolean {
  return wish !== null && disciplinesOf(wish).includes(discipline);
}
