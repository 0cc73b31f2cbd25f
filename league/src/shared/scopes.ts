/** The permissions of API keys (AUTH-4), in the order used in every list. */
export const SCOPES = [
  'league:read',
  'league:write',
  'results:write',
  'members:read',
  'members:write',
  'members:pii',
  'admin',
] as const;

export type Scope = (typeof SCOPES)[number];

export function isScope(word: string): word is Scope {
  return SCOPES.some((scope) => scope === word);
}

/** The scopes of a new key, unless the request names others. */
export const DEFAULT_KEY_SCOPES: readonly Scope[] = ['league:read', 'results:write'];

/** The scopes of a player session; they count only on routes that accept sessions. */
export const SESSION_SCOPES: readonly Scope[] = ['league:read', 'results:write'];

/** Sorts scopes in the one listing order, without duplicates. */
export function orderScopes(scopes: Iterable<Scope>): Scope[] {
  const held = new Set(scopes);
  return SCOPES.filter((scope) => held.has(scope));
}
