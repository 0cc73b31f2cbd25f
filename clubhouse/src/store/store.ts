import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { MintedLinks } from './minted-links.ts';
import { MutedLetters } from './muted-letters.ts';
import { Outbox } from './outbox.ts';
import { Preferences } from './preferences.ts';
import { Progress } from './progress.ts';

/** All that the clubhouse remembers by itself: losing it loses no result. */
export class Store {
  readonly #database: DatabaseSync;
  readonly links: MintedLinks;
  readonly preferences: Preferences;
  readonly muted: MutedLetters;
  readonly outbox: Outbox;
  readonly progress: Progress;

  /** @param now epoch milliseconds */
  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.links = new MintedLinks(database);
    this.preferences = new Preferences(database);
    this.muted = new MutedLetters(database);
    this.outbox = new Outbox(database, now);
    this.progress = new Progress(database);
  }

  /** What is kept of a member goes with them (OWN-2). */
  forgetMember(memberId: string): void {
    this.links.forget(memberId);
    this.preferences.forget(memberId);
    this.muted.forget(memberId);
    this.outbox.forget(memberId);
  }

  /** What the work stores is stored whole or, where it throws, not at all. It does not wait. */
  together(work: () => void): void {
    this.#database.exec('begin immediate');
    try {
      work();
      this.#database.exec('commit');
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  /** Leaves nothing of what was removed in the files: what is deleted is overwritten, the log emptied. */
  wipe(): void {
    this.#database.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    this.#database.close();
  }
}

/** The store in a folder, which is made where there is none. @param now epoch milliseconds */
export function openStore(folder: string, now: () => number = Date.now): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new Store(openDatabase(join(folder, 'clubhouse.sqlite')), now);
}
