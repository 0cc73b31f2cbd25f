import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * `imap`: the mailbox of replies; `letters_read`: when a coach has read the texts of emails;
 * `evenings`: `off` if the club does not use free evenings; `club_proposals`: the day of the last
 * ones; `evening_courts`: how many courts there are, as by `parseCourts`; `chat_group` and
 * `chat_group_invitation`: the group for the club's news, and the link that connects one.
 */
type ProgressJob =
  | 'feed'
  | 'week_left'
  | 'imap'
  | 'letters_read'
  | 'evenings'
  | 'club_proposals'
  | 'evening_courts'
  | 'chat_group'
  | 'chat_group_invitation';

/** Stores how far each job has come, so that jobs continue after a restart. */
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

  /** Null before the job's first run. */
  of(job: ProgressJob): string | null {
    const reached = this.#reached.get(job)?.['reached'];
    return typeof reached === 'string' ? reached : null;
  }

  set(job: ProgressJob, reached: string): void {
    this.#reach.run(job, reached);
  }
}
