import type { Scope } from '../shared/scopes.ts';
import type { MemberStatus, Wish } from '../shared/members.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** The club that the credential belongs to; its time zone decides every date. */
export interface CallerClub {
  readonly id: Id<'club'>;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
}

export interface KeyCaller {
  readonly type: 'api_key';
  readonly id: Id<'api_key'>;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: Scope[];
  readonly expires_at: Timestamp | null;
  readonly club: CallerClub;
}

export interface SessionCaller {
  readonly type: 'session';
  readonly id: Id<'session'>;
  readonly scopes: Scope[];
  readonly member: {
    readonly id: Id<'member'>;
    readonly display_name: string;
    readonly status: MemberStatus;
    readonly leaving_at: Timestamp | null;
    readonly wants_to_play: Wish | null;
  };
  readonly club: CallerClub;
}

/** The caller, once the credential has been accepted. */
export type Caller = KeyCaller | SessionCaller;

/** Whether the caller may read and write personal fields; a session never may. */
export function maySeePersonalData(caller: Caller): boolean {
  return caller.type === 'api_key' && caller.scopes.includes('members:pii');
}

/** Whether the caller may act for this member: players only for themselves. */
export function mayActFor(caller: Caller, memberId: Id<'member'>): boolean {
  return caller.type === 'api_key' || caller.member.id === memberId;
}

/**
 * `public`: anyone. `installation_secret`, `login_link`: that bearer token. `session`: a player.
 * `any`: an API key or a session. `key`: one with every scope of one of the lists.
 * `key_or_session`: such a key, or a session.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'installation_secret' }
  | { readonly kind: 'login_link' }
  | { readonly kind: 'session' }
  | { readonly kind: 'any' }
  | { readonly kind: 'key'; readonly anyOf: readonly (readonly Scope[])[] }
  | { readonly kind: 'key_or_session'; readonly anyOf: readonly (readonly Scope[])[] };

/** The holder of a login link, which the call uses up. */
export interface LinkCaller {
  readonly type: 'login_link';
  readonly tokenHash: string;
}

export type CallerOf<A extends Access> = A extends { kind: 'key' }
  ? KeyCaller
  : A extends { kind: 'session' }
    ? SessionCaller
    : A extends { kind: 'any' | 'key_or_session' }
      ? Caller
      : A extends { kind: 'login_link' }
        ? LinkCaller
        : null;

export function key<const S extends readonly Scope[]>(...scopes: S) {
  return { kind: 'key', anyOf: [scopes] } as const satisfies Access;
}

export function keyOrSession<const S extends readonly Scope[]>(...scopes: S) {
  return { kind: 'key_or_session', anyOf: [scopes] } as const satisfies Access;
}

export function keyWithAny(...scopes: readonly Scope[]) {
  return { kind: 'key', anyOf: scopes.map((scope) => [scope]) } as const satisfies Access;
}
