/** One tab at a time plays a game: the one that opened it last. */
export interface SeatLock {
  /** Another tab has the game now, and what it keeps must not be written over. */
  readonly isLost: () => boolean;
  readonly release: () => void;
  /** Resolves once no other tab has the game any more. */
  readonly taken: Promise<void>;
}

/** Takes the game from whichever tab has it. @param onLost another tab took it from this one */
export function takeSeatLock(id: string, onLost: () => void): SeatLock {
  return lockOf(id, { steal: true }, onLost);
}

/** Takes the game once no tab has it. @param until ends the wait */
export function awaitSeatLock(id: string, onLost: () => void, until: AbortSignal): SeatLock {
  return lockOf(id, { signal: until }, onLost);
}

function lockOf(id: string, how: LockOptions, onLost: () => void): SeatLock {
  let isLost = false;
  const end = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const locks = locksOf(navigator);
  const hold = async () => {
    taken.resolve();
    return end.promise;
  };
  // Where the browser has no locks, the relay's own word to the older tab has to do.
  if (locks === undefined) taken.resolve();
  locks?.request(`game ${id}`, how, hold).catch(() => {
    isLost = true;
    onLost();
  });
  return { isLost: () => isLost, release: end.resolve, taken: taken.promise };
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
