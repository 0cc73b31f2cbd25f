import assert from 'node:assert/strict';
import { getGameNumber, type History, otherSeat, type Seat } from '../src/core/history.ts';
import { makePositionRef } from '../src/core/position-ref.ts';
import { computeStanding } from '../src/core/standing.ts';
import type { Body } from '../src/core/bodies.ts';
import { NOUGHTS } from '../noughts/rules.ts';

/** Everything the two players ever did, on any device: a history may contain nothing else. */
export class Ledger {
  readonly #done = new Set<string>();
  readonly #hostSide: 0 | 1;
  readonly #deepest = new Map<number, { readonly rev: number; readonly cut: number }>();

  constructor(hostSide: 0 | 1) {
    this.#hostSide = hostSide;
  }

  /** Notes a message that a player's command caused. */
  note(seat: Seat, body: Body): void {
    switch (body.t) {
      case 'move':
        this.#add(seat, body.t, body.move, body.at);
        return;
      case 'resign':
        this.#add(seat, body.t, body.why, body.at);
        return;
      case 'claim':
        this.#add(seat, body.t, body.at);
        return;
      case 'offer':
      case 'accept':
        this.#add(seat, body.t, body.kind, body.at);
        return;
      case 'rematch':
        this.#add(seat, body.t, body.game);
        return;
      case 'ok':
      case 'absence':
      case 'no-absence':
      case 'withdraw':
      case 'decline':
      case 'no-rematch':
      case 'sync':
    }
  }

  /** Notes an offer that the client repeated: only a draw that the player offered before moving. */
  carry(seat: Seat, history: History, body: Body): void {
    if (body.t !== 'offer') return;
    const before = makePositionRef(history, body.at.ply - 1);
    assert.ok(this.#has(seat, 'offer', 'draw', before), 'an offer that nobody made');
    this.note(seat, body);
  }

  /** Notes the epoch that an accepted take-back began. */
  noteEpoch(history: History): void {
    const { rev, cut } = history;
    const game = getGameNumber(history);
    this.#add(0, 'epoch', game, rev, cut);
    const { rev: deepest = 0, cut: lowest = 0 } = this.#deepest.get(game) ?? {};
    if (rev > deepest || (rev === deepest && cut < lowest)) this.#deepest.set(game, { rev, cut });
  }

  /** Checks the settled game: if nothing was forgotten, it is in the deepest epoch agreed on. */
  checkDeepest(history: History): void {
    const { rev, cut } = this.#deepest.get(getGameNumber(history)) ?? { rev: 0, cut: 0 };
    assert.deepEqual([history.rev, history.cut], [rev, cut], 'the deepest take-back holds');
  }

  /** Fails if a history contains an action that nobody took. */
  check(history: History): void {
    const game = getGameNumber(history);
    for (const seat of [0, 1] as const) {
      const want = history.want[seat];
      assert.ok(want === 1 || this.#has(seat, 'rematch', want), `seat ${seat} asked for ${want}`);
      this.#checkResigned(history, seat);
    }
    const { rev, cut } = history;
    assert.ok(rev === 0 || this.#has(0, 'epoch', game, rev, cut), 'a take-back that both wanted');
    this.#checkMoves(history);
    this.#checkDraw(history);
  }

  #checkResigned(history: History, seat: Seat): void {
    const resigned = history.resigned[seat];
    if (resigned === null) return;
    const at = makePositionRef(history, resigned.ply);
    assert.ok(this.#has(seat, 'resign', resigned.why, at), `seat ${seat} resigned there`);
  }

  #checkMoves(history: History): void {
    const { movers } = computeStanding({ rules: NOUGHTS, hostSide: this.#hostSide }, history);
    assert.equal(movers.length, history.moves.length, 'all moves are legal');
    for (const [ply, [move]] of history.moves.entries()) {
      if (ply < history.cut) continue;
      const at = makePositionRef(history, ply);
      assert.ok(this.#has(movers[ply] ?? 0, 'move', move, at), `move ${ply} was made`);
    }
  }

  #checkDraw(history: History): void {
    if (history.draw === null) return;
    const at = makePositionRef(history);
    const standing = computeStanding({ rules: NOUGHTS, hostSide: this.#hostSide }, history);
    if (history.draw === 'claimed') {
      assert.notEqual(NOUGHTS.claim(standing.position), null, 'a claim that holds');
      assert.ok(this.#has(standing.toMove, 'claim', at), 'of the player whose turn it is');
      return;
    }
    const isAgreed = [0, 1].some((seat) => {
      const offering = seat === 0 ? 0 : 1;
      return (
        this.#has(offering, 'offer', 'draw', at) &&
        this.#has(otherSeat(offering), 'accept', 'draw', at)
      );
    });
    assert.ok(isAgreed, 'a draw that both wanted');
  }

  #add(...deed: readonly unknown[]): void {
    this.#done.add(JSON.stringify(deed));
  }

  #has(...deed: readonly unknown[]): boolean {
    return this.#done.has(JSON.stringify(deed));
  }
}
