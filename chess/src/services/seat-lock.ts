/** One tab at a time plays a game: the one that opened it last. */
export interface SeatLock {
  /** Another tab has the game now, and what it keeps must not be written over. */
  readonly isLost: () => boolean;
  readonly release: () => void;
}

/** Takes the game from whichever tab has it. @param onLost another tab took it from this one */
export function takeSeatLock(id: string, onLost: () => void): SeatLock {
  let isLost = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Where the browser has no locks, the relay's own word to the older tab has to do.
  void locksOf(navigator)
    ?.request(`game ${id}`, { steal: true }, async () => promise)
    .catch(() => {
      isLost = true;
      onLost();
    });
  return { isLost: () => isLost, release: resolve };
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
