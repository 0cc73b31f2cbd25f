/** What an API key may do (AUTH-4). The order is the one used wherever scopes are listed. */
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

/** A new key holds these unless the request names others. */
export const DEFAULT_KEY_SCOPES: readonly Scope[] = ['league:read', 'results:write'];

/** What a player session holds; it counts only on routes that accept a session. */
export const SESSION_SCOPES: readonly Scope[] = ['league:read', 'results:write'];

/** The scopes in the one order they are listed in, each once. */
export function orderedScopes(scopes: Iterable<Scope>): Scope[] {
  const held = new Set(scopes);
  return SCOPES.filter((scope) => held.has(scope));
}
