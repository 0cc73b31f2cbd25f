/**
 * The pages of the site, as the fragment of the address names them: `#/settings`. A game is named
 * by the id under which this device keeps it, never by its secret.
 */
export type Route =
  | { readonly page: 'home' | 'new' | 'join' | 'here' | 'settings' | 'backup' | 'trust' }
  | { readonly page: 'game' | 'match'; readonly id: string };

const PLAIN = ['new', 'join', 'here', 'settings', 'backup', 'trust'] as const;
const GAME = /^#\/(game|match)\/([\w-]{1,64})$/;

/** Anything else is the home page. */
export function routeOf(fragment: string): Route {
  const plain = PLAIN.find((page) => fragment === `#/${page}`);
  if (plain !== undefined) return { page: plain };
  const [, page, id] = GAME.exec(fragment) ?? [];
  if (id === undefined) return { page: 'home' };
  return { page: page === 'match' ? page : 'game', id };
}

export function fragmentOf(route: Route): string {
  if ('id' in route) return `#/${route.page}/${route.id}`;
  return route.page === 'home' ? '#/' : `#/${route.page}`;
}
