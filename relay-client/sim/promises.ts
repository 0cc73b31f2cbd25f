import assert from 'node:assert/strict';
import type { OfferKind } from '../src/core/last-offers.ts';
import type { Body, SentHistory } from '../src/core/bodies.ts';
import {
  getGameNumber,
  type History,
  isSameEpoch,
  otherSeat,
  type Seat,
  countSharedPlies,
} from '../src/core/history.ts';
import { isOnList, type PositionRef, makePositionRef } from '../src/core/position-ref.ts';
import { computeStanding, findTakeBackPly } from '../src/core/standing.ts';
import type { MatchState } from '../src/core/state.ts';
import { NOUGHTS } from '../noughts/rules.ts';

interface OfferPromise {
  readonly kind: OfferKind;
  readonly at: PositionRef;
  readonly count: number | null;
  /** The ply that a take-back would return to. */
  readonly back: number | null;
  isFinal: boolean;
}

/** A player's agreements, recorded without the client's code. Nothing else changes a result. */
export class Promises {
  readonly #seat: Seat;
  readonly #hostSide: 0 | 1;
  readonly #all: OfferPromise[] = [];

  constructor(seat: Seat, hostSide: 0 | 1) {
    this.#seat = seat;
    this.#hostSide = hostSide;
  }

  /** Notes a message that the player's own wish caused. */
  note(before: History, body: Body): void {
    if (body.t !== 'offer') return;
    const { kind, at, count } = body;
    const { movers } = this.#standing(before);
    const back = kind === 'takeBack' ? findTakeBackPly(movers, this.#seat) : null;
    this.#all.push({ kind, at, count, back, isFinal: false });
  }

  /** Notes an offer that the client repeated: only a draw that the player offered before moving. */
  carry(before: History, body: Body): void {
    if (body.t !== 'offer') return;
    const isOne = ({ kind, at }: OfferPromise) => kind === 'draw' && at.ply === body.at.ply - 1;
    const isMade = body.kind === 'draw' && this.#all.some(isOne);
    assert.ok(isMade, 'an offer that the player never made');
    this.note(before, body);
  }

  /** After incoming data, checks that this player agreed to the resulting game. */
  check(before: MatchState, after: MatchState): void {
    if (after.history === before.history) return;
    this.#checkDraw(before.history, after.history);
    this.#checkTakeBack(before.history, after.history);
    this.#checkResult(before.history, after.history);
  }

  /** After incoming data was accepted, notes the offers to which it was the final answer. */
  hear(before: MatchState, after: MatchState, body: Body): void {
    for (const one of this.#all) one.isFinal ||= this.#isAnswered(one, before, after, body);
  }

  #isAnswered(one: OfferPromise, before: MatchState, after: MatchState, body: Body): boolean {
    const { at } = one;
    const { history } = after;
    if (isSameEpoch(before.history, history) && !isInEpoch(history, at)) {
      return this.#hasEpoch(history, body);
    }
    if (!isInEpoch(history, at)) return false;
    if (body.t === 'decline' && body.kind === one.kind && isSamePosition(body.at, at)) {
      if ((body.count ?? one.count) === one.count) return true;
    }
    if (history.resigned[otherSeat(this.#seat)] !== null) return true;
    const { movers } = this.#standing(history);
    if (movers.some((mover, ply) => ply >= at.ply && mover !== this.#seat)) return true;
    if (body.t === 'sync') return after.dispute === null && this.#isShown(one, history, body.held);
    return 'at' in body && body.at.ply > at.ply && isOnList(before.history, body.at);
  }

  /** Whether the other has reached the epoch of a take-back that this player accepted. */
  #hasEpoch(history: History, body: Body): boolean {
    if (body.t === 'sync')
      return isSameEpoch(history, { ...history, ...body.held, asked: history.asked });
    return 'at' in body && isOnList(history, body.at);
  }

  #isShown({ kind, at, count }: OfferPromise, history: History, held: SentHistory): boolean {
    if (!isSameEpoch(history, { ...held, asked: history.asked })) return false;
    const asked = held.asked?.[this.#seat][kind];
    const isIt = asked?.count === count && asked.ply === at.ply && asked.hash === at.hash;
    const isDeclined = isIt && asked.state === 'declined';
    return isDeclined || countSharedPlies(history.moves, held.moves) > at.ply;
  }

  #checkDraw(before: History, after: History): void {
    if (after.draw === null || (before.draw === after.draw && isSameEpoch(before, after))) return;
    const at = makePositionRef(after);
    if (after.draw === 'agreed') {
      assert.ok(
        this.#isOpen('draw', (one) => isSamePosition(one.at, at)),
        'a draw that was not agreed on',
      );
      return;
    }
    const { toMove } = this.#standing(after);
    assert.notEqual(toMove, this.#seat, 'a claim on the turn of this player');
    if (!isSameEpoch(before, after)) return;
    assert.ok(before.moves.length <= after.moves.length, 'a claim after they moved on');
    assert.equal(before.resigned[otherSeat(this.#seat)], null, 'a claim after they gave up');
  }

  #checkTakeBack(before: History, after: History): void {
    if (getGameNumber(before) !== getGameNumber(after) || isSameEpoch(before, after)) return;
    const { rev, cut } = after;
    const isAsked = this.#isOpen(
      'takeBack',
      ({ at, back }) => at.game === getGameNumber(after) && at.rev + 1 === rev && back === cut,
    );
    assert.ok(isAsked, 'a take-back that was not asked for');
    assert.ok(
      countSharedPlies(after.moves.slice(0, cut), before.moves) === cut,
      'what stood before it',
    );
  }

  /** A win or a draw is lost only through this player's own offer. */
  #checkResult(before: History, after: History): void {
    if (getGameNumber(before) !== getGameNumber(after)) return;
    const [was, is] = [this.#result(before), this.#result(after)];
    if (was === null || (is !== null && is >= was)) return;
    const isOffered = after.draw === 'agreed' || !isSameEpoch(before, after);
    assert.ok(isOffered, `a result became worse: ${was} to ${is}`);
  }

  /** 1 for a win, 0 for a draw, -1 for a loss; null if not over. */
  #result(history: History): number | null {
    const { ending } = this.#standing(history);
    if (ending === null) return null;
    const winner = 'winner' in ending ? ending.winner : null;
    if (winner === null) return 0;
    const mine = (this.#seat + this.#hostSide + getGameNumber(history) - 1) % 2;
    return winner === mine ? 1 : -1;
  }

  #isOpen(kind: OfferKind, isIt: (one: OfferPromise) => boolean): boolean {
    return this.#all.some((one) => one.kind === kind && !one.isFinal && isIt(one));
  }

  #standing(history: History) {
    return computeStanding({ rules: NOUGHTS, hostSide: this.#hostSide }, history);
  }
}

function isInEpoch(history: History, { game, rev, cut }: PositionRef): boolean {
  return getGameNumber(history) === game && history.rev === rev && history.cut === cut;
}

function isSamePosition(one: PositionRef, other: PositionRef): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
