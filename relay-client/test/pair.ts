import assert from 'node:assert/strict';
import type { Body } from '../src/core/bodies.ts';
import { otherSeat, type Seat } from '../src/core/history.ts';
import { type MatchEvent, step } from '../src/core/match.ts';
import { type MatchState, makeMatch } from '../src/core/state.ts';
import { toGameView } from '../src/game-view.ts';
import { NOUGHTS } from '../noughts/rules.ts';

const MAX_ROUNDS = 50;

/** The two clients of one room; messages wait until delivered. */
export class Pair {
  readonly states: [MatchState, MatchState] = [makeMatch(0, 0, false), makeMatch(1, 0, true)];
  /** The rules of each seat's app. */
  readonly rules = [NOUGHTS, NOUGHTS];
  /** From each seat. */
  readonly waiting: readonly [Body[], Body[]] = [[], []];
  #greetings = 0;

  /** A pair that has greeted and played these moves in turn. */
  static playing(...moves: readonly string[]): Pair {
    const pair = new Pair();
    pair.greet();
    for (const move of moves) {
      const seat = pair.view(0).turn === pair.view(0).side ? 0 : 1;
      assert.equal(pair.act(seat, { kind: 'play', move }), null, move);
      pair.settle();
    }
    return pair;
  }

  /** @returns the reason for a refusal; null if it succeeded */
  act(seat: Seat, event: MatchEvent): string | null {
    const { state, send, refused } = step(this.rules[seat] ?? NOUGHTS, this.states[seat], event);
    this.states[seat] = structuredClone(state);
    this.waiting[seat].push(...structuredClone(send));
    return refused;
  }

  /** Delivers everything, including the replies. */
  settle(): void {
    for (let rounds = 0; this.waiting.some((bodies) => bodies.length > 0); rounds++) {
      assert.ok(rounds < MAX_ROUNDS, 'what comes in is not answered for ever');
      for (const seat of [0, 1] as const) {
        const body = this.waiting[seat].shift();
        if (body !== undefined) this.tell(otherSeat(seat), body);
      }
    }
  }

  /** Loses everything in flight. */
  drop(): void {
    for (const bodies of this.waiting) bodies.length = 0;
  }

  tell(seat: Seat, body: unknown): void {
    this.act(seat, { kind: 'received', body });
  }

  /** Reconnects both. */
  greet(): void {
    for (const seat of [0, 1] as const) {
      const sid = `sid-${++this.#greetings}`;
      this.act(seat, { kind: 'helloSent', sid });
      this.act(otherSeat(seat), { kind: 'helloReceived', sid });
    }
    this.settle();
  }

  view(seat: Seat): ReturnType<typeof toGameView> {
    return toGameView(this.rules[seat] ?? NOUGHTS, this.states[seat]);
  }

  /** The squares played, as both see them. */
  moves(): string {
    const [zero, one] = this.states.map(({ history }) => history.moves.map(([move]) => move));
    assert.deepEqual(zero, one);
    return (zero ?? []).join('');
  }
}
