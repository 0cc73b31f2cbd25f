/** One tab at a time plays a game: the one that opened it last. */
export interface SeatLock {
  /** Another tab has the game now, and what it keeps must not be written over. */
  readonly isLost: () => boolean;
  /** The same as the browser knows it by now, which tells a tab only a moment later. */
  readonly isHeld: () => Promise<boolean>;
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
  let holder: string | null = null;
  const hold = async () => {
    holder = await holderOf(id);
    taken.resolve();
    return end.promise;
  };
  // Where the browser has no locks, the relay's own word to the older tab has to do.
  if (locks === undefined) taken.resolve();
  const request = async () => locks?.request(`game ${id}`, how, hold);
  request().catch((error: unknown) => {
    // Where the browser refuses locks, as with all that sites save, it is as if it had none (KEEP-9).
    if (!isTaken(error)) return taken.resolve();
    isLost = true;
    onLost();
  });
  return {
    isLost: () => isLost,
    isHeld: async () => (await holderOf(id)) === holder && !isLost,
    release: end.resolve,
    taken: taken.promise,
  };
}

/** Another tab took the lock, or the wait for it was ended. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Which tab has a game; null: none, or the browser has no locks. */
async function holderOf(id: string): Promise<string | null> {
  const query = async () => locksOf(navigator)?.query();
  const { held = [] } = (await query().catch(() => undefined)) ?? {};
  return held.find(({ name }) => name === `game ${id}`)?.clientId ?? null;
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
