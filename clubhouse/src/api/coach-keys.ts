import { LeagueFailure, must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

export type Key = Api<'ApiKey'>;

/** What a coach's pages do: every scope that `keys create --coach` gives. */
export const COACH_SCOPES: readonly Api<'Scope'>[] = [
  'league:read',
  'league:write',
  'results:write',
  'members:read',
  'members:write',
  'members:pii',
];

/** What a key is good for here; `other` may not do all that a coach does. */
export type KeyRole = 'admin' | 'coach' | 'other';

export function roleOf({ scopes }: Pick<Key, 'scopes'>): KeyRole {
  if (!COACH_SCOPES.every((scope) => scopes.includes(scope))) return 'other';
  return scopes.includes('admin') ? 'admin' : 'coach';
}

/** The keys of the club as one coach sees them. */
export interface CoachKeys {
  /** The id of the key that asks. */
  readonly ownId: string;
  /** The id of the website's own key: without it there is no site. */
  readonly websiteId: string | null;
  /** Null: the key that asks does not hold admin. */
  readonly keys: readonly Key[] | null;
  readonly next: string | null;
}

const MOST = 100;

/** Three calls to the league, at once. @throws LeagueFailure */
export async function gatherKeys(
  api: LeagueClient,
  website: LeagueClient,
  after: string | null,
): Promise<CoachKeys> {
  const query = { limit: MOST, ...(after === null ? {} : { after }) };
  const [me, listed, own] = await Promise.all([
    must(api.getMe()),
    api.listApiKeys(query),
    website.getMe(),
  ]);
  const about = {
    ownId: me.credential.id,
    websiteId: own.kind === 'answer' ? own.data.credential.id : null,
  };
  if (listed.kind === 'answer') {
    return { ...about, keys: listed.data.data, next: listed.data.next_cursor };
  }
  if (listed.code === 'insufficient_scope') return { ...about, keys: null, next: null };
  throw new LeagueFailure(listed);
}

export function isExpired({ expires_at: at }: Key, now: number): boolean {
  return at !== null && Date.parse(at) <= now;
}

/** Whether it is the only one left that makes and revokes keys: the league keeps it. */
export function isLastAdmin(key: Key, keys: readonly Key[], now: number): boolean {
  const admins = keys.filter((one) => one.scopes.includes('admin') && !isExpired(one, now));
  return admins.length === 1 && admins[0]?.id === key.id;
}
