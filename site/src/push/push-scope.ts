/** Stands for the game of the noughts page, of which there is one. */
export const NOUGHTS = 'noughts';

/** The scope of a game's worker. A browser allows one subscription for each (REACH-1). */
export function makePushScope(id: string): string {
  return `/push/${id}/`;
}

/** The id of the game whose worker has that scope, an address; null if it is another worker. */
export function readPushScope(scope: string): string | null {
  return /\/push\/([\w-]{1,64})\/$/.exec(scope)?.[1] ?? null;
}
