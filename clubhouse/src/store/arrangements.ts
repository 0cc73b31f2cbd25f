import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The time and place of a match; the league stores only the day. */
export interface Arrangement {
  readonly matchId: string;
  readonly startsAt: number;
  readonly place: string | null;
  /** Rises with each change, because calendars use the highest (CAL-2). */
  readonly sequence: number;
  readonly isCalledOff: boolean;
  readonly changedAt: number;
}

interface AgreedTime {
  readonly matchId: string;
  readonly startsAt: number;
  readonly place: string | null;
  /** The member who accepted the time. */
  readonly memberId: string;
}

/** The agreement for each match. Called-off ones are kept, so that the sequence keeps rising. */
export class Arrangements {
  readonly #set: StatementSync;
  readonly #callOff: StatementSync;
  readonly #of: StatementSync;
  readonly #forget: StatementSync;
  readonly #clearPlace: StatementSync;
  readonly #forgetMatch: StatementSync;
  readonly #removeOld: StatementSync;

  constructor(database: DatabaseSync) {
    this.#set = database.prepare(
      'insert into arrangements (match_id, starts_at, place, member_id, changed_at) ' +
        'values (?, ?, ?, ?, ?) on conflict (match_id) do update set ' +
        'starts_at = excluded.starts_at, place = excluded.place, member_id = excluded.member_id, ' +
        'changed_at = excluded.changed_at, sequence = sequence + 1, is_called_off = 0 ' +
        'returning *',
    );
    this.#callOff = database.prepare(
      'update arrangements set is_called_off = 1, sequence = sequence + 1, changed_at = ? ' +
        'where match_id = ? and is_called_off = 0 returning *',
    );
    this.#of = database.prepare(
      'select * from arrangements where match_id in (select value from json_each(?))',
    );
    this.#forget = database.prepare('delete from arrangements where member_id = ?');
    this.#clearPlace = database.prepare(
      'update arrangements set place = null where match_id in (select value from json_each(?))',
    );
    this.#forgetMatch = database.prepare('delete from arrangements where match_id = ?');
    this.#removeOld = database.prepare('delete from arrangements where starts_at < ?');
  }

  set({ matchId, startsAt, place, memberId }: AgreedTime, now: number): Arrangement {
    const row = this.#set.get(matchId, startsAt, place, memberId, now);
    if (row === undefined) throw new Error('an arrangement was not stored');
    return toArrangement(row);
  }

  /** Null if nothing is arranged. */
  callOff(matchId: string, now: number): Arrangement | null {
    const row = this.#callOff.get(now, matchId);
    return row === undefined ? null : toArrangement(row);
  }

  /** Arrangements by match, including those called off. */
  of(matchIds: readonly string[]): ReadonlyMap<string, Arrangement> {
    const rows = this.#of.all(JSON.stringify(matchIds)).map(toArrangement);
    return new Map(rows.map((one) => [one.matchId, one]));
  }

  /** Forgets an erased member (OWN-2): the place may contain words by them or about them. */
  forget(memberId: string, matchIds: readonly string[]): void {
    this.#forget.run(memberId);
    this.#clearPlace.run(JSON.stringify(matchIds));
  }

  forgetMatch(matchId: string): void {
    this.#forgetMatch.run(matchId);
  }

  removeOlderThan(instant: number): void {
    this.#removeOld.run(instant);
  }
}

function toArrangement(row: Readonly<Record<string, unknown>>): Arrangement {
  const place = row['place'];
  return {
    matchId: String(row['match_id']),
    startsAt: Number(row['starts_at']),
    place: typeof place === 'string' ? place : null,
    sequence: Number(row['sequence']),
    isCalledOff: row['is_called_off'] === 1,
    changedAt: Number(row['changed_at']),
  };
}
