/** Asks the browser not to throw the games away when it needs room (KEEP-3). */
export async function askToPersist(): Promise<boolean> {
  if (!('storage' in navigator) || typeof navigator.storage.persist !== 'function') return false;
  return navigator.storage.persist().catch(() => false);
}

export async function isPersisted(): Promise<boolean> {
  if (!('storage' in navigator) || typeof navigator.storage.persisted !== 'function') return false;
  return navigator.storage.persisted().catch(() => false);
}

/**
 * Whether this browser clears what a site keeps after seven days without a visit. Browsers built on
 * WebKit do, unless the site was put on the home screen.
 */
export function clearsAfterSevenDays(): boolean {
  const isWebKit = 'GestureEvent' in globalThis;
  return isWebKit && !matchMedia('(display-mode: standalone)').matches;
}
