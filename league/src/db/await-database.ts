import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DatabaseLoad } from './database.ts';
import { DatabaseFailure } from './failure.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** Waiting does not fix a wrong password or a missing database. */
const FINAL = /^(28|3D)/;

export interface AwaitedDatabase {
  /** Fails with `starting` until the database has responded and is migrated. */
  readonly database: Database;
  /** True once it is open, false if closed first. @throws for errors that waiting cannot fix */
  readonly opened: Promise<boolean>;
}

/** The database is usable before it responds (SRV-6). @param onAbsent gets each pause in ms */
export function awaitDatabase(
  open: () => Promise<Database>,
  onAbsent: (error: DatabaseFailure, pauseMs: number) => void,
): AwaitedDatabase {
  let found: Database | null = null;
  const closing = new AbortController();
  const now = (): Database => {
    if (found) return found;
    throw new DatabaseFailure('starting');
  };
  const opened = openPatiently(open, onAbsent, closing.signal).then((database) => {
    found = database;
    return database !== null;
  });
  return {
    opened,
    database: {
      kind: 'postgresql',
      readOne: async (work) => now().readOne(work),
      read: async (work) => now().read(work),
      readLong: async (work) => now().readLong(work),
      write: async (work) => now().write(work),
      writeAlone: async (name, work) => now().writeAlone(name, work),
      revision: async () => now().revision(),
      load: () => found?.load() ?? NOTHING_YET,
      health: async () => (found ? found.health() : 'starting'),
      scrub: async () => now().scrub(),
      async close() {
        closing.abort();
        await opened.catch(() => false);
        await found?.close();
      },
    },
  };
}

const NOTHING_YET: DatabaseLoad = {
  writesWaiting: 0,
  connections: { busy: 0, idle: 0, waiting: 0 },
};

async function openPatiently(
  open: () => Promise<Database>,
  onAbsent: (error: DatabaseFailure, pauseMs: number) => void,
  signal: AbortSignal,
): Promise<Database | null> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseFailure) || FINAL.test(error.code)) throw error;
      onAbsent(error, pause);
    }
    // Ends early once it is no longer wanted.
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  return null;
}
