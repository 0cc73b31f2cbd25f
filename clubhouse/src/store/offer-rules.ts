import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The match counts as a walkover, or as conceded, with the points of a win and a loss. */
export const OFFER_OUTCOMES = ['walkover', 'conceded'] as const;

/** How a match counts once a side has left this many offers unanswered (COACH-25). */
export interface OfferRule {
  readonly after: 2 | 3;
  readonly outcome: (typeof OFFER_OUTCOMES)[number];
}

/** Each competition's rule on unanswered offers; the league does not know offers. */
export class OfferRules {
  readonly #set: StatementSync;
  readonly #remove: StatementSync;
  readonly #of: StatementSync;

  constructor(database: DatabaseSync) {
    this.#set = database.prepare(
      'insert or replace into offer_rules (competition_id, after_offers, outcome) values (?, ?, ?)',
    );
    this.#remove = database.prepare('delete from offer_rules where competition_id = ?');
    this.#of = database.prepare('select * from offer_rules where competition_id = ?');
  }

  /** @param rule null if the coach decides every case */
  set(competitionId: string, rule: OfferRule | null): void {
    if (rule === null) this.#remove.run(competitionId);
    else this.#set.run(competitionId, rule.after, rule.outcome);
  }

  of(competitionId: string): OfferRule | null {
    const row = this.#of.get(competitionId);
    const outcome = OFFER_OUTCOMES.find((one) => one === row?.['outcome']);
    if (outcome === undefined) return null;
    return { after: row?.['after_offers'] === 2 ? 2 : 3, outcome };
  }
}
