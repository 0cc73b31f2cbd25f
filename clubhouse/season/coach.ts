import { type Json, list, expectText } from 'test-kit/club-calls';
import { settle, makeWin } from 'test-kit/club-results';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';
import type { Sets } from './results.ts';

/** The coach's part of a season; players have their own pages. */
export class Coach {
  readonly #league: League;
  #season = '';
  #competition = '';
  #matches: readonly Json[] = [];

  constructor(league: League) {
    this.#league = league;
  }

  /**
   * Accepts all applications.
   * @returns how many
   */
  async approveAll(): Promise<number> {
    const { data } = await this.#league.must('GET', '/v1/join-requests?limit=100');
    for (const { id } of list(data)) {
      await this.#league.must('POST', `/v1/join-requests/${expectText(id)}/approve`, {});
    }
    return list(data).length;
  }

  /** Creates one box for everyone, with all its matches. */
  async begin(): Promise<void> {
    const { must } = this.#league;
    const members = list((await must('GET', '/v1/members?limit=100'))['data']);
    const season = { name: 'Autumn', starts_on: dateAfter(-1), ends_on: dateAfter(30) };
    this.#season = await beginSeason(must, season);
    const fields = { season_id: this.#season, name: 'Singles', discipline: 'singles' };
    const plan = { name: 'Box 1', entries: members.map(({ id }) => [expectText(id)]) };
    const { id, boxes } = await beginCompetition(must, fields, [plan]);
    this.#competition = id;
    this.#matches = boxes.flatMap(({ matches }) => matches);
  }

  /** Decides a disputed match. */
  async settle(winner: string, loser: string, sets: Sets): Promise<void> {
    const match = await this.#matchOf(winner, loser);
    const isFirst = expectText(list(match['sides'])[0]?.['label']) === winner;
    await settle(this.#league.must, expectText(match['id']), {
      ...makeWin(isFirst ? 0 : 1, sets),
      played_on: dateAfter(0),
      reason: 'conflicting_entries',
    });
  }

  /** The counting result of a match: outcome, winner, and sets from the winner's side. */
  async resultOf(winner: string, loser: string): Promise<string> {
    const match = await this.#matchOf(winner, loser);
    const isFirst = expectText(list(match['sides'])[0]?.['label']) === winner;
    const { result } = match;
    const sets = result?.['score']?.['sets'] === undefined ? [] : list(result['score']['sets']);
    const said = sets.map(({ games }) => {
      const pair = list(games).map(Number);
      return (isFirst ? pair : pair.toReversed()).join('-');
    });
    const won: unknown = result?.['winning_side'];
    const whose = won === (isFirst ? 0 : 1) ? winner : loser;
    return [expectText(result?.['outcome']), whose, ...said].join(' ');
  }

  /** The names in the table, from the league. */
  async table(): Promise<string[]> {
    const path = `/v1/competitions/${this.#competition}/standings`;
    const tables = list((await this.#league.must('GET', path))['data']);
    return list(tables[0]?.['rows']).map((row) => expectText(row['label']));
  }

  async complete(): Promise<void> {
    await this.#league.must('PATCH', `/v1/competitions/${this.#competition}`, {
      state: 'complete',
    });
    await this.#league.must('PATCH', `/v1/seasons/${this.#season}`, { state: 'complete' });
  }

  async #matchOf(one: string, other: string): Promise<Json> {
    const found = this.#matches.find(({ sides }) => {
      const labels = list(sides).map(({ label }) => expectText(label));
      return labels.includes(one) && labels.includes(other);
    });
    if (found === undefined) throw new Error(`no match of ${one} and ${other}`);
    return this.#league.must('GET', `/v1/matches/${expectText(found['id'])}`);
  }
}
