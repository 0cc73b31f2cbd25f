import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from 'service/private-files';
import { type WriteFault, findWriteFault } from 'service/write-fault';
import { AddressChanges } from './address-changes.ts';
import { Arrangements } from './arrangements.ts';
import { CalendarAddresses } from './calendar-addresses.ts';
import { makeFolder } from './data-folder.ts';
import { DATABASE_FILE, openDatabase, TIMEOUT_MS } from './database.ts';
import { ChatLinks } from './chat-links.ts';
import { Drafts } from './drafts.ts';
import { Erasures } from './erasures.ts';
import { Evenings } from './evenings.ts';
import { FamilyLinks } from './family-links.ts';
import { Images } from './images.ts';
import { Imports } from './imports.ts';
import { Invitations } from './invitations.ts';
import { MintedLinks } from './minted-links.ts';
import { MutedLetters } from './muted-letters.ts';
import { Outbox } from './outbox.ts';
import { Preferences } from './preferences.ts';
import { PrivacyNotices } from './privacy-notices.ts';
import { Progress } from './progress.ts';
import { OfferRules } from './offer-rules.ts';
import { Proposals } from './proposals.ts';
import { PushChoices } from './push-choices.ts';
import { PushDevices } from './push-devices.ts';
import { Pushes } from './pushes.ts';
import { Inbox } from './inbox.ts';
import { ReplyAddresses } from './reply-addresses.ts';
import { SharedMailboxes } from './shared-mailboxes.ts';
import { SignInCodes } from './sign-in-codes.ts';
import { SignInWishes } from './sign-in-wishes.ts';
import { Works } from './works.ts';
import { Reminders } from './reminders.ts';

const FAULTS: Readonly<Record<WriteFault, string>> = {
  full: 'storage_full',
  read_only: 'read_only',
  failing: 'storage',
};

