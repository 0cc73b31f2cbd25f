/** Lets one tab at a time play a game: the last one that opened it. */
export interface SeatLock {
  /** Whether another tab now has the game, so that this one must not overwrite its saves. */
  readonly isLost: () => boolean;
  /** Asks the browser whether the lock is held; a tab learns of a loss only a moment later. */
  readonly isHeld: () => Promise<boolean>;
  readonly release: () => void;
  /** Resolves once no other tab has the game. */
  readonly taken: Promise<void>;
}

/** Takes the game over from any tab; `onLost` is called when another tab takes it. */
export function takeSeatLock(id: string, onLost: () => void): SeatLock {
  return makeLock(id, { steal: true }, onLost);
}

/** Takes the game once no tab has it. @param until ends the wait */
export function awaitSeatLock(id: string, onLost: () => void, until: AbortSignal): SeatLock {
  return makeLock(id, { signal: until }, onLost);
}

function makeLock(id: string, how: LockOptions, onLost: () => void): SeatLock {
  let isLost = false;
  const end = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const locks = findLocks(navigator);
  let holder: string | null = null;
  const hold = async () => {
    holder = await findHolder(id);
    taken.resolve();
    return end.promise;
  };
  // Without locks in the browser, the relay's message to the older tab has to do.
  if (locks === undefined) taken.resolve();
  const request = async () => locks?.request(`game ${id}`, how, hold);
  request().catch((error: unknown) => {
    // A browser that refuses locks, as with all storage, counts as one without (KEEP-9).
    if (!isTaken(error)) return taken.resolve();
    isLost = true;
    onLost();
  });
  return {
    isLost: () => isLost,
    isHeld: async () => (await findHolder(id)) === holder && !isLost,
    release: end.resolve,
    taken: taken.promise,
  };
}

/** Whether another tab took the lock, or the wait ended. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The tab that has a game; null if none does, or the browser has no locks. */
async function findHolder(id: string): Promise<string | null> {
  const query = async () => findLocks(navigator)?.query();
  const { held = [] } = (await query().catch(() => undefined)) ?? {};
  return held.find(({ name }) => name === `game ${id}`)?.clientId ?? null;
}

function findLocks(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
