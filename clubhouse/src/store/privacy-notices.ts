import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A notice published by the club (FACE-14). */
export interface PublishedNotice {
  /** Counted from 1. */
  readonly version: number;
  /** The day of publication, such as `2026-10-01`. */
  readonly day: string;
  /** The name of the publisher's key; empty if the notice is older than these records. */
  readonly publishedBy: string;
  /** The notice in branding format. */
  readonly notice: Readonly<Record<string, unknown>>;
}

/** Every published privacy notice. None is ever deleted, because people agreed to them. */
export class PrivacyNotices {
  readonly #add: StatementSync;
  readonly #all: StatementSync;
  readonly #find: StatementSync;

  constructor(database: DatabaseSync) {
    this.#add = database.prepare(
      'insert into privacy_notices (version, day, published_by, notice) values (?, ?, ?, ?) ' +
        'on conflict (version) do nothing',
    );
    this.#all = database.prepare('select * from privacy_notices order by version desc');
    this.#find = database.prepare('select * from privacy_notices where version = ?');
  }

  add({ version, day, publishedBy, notice }: PublishedNotice): void {
    this.#add.run(version, day, publishedBy, JSON.stringify(notice));
  }

  /** The newest first. */
  all(): PublishedNotice[] {
    return this.#all.all().map(toPublishedNotice);
  }

  find(version: number): PublishedNotice | null {
    const row = this.#find.get(version);
    return row === undefined ? null : toPublishedNotice(row);
  }
}

function toPublishedNotice(row: Readonly<Record<string, unknown>>): PublishedNotice {
  return {
    version: Number(row['version']),
    day: String(row['day']),
    publishedBy: String(row['published_by']),
    // Written only by `add`.
    notice: JSON.parse(String(row['notice'])) as Readonly<Record<string, unknown>>,
  };
}
