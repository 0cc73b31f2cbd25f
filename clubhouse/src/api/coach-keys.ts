import { LeagueFailure, dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

export type Key = Api<'ApiKey'>;

/** Every scope that `keys create --coach` grants; a coach's pages need them all. */
export const COACH_SCOPES: readonly Api<'Scope'>[] = [
  'league:read',
  'league:write',
  'results:write',
  'members:read',
  'members:write',
  'members:pii',
];

/** A public screen must never hold more than this (BAR-1). */
export const BAR_SCOPES: readonly Api<'Scope'>[] = ['league:read'];

/** The role of a key here; `other` lacks some of a coach's permissions. */
export type KeyRole = 'admin' | 'coach' | 'bar' | 'other';

export function findKeyRole({ scopes }: Pick<Key, 'scopes'>): KeyRole {
  if (scopes.length === 1 && scopes[0] === BAR_SCOPES[0]) return 'bar';
  if (!COACH_SCOPES.every((scope) => scopes.includes(scope))) return 'other';
  return scopes.includes('admin') ? 'admin' : 'coach';
}

export interface CoachKeys {
  readonly ownId: string;
  /** The id of the website's own key, which the site cannot run without. */
  readonly websiteId: string | null;
  /** Null if the key in use does not hold admin. */
  readonly keys: readonly Key[] | null;
  readonly next: string | null;
}

const MOST = 100;

/** Makes three calls to the league in parallel. @throws LeagueFailure */
export async function gatherKeys(
  api: LeagueClient,
  website: LeagueClient,
  after: string | null,
): Promise<CoachKeys> {
  const query = { limit: MOST, ...(after === null ? {} : { after }) };
  const [me, listed, own] = await Promise.all([
    dataOrThrow(api.getMe()),
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

/** Whether it is the last key that can create and revoke keys. The league refuses to revoke it. */
export function isLastAdmin(key: Key, keys: readonly Key[], now: number): boolean {
  const admins = keys.filter((one) => one.scopes.includes('admin') && !isExpired(one, now));
  return admins.length === 1 && admins[0]?.id === key.id;
}
