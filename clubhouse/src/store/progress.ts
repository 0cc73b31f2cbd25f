import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** `imap`: the mailbox of replies; `letters_read`: a coach has read what letters say, and when. */
type ProgressJob = 'feed' | 'week_left' | 'imap' | 'letters_read';

/** How far jobs have come that go on after a restart. */
export class Progress {
  readonly #reached: StatementSync;
  readonly #reach: StatementSync;

  constructor(database: DatabaseSync) {
    this.#reached = database.prepare('select reached from progress where job = ?');
    this.#reach = database.prepare(
      'insert into progress (job, reached) values (?, ?) ' +
        'on conflict (job) do update set reached = excluded.reached',
    );
  }

  /** Null where it has never been there. */
  of(job: ProgressJob): string | null {
    const reached = this.#reached.get(job)?.['reached'];
    return typeof reached === 'string' ? reached : null;
  }

  set(job: ProgressJob, reached: string): void {
    this.#reach.run(job, reached);
  }
}
