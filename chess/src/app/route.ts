/**
 * The pages of the site, as the fragment of the address names them: `#/settings`. A game is named
 * by the id under which this device keeps it, never by its secret.
 */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'trust' }
  | { readonly page: 'game'; readonly id: string };

const GAME = /^#\/game\/([\w-]{1,64})$/;

/** What is no page of the site is its home. */
export function routeOf(fragment: string): Route {
  if (fragment === '#/settings') return { page: 'settings' };
  if (fragment === '#/trust') return { page: 'trust' };
  const id = GAME.exec(fragment)?.[1];
  return id === undefined ? { page: 'home' } : { page: 'game', id };
}

export function fragmentOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'settings':
    case 'trust':
      return `#/${route.page}`;
    case 'game':
      return `#/game/${route.id}`;
  }
}
