import type { Database } from '../src/storage/database.ts';
import { makeMemoryDatabase } from '../src/storage/memory.ts';

/** `refuses`: closed and cannot be opened; `fails`: open, but each request fails. */
type DiskFault = 'refuses' | 'fails' | 'hangs' | 'none';

/** A disk that fails on command, and timers that a test fires. */
export function failingDisk({ isNew = true } = {}) {
  let disk = makeMemoryDatabase();
  let fault: DiskFault = 'none';
  let isKept = false;
  let onDeleted = () => {};
  const timers = new Set<() => void>();
  const hanging: (() => void)[] = [];
  const failing = async <T>(work: () => Promise<T>, isOpening = false): Promise<T> => {
    if (fault === 'refuses' || (fault === 'fails' && !isOpening))
      throw Object.assign(new Error('no'), { name: 'UnknownError' });
    if (fault === 'hangs') await new Promise<void>((resolve) => hanging.push(resolve));
    return work();
  };
  const connection = (of: Database): Database => ({
    get: (...given) => failing(() => ownDisk(of).get(...given)),
    all: (...given) => failing(() => ownDisk(of).all(...given)),
    put: (...given) => failing(() => ownDisk(of).put(...given)),
    update: (...given) => failing(() => ownDisk(of).update(...given)),
    replace: (...given) => failing(() => ownDisk(of).replace(...given)),
    remove: (...given) => failing(() => ownDisk(of).remove(...given)),
    clear: () => failing(() => ownDisk(of).clear()),
  });
  const ownDisk = (of: Database): Database => {
    if (of !== disk) throw Object.assign(new Error('closed'), { name: 'InvalidStateError' });
    return of;
  };
  return {
    get disk() {
      return disk;
    },
    get isKept() {
      return isKept;
    },
    get timers() {
      return timers.size;
    },
    onKept: (next: boolean) => void (isKept = next),
    /** Hanging requests complete once nothing fails. */
    fail(next: DiskFault) {
      fault = next;
      if (next === 'none') for (const answer of hanging.splice(0)) answer();
    },
    /** @returns a function that reports the loss as the browser does */
    lose() {
      disk = makeMemoryDatabase();
      isNew = true;
      return onDeleted;
    },
    /** Fires every timer set so far. */
    async pass() {
      const due = [...timers];
      timers.clear();
      for (const work of due) work();
      await settled();
    },
    open: (whenDeleted: () => void) =>
      failing(async () => {
        onDeleted = whenDeleted;
        const own = disk;
        const isOpen = () => own === disk && fault !== 'refuses';
        const opened = { database: connection(own), isNew, isOpen };
        isNew = false;
        return opened;
      }, true),
    after(_ms: number, work: () => void) {
      timers.add(work);
      return () => void timers.delete(work);
    },
  };
}

export function settled(): Promise<unknown> {
  return new Promise((resolve) => setImmediate(resolve));
}
