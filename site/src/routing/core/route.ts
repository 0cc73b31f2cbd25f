/** A page by its fragment, `#/settings`. A game has its id here, never its secret. */
export type Route =
  | {
      readonly page: 'home' | 'new' | 'join' | 'here' | 'settings' | 'backup' | 'trust' | 'puzzles';
    }
  | { readonly page: 'game' | 'match'; readonly id: string }
  /** A finished game, or an earlier one of its match by number. */
  | { readonly page: 'study'; readonly id: string; readonly number: number | null };

const PLAIN = ['new', 'join', 'here', 'settings', 'backup', 'trust', 'puzzles'] as const;
const STUDY = /^#\/study\/([\w-]{1,64})(?:\/(\d{1,6}))?$/;
const GAME = /^#\/(game|match)\/([\w-]{1,64})$/;

/** The page of a fragment; anything unknown is the home page. */
export function readRoute(fragment: string): Route {
  const plain = PLAIN.find((page) => fragment === `#/${page}`);
  if (plain !== undefined) return { page: plain };
  const [, studied, number] = STUDY.exec(fragment) ?? [];
  if (studied !== undefined) {
    return { page: 'study', id: studied, number: number === undefined ? null : Number(number) };
  }
  const [, page, id] = GAME.exec(fragment) ?? [];
  if (id === undefined) return { page: 'home' };
  return { page: page === 'match' ? page : 'game', id };
}

export function writeFragment(route: Route): string {
  if (route.page === 'study' && route.number !== null) return `#/study/${route.id}/${route.number}`;
  if ('id' in route) return `#/${route.page}/${route.id}`;
  return route.page === 'home' ? '#/' : `#/${route.page}`;
}
