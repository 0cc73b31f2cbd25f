import type { DatabaseSync } from 'node:sqlite';
import type { DayPart } from '../evenings/core/parts.ts';

/** A match that the club proposed at a time that all players have free (EVE-9). */
export interface ClubProposal {
  readonly id: number;
  readonly matchId: string;
  /** The ids of all players, as by `namePlayers`. */
  readonly players: string;
  readonly madeAt: number;
  /** Null once its day is past. */
  readonly part: DayPart | null;
  /** The side that has accepted, unless both have. */
  readonly acceptedSide: 0 | 1 | null;
  /** `open` also after it has lapsed without an answer; `wet` if a coach cancelled the day. */
  readonly state: 'open' | 'ended' | 'wet' | 'arranged' | 'played';
}

/** The club's proposals of the last four weeks (EVE-17). */
export class ClubProposals {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(matchId: string, players: string, part: DayPart, now: number): number {
    const sql =
      'insert into club_proposals (match_id, players, made_at, part) values (?, ?, ?, ?) returning id';
    return Number(this.#database.prepare(sql).get(matchId, players, now, part)?.['id']);
  }

  find(id: number): ClubProposal | null {
    return this.#list('where id = ?', id)[0] ?? null;
  }

  /** All that are kept, the earliest first. */
  list(): ClubProposal[] {
    return this.#list('order by id');
  }

  of(matchIds: readonly string[]): ClubProposal[] {
    const those = 'where match_id in (select value from json_each(?)) order by id';
    return this.#list(those, JSON.stringify(matchIds));
  }

  accept(id: number, side: 0 | 1): void {
    this.#run('set accepted_side = ? where id = ?', side, id);
  }

  close(id: number, state: 'ended' | 'wet' | 'arranged'): void {
    this.#run('set state = ? where id = ?', state, id);
  }

  markPlayed(matchId: string): void {
    this.#run("set state = 'played' where match_id = ? and state = 'arranged'", matchId);
  }

  /** Ends the open ones of a player, or of everybody with an empty id. */
  end(memberId: string): void {
    this.#run("set state = 'ended' where state = 'open' and instr(players, ?)", memberId);
  }

  removeBefore(today: string): void {
    this.#run('set part = null where substr(part, 1, 10) < ?', today);
    const old = "delete from club_proposals where made_at < 1000 * unixepoch(?, '-28 days')";
    this.#database.prepare(old).run(today);
  }

  forget(memberId: string): void {
    this.#database.prepare('delete from club_proposals where instr(players, ?)').run(memberId);
  }

  #run(change: string, ...values: readonly (string | number)[]): void {
    this.#database.prepare(`update club_proposals ${change}`).run(...values);
  }

  #list(which: string, ...values: readonly (string | number)[]): ClubProposal[] {
    const rows = this.#database.prepare(`select * from club_proposals ${which}`).all(...values);
    return rows.map((row) => ({
      id: Number(row['id']),
      matchId: String(row['match_id']),
      players: String(row['players']),
      madeAt: Number(row['made_at']),
      part: row['part'] as DayPart | null,
      acceptedSide: row['accepted_side'] as 0 | 1 | null,
      state: row['state'] as ClubProposal['state'],
    }));
  }
}