/** Everything the clubhouse stores itself. Losing it loses no result. */
export class Store {
  readonly #database: DatabaseSync;
  readonly imports: Imports;
  readonly invitations: Invitations;
  readonly erasures: Erasures;
  readonly links: MintedLinks;
  readonly familyLinks: FamilyLinks;
  readonly mailboxes: SharedMailboxes;
  readonly addressChanges: AddressChanges;
  readonly wishes: SignInWishes;
  readonly codes: SignInCodes;
  readonly preferences: Preferences;
  readonly muted: MutedLetters;
  readonly pushDevices: PushDevices;
  readonly pushChoices: PushChoices;
  readonly pushes: Pushes;
  readonly outbox: Outbox;
  readonly progress: Progress;
  readonly proposals: Proposals;
  readonly offerRules: OfferRules;
  readonly arrangements: Arrangements;
  readonly evenings: Evenings;
  readonly calendars: CalendarAddresses;
  readonly works: Works;
  readonly reminders: Reminders;
  readonly drafts: Drafts;
  readonly images: Images;
  readonly notices: PrivacyNotices;
  readonly replyAddresses: ReplyAddresses;
  readonly inbox: Inbox;
  readonly chatLinks: ChatLinks;

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.imports = new Imports(database);
    this.invitations = new Invitations(database);
    this.erasures = new Erasures(database);
    this.links = new MintedLinks(database);
    this.familyLinks = new FamilyLinks(database);
    this.mailboxes = new SharedMailboxes(database);
    this.addressChanges = new AddressChanges(database);
    this.wishes = new SignInWishes(database);
    this.codes = new SignInCodes(database);
    this.preferences = new Preferences(database);
    this.muted = new MutedLetters(database);
    this.pushDevices = new PushDevices(database);
    this.pushChoices = new PushChoices(database);
    this.pushes = new Pushes(database, now);
    this.outbox = new Outbox(database, now, this.pushes);
    this.progress = new Progress(database);
    this.proposals = new Proposals(database);
    this.offerRules = new OfferRules(database);
    this.arrangements = new Arrangements(database);
    this.evenings = new Evenings(database);
    this.calendars = new CalendarAddresses(database);
    this.works = new Works(database);
    this.reminders = new Reminders(database);
    this.drafts = new Drafts(database);
    this.images = new Images(database);
    this.notices = new PrivacyNotices(database);
    this.replyAddresses = new ReplyAddresses(database);
    this.inbox = new Inbox(database);
    this.chatLinks = new ChatLinks(database);
  }

  /** Deletes a member's data and that of their matches (OWN-2). */
  forgetMember(memberId: string, matchIds: readonly string[] = []): void {
    this.imports.forget();
    this.links.forget(memberId);
    this.familyLinks.forget(memberId);
    this.mailboxes.forget(memberId);
    this.addressChanges.remove(memberId);
    // Looks up addresses in the outbox, so it must run before the outbox is cleared.
    this.wishes.forget(memberId);
    this.codes.forget(memberId);
    this.preferences.forget(memberId);
    this.muted.forget(memberId);
    this.pushDevices.forget(memberId);
    this.pushChoices.forget(memberId);
    this.outbox.forget(memberId);
    this.outbox.forgetUnnoted();
    this.proposals.forget(memberId, matchIds);
    this.arrangements.forget(memberId, matchIds);
    this.evenings.forget(memberId);
    this.calendars.forget(memberId);
    this.works.forget(memberId);
    this.reminders.forget(memberId);
    this.invitations.forget(memberId);
    this.drafts.forget(memberId);
    this.replyAddresses.forget(memberId);
    this.inbox.forget(memberId, matchIds);
    this.chatLinks.forget(memberId);
    this.erasures.note({ personId: memberId, isMember: true });
  }

  /** Deletes all that lets a device act for a member who is signed out everywhere (ENDS-2). */
  endAccess(memberId: string): void {
    this.together(() => {
      this.links.forget(memberId);
      this.codes.forget(memberId);
      this.addressChanges.remove(memberId);
      this.pushDevices.forget(memberId);
      this.calendars.forget(memberId);
      this.chatLinks.forget(memberId);
    });
  }

  /** Rolls back if the work throws. The work must be synchronous. */
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

  /** Deletes an application's data: only emails (OWN-2). */
  forgetApplication(id: string): void {
    this.outbox.forget(id);
    this.erasures.note({ personId: id, isMember: false });
  }

  /**
   * Removes deleted data from the files by rewriting the database and emptying the log.
   * @throws Error if something reads or writes the file meanwhile, such as a backup
   */
  wipe(): void {
    // The site does nothing else meanwhile, so there is no writer to wait for.
    this.#database.exec('pragma busy_timeout = 0');
    try {
      this.#database.exec('vacuum');
      const log = this.#database.prepare('pragma wal_checkpoint(truncate)').get();
      if (log?.['busy'] !== 0) throw new Error('its write-ahead log is in use');
    } finally {
      this.#database.exec(`pragma busy_timeout = ${TIMEOUT_MS}`);
    }
  }

  /** Deletes a match's data (OWN-3). */
  forgetMatch(matchId: string): void {
    this.proposals.forgetMatch(matchId);
    this.arrangements.forgetMatch(matchId);
  }

  /** A word for why the disk accepts no writes; null if a trial write works. Changes nothing. */
  whyNotWritable(): string | null {
    const file = this.#database.location();
    const found = file === null ? null : findWriteFault(file);
    if (found !== null) return FAULTS[found.fault];
    try {
      const { user_version: version } = this.#database.prepare('pragma user_version').get() ?? {};
      this.#database.exec(`pragma user_version = ${Number(version)}`);
      return null;
    } catch {
      return FAULTS.failing;
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** Opens the store, and creates it if missing. `now` gives epoch milliseconds. */
export function openStore(folder: string, now: () => number = Date.now): Store {
  makeFolder(folder);
  const path = join(folder, DATABASE_FILE);
  makePrivateFile(path);
  return new Store(openDatabase(path), now);
}
