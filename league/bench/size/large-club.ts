import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { playBestOfThree, makeSeededRandom } from '../../demo/chance.ts';
import { DEFAULT_RULES } from '../../src/competitions/rules/competition-rules.ts';
import { findWinningSide } from '../../src/results/rules/claim.ts';
import { makeRoundRobin } from '../../src/shared/round-robin.ts';

const PER_DIVISION = 10;
const DIVISIONS_PER_COMPETITION = 1000;
const AT = '2026-03-01T12:00:00.000Z';
/** The running season's matches per state, in percent; the rest are open. */
const SHARES = { played: 70, reported: 10, disputed: 2 };

/** Writes the rows that the service adds when a match becomes disputed. */
const DISPUTES = `insert into dispute_members (match_id, member_id)
  select matches.id, member_id from matches
  join entry_members on entry_id in (entry0_id, entry1_id)
  where status = 'disputed';
  insert into dispute_counts (member_id, disputes)
  select member_id, count(*) from dispute_members group by member_id`;

export interface LargeClub {
  readonly matches: number;
  readonly season: string;
  readonly competition: string;
  readonly division: string;
  readonly entry: string;
  readonly member: string;
  /** Open matches of the current season. */
  readonly open: readonly string[];
}

/**
 * Writes into an installed, empty SQLite database: through the API, the largest would take hours. A
 * complete and a current season in boxes of ten, so every member has 9 matches in each.
 */
export function writeLargeClub(path: string, members: number): LargeClub {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000');
  db.exec('begin');
  const club = new Writer(db).write(members);
  // A release without this table: a later one makes it from the feed when it opens the file.
  const isNoted = db.prepare("select 1 from sqlite_schema where name = 'dispute_members'").get();
  if (isNoted !== undefined) db.exec(DISPUTES);
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
  return club;
}

class Writer {
  readonly #random = makeSeededRandom(7);
  readonly #insert: (table: string, row: Readonly<Record<string, SQLInputValue>>) => void;
  #ids = 0;
  #position: number;
  readonly #open: string[] = [];
  #matches = 0;

  constructor(db: DatabaseSync) {
    const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
    this.#insert = (table, row) => {
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      const text = `insert into ${table} (${columns.join(', ')}) values (${marks})`;
      const statement = statements.get(text) ?? db.prepare(text);
      statements.set(text, statement);
      statement.run(...Object.values(row));
    };
    this.#position = Number(db.prepare('select position from feed').get()?.['position']);
    this.finish = () => db.prepare('update feed set position = ?').run(this.#position);
  }

  readonly finish: () => unknown;

