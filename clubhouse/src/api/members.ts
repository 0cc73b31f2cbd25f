import { readAddress } from '../addresses/address.ts';
import type { Api, LeagueClient } from './client.ts';
import { LeagueFailure, dataOrThrow } from './answer.ts';

export type Member = Api<'Member'>;

/** The list's filters as they appear in its address. */
export const MEMBER_VIEWS = [
  'all',
  'active',
  'paused',
  'leaving',
  'left',
  'no-address',
  'not-invited',
  'mail-failed',
  'never',
] as const;
export type MemberView = (typeof MEMBER_VIEWS)[number];

export interface MemberSearch {
  readonly view: MemberView;
  /** Part of a name, or a full email address. */
  readonly text: string;
  /** The last member of the previous page; empty for the first page. */
  readonly after: string;
}

/** Rows per page: a few swipes on a phone, and a twentieth of a large club. */
const ROWS = 50;
/** The league's maximum per call. */
const MAX_ROWS = 200;

export function readMemberSearch(query: URLSearchParams): MemberSearch {
  const asked = query.get('show');
  return {
    view: MEMBER_VIEWS.find((view) => view === asked) ?? 'all',
    text: (query.get('q') ?? '').trim().slice(0, 100),
    after: query.get('after') ?? '',
  };
}

export function makeMemberListPath({ view, text, after }: MemberSearch): string {
  const query = new URLSearchParams({
    ...(view === 'all' ? {} : { show: view }),
    ...(text === '' ? {} : { q: text }),
    ...(after === '' ? {} : { after }),
  }).toString();
  return query === '' ? '/coach/members' : `/coach/members?${query}`;
}

const FILTERS = {
  all: {},
  active: { status: 'active' },
  paused: { status: 'paused' },
  leaving: { only: 'leaving' },
  left: { status: 'left' },
  'no-address': { only: 'without_address' },
  'not-invited': { only: 'not_invited' },
  'mail-failed': { only: 'invitation_failed' },
  never: { only: 'never_signed_in' },
} as const satisfies Record<MemberView, object>;

/** Reads one page of members by name; null if the last member of the previous page is gone. */
export async function findMembers(
  api: LeagueClient,
  { view, text, after }: MemberSearch,
  limit = ROWS,
): Promise<Api<'MemberPage'> | null> {
  const email = readAddress(text);
  const said = email === null ? { q: text } : { email };
  const query = {
    ...FILTERS[view],
    ...(text === '' ? {} : said),
    ...(after === '' ? {} : { after }),
    order: 'name',
    limit,
  } as const;
  const answer = await api.listMembers(query);
  if (answer.kind === 'answer') return answer.data;
  if (answer.status === 400 && after !== '') return null;
  throw new LeagueFailure(answer);
}

/** Every member of a view, page by page: five calls for a thousand members. */
export async function readAllMembers(api: LeagueClient, view: MemberView): Promise<Member[]> {
  const found: Member[] = [];
  let after = '';
  do {
    const page = await findMembers(api, { view, text: '', after }, MAX_ROWS);
    found.push(...(page?.data ?? []));
    after = page?.next_cursor ?? '';
  } while (after !== '');
  return found;
}

/** The league accepts this many ids per call. */
const MAX_IDS = 100;

/** Finds members by id, skipping unknown ids; by name within each hundred. @throws LeagueFailure */
export async function readMembersById(
  api: LeagueClient,
  ids: readonly string[],
): Promise<Member[]> {
  const found: Member[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const query = { ids: ids.slice(from, from + MAX_IDS), order: 'name', limit: MAX_IDS } as const;
    found.push(...(await dataOrThrow(api.listMembers(query))).data);
  }
  return found;
}

export async function getMember(api: LeagueClient, id: string): Promise<Member> {
  return dataOrThrow(api.getMember(id));
}

/** Null for an unknown id or a member who has left or was removed. @throws LeagueFailure */
export async function findPresentMember(api: LeagueClient, id: string): Promise<Member | null> {
  const answer = await api.getMember(id);
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return null;
    throw new LeagueFailure(answer);
  }
  const { data: member } = answer;
  return member.deleted_at === null && member.status !== 'left' ? member : null;
}

/** @throws LeagueFailure */
export async function findMemberByAddress(
  api: LeagueClient,
  email: string,
): Promise<Member | null> {
  const { data } = await dataOrThrow(api.listMembers({ email }));
  return data[0] ?? null;
}

export function countMembersInView(counts: Api<'MemberCounts'>, view: MemberView): number {
  const { active, paused, left } = counts;
  switch (view) {
    case 'all':
      return active + paused + left;
    case 'active':
    case 'paused':
    case 'left':
    case 'leaving':
      return counts[view];
    case 'no-address':
      return counts.without_address ?? 0;
    case 'not-invited':
      return counts.not_invited ?? 0;
    case 'mail-failed':
      return counts.invitation_failed ?? 0;
    case 'never':
      return counts.never_signed_in;
  }
}
