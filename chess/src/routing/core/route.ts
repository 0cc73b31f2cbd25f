/**
 * The pages of the site, as the fragment of the address names them: `#/settings`. A game is named
 * by the id under which this device keeps it, never by its secret.
 */
export type Route =
  | { readonly page: 'home' | 'new' | 'join' | 'here' | 'settings' | 'backup' | 'trust' }
  | { readonly page: 'game'; readonly id: string };

const PLAIN = ['new', 'join', 'here', 'settings', 'backup', 'trust'] as const;
const GAME = /^#\/game\/([\w-]{1,64})$/;

/** Anything else is the home page. */
export function routeOf(fragment: string): Route {
  const plain = PLAIN.find((page) => fragment === `#/${page}`);
  if (plain !== undefined) return { page: plain };
  const id = GAME.exec(fragment)?.[1];
  return id === undefined ? { page: 'home' } : { page: 'game', id };
}

export function fragmentOf(route: Route): string {
  if (route.page === 'game') return `#/game/${route.id}`;
  return route.page === 'home' ? '#/' : `#/${route.page}`;
}
