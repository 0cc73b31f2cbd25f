import assert from 'node:assert/strict';
import type { Body } from '../src/core/bodies.ts';
import { getGameNumber, type History, type Seat } from '../src/core/history.ts';
import { makePositionRef } from '../src/core/position-ref.ts';
import { computeStanding } from '../src/core/standing.ts';
import { NOUGHTS } from '../noughts/rules.ts';

/** Everything one honest player did: their history may contain nothing else in their name. */
export class OwnDeeds {
  readonly #seat: Seat;
  readonly #hostSide: 0 | 1;
  readonly #done = new Set<string>();

  constructor(seat: Seat, hostSide: 0 | 1) {
    this.#seat = seat;
    this.#hostSide = hostSide;
  }

  note(body: Body): void {
    if (body.t === 'move') this.#add(body.t, body.move, body.at.game, body.at.ply, body.at.hash);
    else if (body.t === 'resign') this.#add(body.t, body.why, body.at);
    else if (body.t === 'rematch') this.#add(body.t, body.game);
    else if (body.t === 'offer')
      this.#add(body.t, body.kind, body.at.game, body.at.rev, body.at.cut);
  }

  check(history: History): void {
    const [game, seat] = [getGameNumber(history), this.#seat];
    const want = history.want[seat];
    assert.ok(want === 1 || this.#has('rematch', want), `a game ${want} that was not asked for`);
    const { movers } = computeStanding({ rules: NOUGHTS, hostSide: this.#hostSide }, history);
    assert.equal(movers.length, history.moves.length, 'all moves are legal');
    for (const [ply, [move]] of history.moves.entries()) {
      if (movers[ply] !== seat) continue;
      const { hash } = makePositionRef(history, ply);
      assert.ok(this.#has('move', move, game, ply, hash), `move ${ply} was never made`);
    }
    const resigned = history.resigned[seat];
    if (resigned !== null) {
      const at = makePositionRef(history, resigned.ply);
      assert.ok(this.#has('resign', resigned.why, at), 'a resignation that never was');
    }
    for (const kind of ['draw', 'takeBack'] as const) {
      const asked = history.asked[seat][kind];
      const isMine = asked === null || asked.state === 'declined';
      const { rev, cut } = history;
      assert.ok(isMine || this.#has('offer', kind, game, rev, cut), `a ${kind} never offered`);
    }
  }

  #add(...deed: readonly unknown[]): void {
    this.#done.add(JSON.stringify(deed));
  }

  #has(...deed: readonly unknown[]): boolean {
    return this.#done.has(JSON.stringify(deed));
  }
}
