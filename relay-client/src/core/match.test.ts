import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOUGHTS } from '../../test/noughts.ts';
import { gameView } from '../game-view.ts';
import type { Body } from './bodies.ts';
import { type MatchEvent, step } from './match.ts';
import { type MatchState, newMatch } from './state.ts';

/** Two clients of one room whose messages all come in, at once or when they are let through. */
class Pair {
  readonly states: [MatchState, MatchState] = [newMatch(0, 0, false), newMatch(1, 0, true)];
  readonly waiting: [Body[], Body[]] = [[], []];

  constructor() {
    this.greet();
  }

  /** What the seat does; nothing of it has come in yet. */
  act(seat: 0 | 1, event: MatchEvent): string | null {
    const { state, send, refused } = step(NOUGHTS, this.states[seat], event);
    this.states[seat] = structuredClone(state);
    this.waiting[seat].push(...structuredClone(send));
    return refused;
  }

  /** Lets all come in, and what is answered to it. */
  settle(): void {
    while (this.waiting.some((bodies) => bodies.length > 0)) {
      for (const seat of [0, 1] as const) {
        const body = this.waiting[seat].shift();
        if (body !== undefined) this.act(seat === 0 ? 1 : 0, { kind: 'received', body });
      }
    }
  }

  greet(): void {
    for (const seat of [0, 1] as const) {
      const sid = `sid-${seat}-${Math.floor(this.#greetings++)}`;
      this.act(seat, { kind: 'helloSent', sid });
      this.act(seat === 0 ? 1 : 0, { kind: 'helloReceived', sid });
    }
    this.settle();
  }
  #greetings = 0;

  play(...moves: readonly string[]): void {
    for (const move of moves) {
      const seat = [0, 1].find(
        (each) => this.view(each as 0 | 1).turn === this.view(each as 0 | 1).side,
      );
      assert.equal(this.act(seat as 0 | 1, { kind: 'play', move }), null, move);
      this.settle();
    }
  }

  view(seat: 0 | 1): ReturnType<typeof gameView> {
    return gameView(NOUGHTS, this.states[seat]);
  }
}

test('GAME-1: a game is played to its end, and played again with sides swapped', () => {
  const pair = new Pair();
  assert.equal(pair.states[1].isFresh, false);
  pair.play('0', '3', '1', '4', '2');
  for (const seat of [0, 1] as const) {
    const { ending, turn, unconfirmed } = pair.view(seat);
    assert.deepEqual(ending, { by: 'moves', winner: 0, reason: 'three in a row' });
    assert.deepEqual([turn, unconfirmed], [null, 0]);
    assert.equal(pair.act(seat, { kind: 'agree', to: 'rematch' }), null);
    pair.settle();
  }
  assert.deepEqual([pair.view(0).number, pair.view(0).side, pair.view(1).side], [2, 1, 0]);
});
