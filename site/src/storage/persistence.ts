/** Asks the browser not to delete the games when it needs space (KEEP-3). */
export async function askToPersist(): Promise<boolean> {
  if (!('storage' in navigator) || typeof navigator.storage.persist !== 'function') return false;
  return navigator.storage.persist().catch(() => false);
}

export async function isPersisted(): Promise<boolean> {
  if (!('storage' in navigator) || typeof navigator.storage.persisted !== 'function') return false;
  return navigator.storage.persisted().catch(() => false);
}

/** WebKit clears data after seven days without a visit, unless the site is on the home screen. */
export function isDataClearedAfterWeek(): boolean {
  const isWebKit = 'GestureEvent' in globalThis;
  return isWebKit && !matchMedia('(display-mode: standalone)').matches;
}
