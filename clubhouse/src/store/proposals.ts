import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface Proposal {
  readonly id: number;
  readonly matchId: string;
  readonly side: 0 | 1;
  /** The author. */
  readonly memberId: string;
  /** One to three times, in epoch milliseconds, earliest first. */
  readonly times: readonly number[];
  readonly place: string | null;
  readonly note: string | null;
  readonly state: 'open' | 'accepted' | 'replaced' | 'withdrawn';
  /** The same for proposals sent to several opponents at once (ARR-16); null for a single one. */
  readonly offerId: string | null;
}

export interface DatedProposal extends Proposal {
  readonly madeAt: number;
}

type NewProposal = Omit<Proposal, 'id' | 'state'>;
type ProposalRow = Readonly<Record<string, unknown>>;

/** Proposals; at most one is open per match (ARR-6). */
export class Proposals {
  readonly #insert: StatementSync;
  readonly #replace: StatementSync;
  readonly #close: StatementSync;
  readonly #find: StatementSync;
  readonly #open: StatementSync;
  readonly #of: StatementSync;
  readonly #ofMember: StatementSync;
  readonly #count: StatementSync;
  readonly #closeOffer: StatementSync;
  readonly #accepted: StatementSync;
  readonly #forget: StatementSync;
  readonly #clearWords: StatementSync;
  readonly #forgetMatch: StatementSync;
  readonly #removeOld: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert into proposals (match_id, side, member_id, times, place, note, state, made_at, offer_id) ' +
        "values (?, ?, ?, ?, ?, ?, 'open', ?, ?) returning id",
    );
    this.#replace = database.prepare(
      "update proposals set state = 'replaced' where match_id = ? and state = 'open'",
    );
    this.#close = database.prepare(
      "update proposals set state = ? where id = ? and state = 'open'",
    );
    this.#find = database.prepare('select * from proposals where id = ?');
    this.#open = database.prepare(
      "select * from proposals where state = 'open' and match_id in (select value from json_each(?))",
    );
    this.#of = database.prepare('select * from proposals where match_id = ? order by id');
    this.#ofMember = database.prepare('select * from proposals where member_id = ? order by id');
    this.#count = database.prepare(
      'select count(*) as made from proposals where member_id = ? and made_at > ?',
    );
    this.#closeOffer = database.prepare(
      "update proposals set state = 'withdrawn' where offer_id = ? and state = 'open'",
    );
    this.#accepted = database.prepare(
      "select 1 from proposals where offer_id = ? and state = 'accepted'",
    );
    this.#forget = database.prepare('delete from proposals where member_id = ?');
    this.#clearWords = database.prepare(
      'update proposals set note = null, place = null ' +
        'where match_id in (select value from json_each(?))',
    );
    this.#forgetMatch = database.prepare('delete from proposals where match_id = ?');
    this.#removeOld = database.prepare('delete from proposals where made_at < ?');
  }

  add(proposal: NewProposal, now: number): Proposal {
    const { matchId, side, memberId, times, place, note, offerId } = proposal;
    this.#replace.run(matchId);
    const list = JSON.stringify(times);
    const row = this.#insert.get(matchId, side, memberId, list, place, note, now, offerId);
    return { ...proposal, id: Number(row?.['id']), state: 'open' };
  }

  /** @returns whether the proposal was still open */
  close(id: number, state: 'accepted' | 'withdrawn'): boolean {
    return this.#close.run(state, id).changes > 0;
  }

  /** Withdraws the open proposals of an offer to several. */
  closeOffer(offerId: string): void {
    this.#closeOffer.run(offerId);
  }

  /** Whether a recipient of the offer has accepted one of its times. */
  isTaken(offerId: string): boolean {
    return this.#accepted.get(offerId) !== undefined;
  }

  find(id: number): Proposal | null {
    const row = this.#find.get(id);
    return row === undefined ? null : toProposal(row);
  }

  openIn(matchIds: readonly string[]): ReadonlyMap<string, Proposal> {
    const rows = this.#open.all(JSON.stringify(matchIds)).map(toProposal);
    return new Map(rows.map((proposal) => [proposal.matchId, proposal]));
  }

  /** All stored proposals of a match, in the order they were made. */
  of(matchId: string): DatedProposal[] {
    return this.#of.all(matchId).map(toDatedProposal);
  }

  /** All proposals by a member, for their data export (SELF-7). */
  ofMember(memberId: string): DatedProposal[] {
    return this.#ofMember.all(memberId).map(toDatedProposal);
  }

  /** Number of proposals by a member since a time. */
  countSince(memberId: string, since: number): number {
    return Number(this.#count.get(memberId, since)?.['made']);
  }

  /** Forgets an erased member (OWN-2): others may have named them in notes about their matches. */
  forget(memberId: string, matchIds: readonly string[]): void {
    this.#forget.run(memberId);
    this.#clearWords.run(JSON.stringify(matchIds));
  }

  forgetMatch(matchId: string): void {
    this.#forgetMatch.run(matchId);
  }

  removeOlderThan(instant: number): void {
    this.#removeOld.run(instant);
  }
}

function toDatedProposal(row: ProposalRow): DatedProposal {
  return { ...toProposal(row), madeAt: Number(row['made_at']) };
}

function toProposal(row: ProposalRow): Proposal {
  const state = STATES.find((one) => one === row['state']);
  if (state === undefined) throw new Error(`a proposal is ${String(row['state'])}`);
  const times: unknown = JSON.parse(String(row['times']));
  return {
    id: Number(row['id']),
    matchId: String(row['match_id']),
    side: row['side'] === 0 ? 0 : 1,
    memberId: String(row['member_id']),
    times: Array.isArray(times) ? times.map(Number) : [],
    place: readText(row['place']),
    note: readText(row['note']),
    state,
    offerId: readText(row['offer_id']),
  };
}

const STATES = ['open', 'accepted', 'replaced', 'withdrawn'] as const;

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
