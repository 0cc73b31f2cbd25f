import assert from 'node:assert/strict';
import {
  countSharedPlies,
  getGameNumber,
  type History,
  isSameEpoch,
  type Seat,
} from '../src/core/history.ts';
import type { MatchEvent } from '../src/core/match.ts';
import { computeStanding } from '../src/core/standing.ts';
import type { MatchState, Step } from '../src/core/state.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import type { Ledger } from './ledger.ts';

/** Checks each change to one player's match: nothing that the player saw is undone. */
export class MatchWitness {
  readonly #seat: Seat;
  readonly #hostSide: 0 | 1;
  readonly #ledger: Ledger;

  constructor(seat: Seat, hostSide: 0 | 1, ledger: Ledger) {
    this.#seat = seat;
    this.#hostSide = hostSide;
    this.#ledger = ledger;
  }

  see(before: MatchState, event: MatchEvent, { state, send, refused }: Step): void {
    const isWish = event.kind !== 'received' && event.kind !== 'helloReceived';
    if (isWish && refused === null) {
      for (const body of send) this.#ledger.note(this.#seat, body);
      if (state.history.rev > before.history.rev) this.#ledger.noteEpoch(state.history);
    }
    if (!isWish) for (const body of send) this.#ledger.carry(this.#seat, state.history, body);
    if (state.history === before.history) return;
    this.#ledger.check(state.history);
    const isAdopting = event.kind === 'adopt';
    if (!before.isFresh) this.#checkKept(before.history, state.history, isAdopting);
  }

  /** Checks that games, take-backs, endings and moves stay. Adopting a move drops later moves. */
  #checkKept(before: History, after: History, isAdopting: boolean): void {
    const [was, is] = [getGameNumber(before), getGameNumber(after)];
    assert.ok(is >= was, 'a later game is not left');
    if (is > was) return;
    const isDeeper =
      after.rev > before.rev || (after.rev === before.rev && after.cut <= before.cut);
    assert.ok(isDeeper, 'the deeper agreed take-back wins');
    if (!isSameEpoch(before, after)) return;
    const setup = { rules: NOUGHTS, hostSide: this.#hostSide };
    const { movers, ending } = computeStanding(setup, before);
    const fork = countSharedPlies(before.moves, after.moves);
    if (isAdopting && fork < after.moves.length && movers[fork] === this.#seat) return;
    const hasEnded = computeStanding(setup, after).ending !== null;
    // A player who says they moved on elsewhere, or accepts that the other did, did not call it off
    // (GAME-16).
    const isTakenUp = isAdopting && ending?.by === 'abort';
    assert.ok(ending === null || hasEnded || isTakenUp, 'an ending that was seen is never undone');
    for (const [ply, [move]] of before.moves.entries()) {
      const isCut = after.draw !== null && ply >= after.moves.length;
      assert.ok(isCut || after.moves[ply]?.[0] === move, 'a seen move is never undone');
    }
  }
}
