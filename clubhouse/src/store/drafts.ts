import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type DraftHistory, NO_HISTORY } from '../draft/history.ts';

interface DraftHistoryKey {
  readonly competitionId: string;
  /** A fingerprint of the coach's key. */
  readonly coach: string;
}

const KEPT_MS = 60 * 86_400_000;

/** Coaches' steps on drafts, for undo, and points left as they are (DRFT-9, DRFT-4). */
export class Drafts {
  readonly #find: StatementSync;
  readonly #save: StatementSync;
  readonly #expire: StatementSync;
  readonly #forget: StatementSync;
  readonly #left: StatementSync;
  readonly #leave: StatementSync;
  readonly #ask: StatementSync;
  readonly #forgetLeft: StatementSync;

  constructor(database: DatabaseSync) {
    this.#find = database.prepare(
      'select history from draft_histories where competition_id = ? and coach = ?',
    );
    this.#save = database.prepare(
      'insert or replace into draft_histories (competition_id, coach, history, changed_at) values (?, ?, ?, ?)',
    );
    this.#expire = database.prepare('delete from draft_histories where changed_at < ?');
    this.#forget = database.prepare('delete from draft_histories where instr(history, ?) > 0');
    this.#left = database.prepare('select about from draft_left where competition_id = ?');
    this.#leave = database.prepare(
      'insert or ignore into draft_left (competition_id, about) values (?, ?)',
    );
    this.#ask = database.prepare('delete from draft_left where competition_id = ? and about = ?');
    this.#forgetLeft = database.prepare('delete from draft_left where instr(about, ?) > 0');
  }

  history({ competitionId, coach }: DraftHistoryKey): DraftHistory {
    const row = this.#find.get(competitionId, coach);
    // Written only by `save`.
    return row === undefined ? NO_HISTORY : (JSON.parse(String(row['history'])) as DraftHistory);
  }

  save({ competitionId, coach }: DraftHistoryKey, history: DraftHistory, now: number): void {
    this.#expire.run(now - KEPT_MS);
    this.#save.run(competitionId, coach, JSON.stringify(history), now);
  }

  left(competitionId: string): ReadonlySet<string> {
    return new Set(this.#left.all(competitionId).map((row) => String(row['about'])));
  }

  leave(competitionId: string, about: string): void {
    this.#leave.run(competitionId, about);
  }

  ask(competitionId: string, about: string): void {
    this.#ask.run(competitionId, about);
  }

  /** Forgets an erased member (OWN-2): whole histories, because steps depend on each other. */
  forget(memberId: string): void {
    this.#forget.run(memberId);
    this.#forgetLeft.run(memberId);
  }
}