  write(count: number): LargeClub {
    const members = Array.from({ length: count }, (_, index) => this.#member(index));
    this.#season('complete', members);
    const running = this.#season('active', members);
    this.finish();
    const member = members.at(-1) ?? '';
    return { ...running, member, open: this.#open, matches: this.#matches };
  }

  #id(): string {
    const digits = (this.#ids++).toString(16).padStart(12, '0');
    return `01980000-0000-7000-8000-${digits}`;
  }

  #member(index: number): string {
    const id = this.#id();
    const name = `Member ${index}`;
    const email = `member.${index}@example.org`;
    this.#insert('members', {
      id,
      display_name: name,
      display_name_key: name.toLowerCase(),
      status: 'active',
      email,
      email_key: email,
      created_at: AT,
      updated_at: AT,
    });
    return id;
  }

  #season(state: 'complete' | 'active', members: readonly string[]) {
    const season = this.#id();
    const row = { id: season, name: `Season ${state}`, state, created_at: AT, updated_at: AT };
    this.#insert('seasons', { ...row, results_deadline: '2099-12-01' });
    const size = PER_DIVISION * DIVISIONS_PER_COMPETITION;
    let last = { competition: '', division: '', entry: '' };
    for (let start = 0; start < members.length; start += size) {
      last = this.#competition(season, state, members.slice(start, start + size));
    }
    return { season, ...last };
  }

  #competition(season: string, state: 'complete' | 'active', members: readonly string[]) {
    const competition = this.#id();
    this.#insert('competitions', {
      id: competition,
      season_id: season,
      name: `Boxes ${competition.slice(-6)}`,
      discipline: 'singles',
      state,
      visibility: 'members',
      rules: JSON.stringify(DEFAULT_RULES),
      placements_decided: 1,
      created_at: AT,
      updated_at: AT,
    });
    let last = { division: '', entry: '' };
    for (let start = 0; start < members.length; start += PER_DIVISION) {
      const position = start / PER_DIVISION + 1;
      last = this.#division(
        competition,
        position,
        state,
        members.slice(start, start + PER_DIVISION),
      );
    }
    return { competition, ...last };
  }

  #division(competition: string, position: number, state: string, members: readonly string[]) {
    const division = this.#id();
    const made = { created_at: AT, updated_at: AT };
    const name = `Box ${position}`;
    this.#insert('divisions', {
      id: division,
      competition_id: competition,
      name,
      position,
      ...made,
    });
    const entries = members.map((member) => {
      const id = this.#id();
      const held = { competition_id: competition, division_id: division };
      this.#insert('entries', { id, ...held, status: 'active', ...made });
      const place = { competition_id: competition, member_id: member, position: 0 };
      this.#insert('entry_members', { entry_id: id, ...place });
      return id;
    });
    for (const [zero, one] of makeRoundRobin(entries.length)) {
      const sides = [entries[zero] ?? '', entries[one] ?? ''] as const;
      this.#match({ competition, division, sides, isOver: state === 'complete' });
    }
    return { division, entry: entries.at(-1) ?? '' };
  }

  #match(of: {
    readonly competition: string;
    readonly division: string;
    readonly sides: readonly [string, string];
    readonly isOver: boolean;
  }): void {
    const id = this.#id();
    this.#matches += 1;
    const status = of.isOver ? 'played' : this.#status();
    if (status === 'open') this.#open.push(id);
    const score = playBestOfThree(this.#random, 0.5);
    const text = JSON.stringify(score);
    const said = { outcome: 'completed', score, retiredSide: null } as const;
    const claimIds = status === 'open' ? [] : [this.#id(), this.#id()];
    const result =
      status === 'played'
        ? {
            result_claim_id: claimIds[0] ?? null,
            outcome: 'completed',
            score: text,
            winning_side: findWinningSide(DEFAULT_RULES.format, said),
          }
        : {};
    this.#insert('matches', {
      id,
      competition_id: of.competition,
      division_id: of.division,
      entry0_id: of.sides[0],
      entry1_id: of.sides[1],
      status,
      ...result,
      created_at: AT,
      updated_at: this.#time(),
    });
    const sides = status === 'reported' ? [0] : [0, 1];
    for (const [index, claim] of claimIds.slice(0, sides.length).entries()) {
      this.#claim(claim, id, index, status, text);
    }
  }

  #claim(id: string, match: string, side: number, status: string, score: string): void {
    this.#insert('claims', {
      id,
      match_id: match,
      side,
      outcome: 'completed',
      score,
      state: status === 'played' ? 'confirmed' : 'pending',
      source: 'web',
      submitted_at: AT,
    });
    this.#position += 1;
    this.#insert('events', {
      position: this.#position,
      id: this.#id(),
      kind: side === 1 && status === 'disputed' ? 'match.disputed' : 'match.claimed',
      occurred_at: AT,
      actor_type: 'system',
      subject_type: 'match',
      subject_id: match,
      match_id: match,
      data: JSON.stringify({ claim_id: id, side, outcome: 'completed' }),
    });
  }

  #status(): 'played' | 'reported' | 'disputed' | 'open' {
    const drawn = this.#random() * 100;
    if (drawn < SHARES.played) return 'played';
    if (drawn < SHARES.played + SHARES.reported) return 'reported';
    return drawn < SHARES.played + SHARES.reported + SHARES.disputed ? 'disputed' : 'open';
  }

  /** A random time within a year, as in a real club. */
  #time(): string {
    return new Date(Date.UTC(2026, 0, 1) + Math.floor(this.#random() * 3e10)).toISOString();
  }
}
