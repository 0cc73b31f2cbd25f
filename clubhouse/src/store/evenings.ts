import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type DayPart, dayOf, PART_LETTERS } from '../evenings/core/parts.ts';
import { ClubProposals } from './club-proposals.ts';

/** When members can play. Nothing is read or kept after its day (EVE-3). */
export class Evenings {
  readonly proposals: ClubProposals;
  readonly #database: DatabaseSync;
  readonly #of: StatementSync;
  readonly #put: StatementSync;
  readonly #shared: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.proposals = new ClubProposals(database);
    this.#of = database.prepare(
      'select day, letters from evenings where member_id = ? and day >= ? order by day',
    );
    this.#put = database.prepare('insert or replace into evenings values (?, ?, ?)');
    this.#shared = database.prepare(
      'select parts from shared_evenings where players = ? and day = ?',
    );
  }

  /** The free parts of each day that the member answered; empty if they have saved nothing. */
  of(memberId: string, today: string): ReadonlyMap<string, readonly DayPart[]> {
    const rows = this.#of.all(memberId, today).map(({ day, letters }) => {
      const free = PART_LETTERS.filter((letter) => String(letters).includes(letter));
      return [String(day), free.map((letter): DayPart => `${String(day)}${letter}`)] as const;
    });
    return new Map(rows);
  }

  /** @param days the days answered, free or not */
  save(memberId: string, days: ReadonlySet<string>, free: readonly DayPart[]): void {
    for (const day of days) {
      const letters = free.filter((part) => dayOf(part) === day).map((part) => part.slice(-1));
      this.#put.run(memberId, day, letters.join(''));
    }
  }

  /** Members with an answer for today or later. */
  listMembers(today: string): string[] {
    const sql = 'select distinct member_id from evenings where day >= ?';
    return this.#database
      .prepare(sql)
      .all(today)
      .map((row) => String(row['member_id']));
  }

  isOff(memberId: string): boolean {
    return this.#run('select 1 from evenings_off where member_id = ?', memberId) !== undefined;
  }

  /** Turning it off deletes the answers, but not what others were shown of them that day. */
  turn(memberId: string, isOn: boolean): void {
    if (isOn) this.#run('delete from evenings_off where member_id = ?', memberId);
    else this.#run('insert or ignore into evenings_off values (?)', memberId);
    if (!isOn) this.forgetAnswers(memberId);
  }

  /** The times that these players were shown that day; null if none yet. */
  sharedBy(players: string, day: string): DayPart[] | null {
    const row = this.#shared.get(players, day);
    return row === undefined
      ? null
      : (String(row['parts']).split(' ').filter(Boolean) as DayPart[]);
  }

  share(players: string, day: string, parts: readonly DayPart[]): void {
    const sql = 'insert or replace into shared_evenings values (?, ?, ?)';
    this.#run(sql, players, day, parts.join(' '));
  }

  removeBefore(today: string): void {
    this.#run('delete from evenings where day < ?', today);
    this.#run('delete from shared_evenings where day < ?', today);
    this.proposals.removeBefore(today);
  }

  /** Deletes everyone's answers and all that was shown, when the club stops using them. */
  clear(): void {
    this.#database.exec('delete from evenings; delete from shared_evenings');
    this.proposals.end('');
  }

  /** Forgets the answers of a member who pauses or leaves. */
  forgetAnswers(memberId: string): void {
    this.#run('delete from evenings where member_id = ?', memberId);
    this.proposals.end(memberId);
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.forgetAnswers(memberId);
    this.turn(memberId, true);
    this.#run('delete from shared_evenings where instr(players, ?)', memberId);
    this.proposals.forget(memberId);
  }

  #run(sql: string, ...values: readonly string[]): unknown {
    return this.#database.prepare(sql).get(...values);
  }
}
