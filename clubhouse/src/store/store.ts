import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Arrangements } from './arrangements.ts';
import { CalendarAddresses } from './calendar-addresses.ts';
import { openDatabase } from './database.ts';
import { Drafts } from './drafts.ts';
import { Images } from './images.ts';
import { Imports } from './imports.ts';
import { MintedLinks } from './minted-links.ts';
import { MutedLetters } from './muted-letters.ts';
import { Outbox } from './outbox.ts';
import { Preferences } from './preferences.ts';
import { PrivacyNotices } from './privacy-notices.ts';
import { Progress } from './progress.ts';
import { Proposals } from './proposals.ts';
import { SignInWishes } from './sign-in-wishes.ts';
import { Works } from './works.ts';
import { Reminders } from './reminders.ts';

/** All that the clubhouse remembers by itself: losing it loses no result. */
export class Store {
  readonly #database: DatabaseSync;
  readonly imports: Imports;
  readonly links: MintedLinks;
  readonly wishes: SignInWishes;
  readonly preferences: Preferences;
  readonly muted: MutedLetters;
  readonly outbox: Outbox;
  readonly progress: Progress;
  readonly proposals: Proposals;
  readonly arrangements: Arrangements;
  readonly calendars: CalendarAddresses;
  readonly works: Works;
  readonly reminders: Reminders;
  readonly drafts: Drafts;
  readonly images: Images;
  readonly notices: PrivacyNotices;

  /** @param now epoch milliseconds */
  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.imports = new Imports(database);
    this.links = new MintedLinks(database);
    this.wishes = new SignInWishes(database);
    this.preferences = new Preferences(database);
    this.muted = new MutedLetters(database);
    this.outbox = new Outbox(database, now);
    this.progress = new Progress(database);
    this.proposals = new Proposals(database);
    this.arrangements = new Arrangements(database);
    this.calendars = new CalendarAddresses(database);
    this.works = new Works(database);
    this.reminders = new Reminders(database);
    this.drafts = new Drafts(database);
    this.images = new Images(database);
    this.notices = new PrivacyNotices(database);
  }

  /** What is kept of a member goes with them (OWN-2). */
  forgetMember(memberId: string): void {
    this.imports.forget();
    this.links.forget(memberId);
    // By addresses in the outbox, and so before them.
    this.wishes.forget(memberId);
    this.preferences.forget(memberId);
    this.muted.forget(memberId);
    this.outbox.forget(memberId);
    this.proposals.forget(memberId);
    this.arrangements.forget(memberId);
    this.calendars.forget(memberId);
    this.works.forget(memberId);
    this.reminders.forget(memberId);
    this.drafts.forget(memberId);
  }

  /** What the work stores is stored whole or, where it throws, not at all. It does not wait. */
  together<T>(work: () => T): T {
    this.#database.exec('begin immediate');
    try {
      const made = work();
      this.#database.exec('commit');
      return made;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  /** Leaves nothing of what was removed in the files: what is deleted is overwritten, the log emptied. */
  wipe(): void {
    this.#database.exec('pragma wal_checkpoint(truncate)');
  }

  /** What is kept of a match goes with it (OWN-3). */
  forgetMatch(matchId: string): void {
    this.proposals.forgetMatch(matchId);
    this.arrangements.forgetMatch(matchId);
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
