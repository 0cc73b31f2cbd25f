import assert from 'node:assert/strict';
import type { Desk } from './desk.ts';
import type { Player, ReportState } from './player.ts';
import { type Course, sortPair, type MatchPlan, makePlan } from './results.ts';

/** All players of the club, who take turns at a few browsers. */
export class Crowd {
  readonly #desks: readonly Desk[];
  readonly #players: readonly Player[];
  readonly #played: number;
  /** The plan of each match that a player has come to play, by the match's sides. */
  readonly #plans = new Map<string, MatchPlan>();
  /** Players who return after the coach's email. */
  readonly #late = new Set<Player>();
  readonly #givingIn = new Set<Player>();
  reports = 0;

  /** @param played the share of matches that are played, from 0 to 1 */
  constructor(desks: readonly Desk[], players: readonly Player[], played: number) {
    this.#desks = desks;
    this.#players = players;
    this.#played = played;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** Number of matches that went this way. */
  count(course: Course): number {
    return [...this.#plans.values()].filter((plan) => plan.course === course).length;
  }

  /** The last player applies; the coach has imported the others. */
  async apply(): Promise<void> {
    await this.#each(this.#players.slice(-1), (player, desk) => player.apply(desk));
  }

  comeIn(): Promise<void> {
    return this.#each(this.#players, (player, desk) => player.comeIn(desk));
  }

  /** The two strongest arrange their match, one on a page and the other by email. */
  async arrange(): Promise<void> {
    const [one, other] = this.#players;
    if (one === undefined || other === undefined) throw new Error('nobody can arrange a match');
    await this.#each([one], (player, desk) => player.proposeTimes(desk, other.name));
    await this.#each([other], (player, desk) => player.acceptTime(desk, one.name));
  }

  /** Each player enters their matches as they remember them. */
  play(): Promise<void> {
    return this.#each(this.#players, async (player, desk) => {
      await player.open(desk, /has started/);
      for (const due of await player.dues(desk, 'report')) {
        const side = player.sideAgainst(due.opponent);
        if (side === null) continue;
        const plan = this.#plan(side, due.opponent);
        this.#remember(player, side, plan);
        if (!isSaidAtOnce(plan, side)) continue;
        const isDifferent = plan.course === 'disputed' || plan.course === 'amended';
        const hasWon = isDifferent || plan.winner === sortPair(side);
        await this.#reported(plan, player.report(desk, due, plan, hasWon));
      }
    });
  }

  /** Players who got an email play what was left and report it; those who were wrong give in. */
  async comeBack(): Promise<void> {
    await this.#each([...this.#late], async (player, desk) => {
      await player.open(desk, /to go/);
      for (const due of await player.dues(desk, 'report')) {
        const side = player.sideAgainst(due.opponent);
        if (side === null) continue;
        const plan = this.#plan(side, due.opponent);
        if (plan.course !== 'late') continue;
        await this.#reported(plan, player.report(desk, due, plan, plan.winner === sortPair(side)));
      }
    });
    await this.#each([...this.#givingIn], async (player, desk) => {
      await player.open(desk, /has started/);
      for (const due of await player.dues(desk, 'sort')) {
        const side = player.sideAgainst(due.opponent);
        if (side === null) continue;
        const plan = this.#plan(side, due.opponent);
        if (plan.course !== 'amended' || plan.winner === sortPair(side)) continue;
        assert.equal(await player.giveIn(desk, due, plan, false), 'agreed');
        this.reports += 1;
      }
    });
  }

  /** @returns how many opted out */
  async rest(every: number): Promise<number> {
    const resting = this.#players.filter((_, index) => index % every === every - 1);
    await this.#each(resting, async (player, desk) => {
      await player.open(desk, /has started/);
      await player.restNextSeason(desk);
    });
    return resting.length;
  }

  /** @param orderOf the names in a player's box, from the top */
  async readTables(
    some: readonly Player[],
    orderOf: (name: string) => Promise<readonly string[]>,
  ): Promise<void> {
    await this.#each(some, async (player, desk) =>
      player.readTable(desk, await orderOf(player.name)),
    );
  }

  async signOut(): Promise<void> {
    await this.#each(this.#players.slice(-1), (player, desk) => player.signOut(desk));
  }

  /** Everyone with a place reads their opponents. */
  async begin(some: readonly Player[]): Promise<void> {
    await this.#each(some, async (player, desk) => {
      await player.open(desk, /has started/);
      assert.ok((await player.dues(desk, 'report')).length > 0, player.name);
    });
  }

  #plan(side: string, opponent: string): MatchPlan {
    const plan = makePlan([side, opponent], this.#played);
    this.#plans.set([side, opponent].map(sortPair).toSorted().join('|'), plan);
    return plan;
  }

  #remember(player: Player, side: string, { course, winner }: MatchPlan): void {
    if (course === 'late') this.#late.add(player);
    if (course === 'amended' && winner !== sortPair(side)) this.#givingIn.add(player);
  }

  async #reported({ course }: MatchPlan, said: Promise<ReportState>): Promise<void> {
    const result = await said;
    this.reports += 1;
    const isDifferent = course === 'disputed' || course === 'amended';
    assert.ok(result === 'waits' || result === (isDifferent ? 'differs' : 'agreed'), result);
  }

  /** Runs work for all players, as many at a time as there are browsers. */
  async #each(
    players: readonly Player[],
    act: (player: Player, desk: Desk) => Promise<void>,
  ): Promise<void> {
    const waiting = players.values();
    await Promise.all(
      this.#desks.map(async (desk) => {
        for (const player of waiting) {
          await act(player, desk).catch((error: unknown) => {
            throw new Error(`${player.name} at ${desk.page.url()}`, { cause: error });
          });
        }
      }),
    );
  }
}

/** Whether a side reports before the coach sends any email. */
function isSaidAtOnce({ course, first }: MatchPlan, side: string): boolean {
  if (course === 'oneSided') return first === sortPair(side);
  return course !== 'unplayed' && course !== 'late';
}
