/** Browsers allow one subscription per scope, so each game's worker has its own (REACH-1). */
export function makePushScope(id: string): string {
  return `/push/${id}/`;
}

/** Reads the game's id from the address of its worker's scope; null for another worker. */
export function readPushScope(scope: string): string | null {
  return /\/push\/([\w-]{1,64})\/$/.exec(scope)?.[1] ?? null;
}
