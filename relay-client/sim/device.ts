import assert from 'node:assert/strict';
import type { Body } from '../src/core/bodies.ts';
import {
  getGameNumber,
  type History,
  isSameEpoch,
  type Seat,
  countSharedPlies,
} from '../src/core/history.ts';
import { type MatchEvent, step } from '../src/core/match.ts';
import { computeStanding } from '../src/core/standing.ts';
import { type MatchState, makeMatch } from '../src/core/state.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import type { Ledger } from './ledger.ts';

/** A player's device: its saved state, and the checks on any change to it. */
export class Device {
  readonly seat: Seat;
  readonly #hostSide: 0 | 1;
  readonly #ledger: Ledger;
  state: MatchState;
  /** The highest envelope number that the device accepted. */
  seen = 0;
  /** Whether the device lost its storage. It may then learn its player's past actions, and ask. */
  hasForgotten = false;

  constructor(seat: Seat, hostSide: 0 | 1, ledger: Ledger) {
    this.seat = seat;
    this.#hostSide = hostSide;
    this.#ledger = ledger;
    this.state = makeMatch(seat, hostSide, seat === 1);
  }

  clone(): Device {
    const copy = new Device(this.seat, this.#hostSide, this.#ledger);
    copy.state = this.state;
    copy.seen = this.seen;
    copy.hasForgotten = this.hasForgotten;
    return copy;
  }

  /** Loses the storage; the device knows that it did. */
  lose(): void {
    this.state = makeMatch(this.seat, this.#hostSide, true);
    this.seen = 0;
    this.hasForgotten = true;
  }

  /** @returns the bodies to send */
  run(event: MatchEvent): readonly Body[] {
    const before = this.state;
    const { state, send, refused } = step(NOUGHTS, before, event);
    this.state = state;
    const isWish = event.kind !== 'received' && event.kind !== 'helloReceived';
    if (isWish && refused === null) this.#note(before.history, send);
    if (!isWish) for (const body of send) this.#ledger.carry(this.seat, state.history, body);
    if (state.history === before.history) return send;
    this.#ledger.check(state.history);
    const isAdopting = event.kind === 'adopt';
    if (!before.isFresh) this.#checkKept(before.history, state.history, isAdopting);
    return send;
  }

  #note(before: History, send: readonly Body[]): void {
    for (const body of send) this.#ledger.note(this.seat, body);
    if (this.state.history.rev > before.rev) this.#ledger.noteEpoch(this.state.history);
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
    if (isAdopting && fork < after.moves.length && movers[fork] === this.seat) return;
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
