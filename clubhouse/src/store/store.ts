import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { MintedLinks } from './minted-links.ts';
import { Preferences } from './preferences.ts';

/** All that the clubhouse remembers by itself: losing it loses no result. */
export class Store {
  readonly #database: DatabaseSync;
  readonly links: MintedLinks;
  readonly preferences: Preferences;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.links = new MintedLinks(database);
    this.preferences = new Preferences(database);
  }

  /** What is kept of a member goes with them (OWN-2). */
  forgetMember(memberId: string): void {
    this.links.forget(memberId);
    this.preferences.forget(memberId);
  }

  close(): void {
    this.#database.close();
  }
}

/** The store in a folder, which is made where there is none. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new Store(openDatabase(join(folder, 'clubhouse.sqlite')));
}
