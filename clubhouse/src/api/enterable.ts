import type { Discipline } from '../messages/terms.ts';
import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { listDisciplines } from './wish.ts';

/** The league refuses these members if something has changed since the page offered them. */
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
  /** Part of a name; empty for everybody. */
  readonly search: string;
  /** Includes members who did not ask to play this. */
  readonly isForAll: boolean;
  readonly after: string | null;
  readonly entered: ReadonlySet<string>;
  /** Pages of 200 members to read; a larger club continues by a link. */
  readonly pages: number;
}

/** Members who can be entered in a competition, strongest first. */
export interface EnterablePage {
  readonly members: readonly Member[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** Makes at most as many calls to the league as there are pages. @throws LeagueFailure */
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
    const found: Api<'MemberPage'> = await dataOrThrow(api.listMembers(query));
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

export function hasAsked({ wants_to_play: wish }: Member, discipline: Discipline): boolean {
  return wish !== null && listDisciplines(wish).includes(discipline);
}
