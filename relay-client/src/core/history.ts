import { type LastOffers, NO_OFFERS } from './last-offers.ts';
import type { Rules, Side } from './rules.ts';

/** Seat 0 is the host's, 1 the guest's. */
export type Seat = 0 | 1;

/** A move and a note by its app, such as a clock in ms. A pair, as moves are most of the data. */
export type Move = readonly [move: string, note: number | null];

/**
 * A player resigned, or called the game off, after that many moves. `absence`: their own app
 * confirmed an absence as long as the other claimed (GAME-18).
 */
export interface Resignation {
  readonly why: 'resignation' | 'time' | 'absence' | 'abort';
  readonly ply: number;
}

/** From this many moves on, both sides have moved and the game cannot be called off (GAME-16). */
export const BEGUN_PLIES = 2;

export type BySeat<T> = readonly [T, T];

/** An app's notes for each side when it ends a game, such as their clocks in ms. */
export type EndNotes = readonly [number | null, number | null];

/** A room's games. The current game is the lower number of both wants: both must ask (GAME-9). */
export interface History {
  /** The game each seat asked for, from 1; never decreases. */
  readonly want: BySeat<number>;
  /** The number of take-backs accepted in this game. */
  readonly rev: number;
  /** The ply to which the last take-back returned. */
  readonly cut: number;
  readonly moves: readonly Move[];
  readonly resigned: BySeat<Resignation | null>;
  /** A draw in the position after the last move; no move follows it. */
  readonly draw: 'agreed' | 'claimed' | null;
  /** Each seat's notes from when it ended the game, not by a move; older apps have none. */
  readonly noted?: BySeat<EndNotes | null>;
  /** Each seat's last offers since that take-back, with their state. */
  readonly asked: BySeat<LastOffers>;
}

export const NOTHING_NOTED: BySeat<EndNotes | null> = [null, null];

/** The start of that game, which both seats asked for. */
export function makeEmptyHistory(number: number): History {
  return {
    want: [number, number],
    rev: 0,
    cut: 0,
    moves: [],
    resigned: [null, null],
    draw: null,
    asked: NO_OFFERS,
  };
}

export function getGameNumber({ want }: History): number {
  return Math.min(want[0], want[1]);
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** A copy with another value for one seat. */
export function replaceForSeat<T>([zero, one]: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return seat === 0 ? [value, one] : [zero, value];
}

/** The history with a seat's notes from ending the game. */
export function addNotes(history: History, seat: Seat, notes: EndNotes | undefined): History {
  if (notes === undefined) return history;
  return { ...history, noted: replaceForSeat(history.noted ?? NOTHING_NOTED, seat, notes) };
}

export function countSharedPlies(one: readonly Move[], other: readonly Move[]): number {
  const differs = one.findIndex(([move], ply) => move !== other[ply]?.[0]);
  return differs < 0 ? one.length : differs;
}

/** Whether both are of the same game and have the same take-backs. */
export function isSameEpoch(one: History, other: History): boolean {
  return (
    getGameNumber(one) === getGameNumber(other) && one.rev === other.rev && one.cut === other.cut
  );
}

export function isSameHistory(one: History, other: History): boolean {
  return one === other || toComparableText(one) === toComparableText(other);
}

/** Equal for histories that agree on the game: notes at its end decide nothing. */
export function toComparableText({
  want,
  rev,
  cut,
  moves,
  resigned,
  draw,
  asked,
}: History): string {
  const gaveUp = resigned.map((each) => each && [each.ply, each.why]);
  const offers = asked.map(({ draw: one, takeBack: other }) =>
    [one, other].map((each) => each && [each.count, each.ply, each.hash, each.state]),
  );
  return JSON.stringify([want, rev, cut, moves, gaveUp, draw, offers]);
}

/** The replay of a list of moves as far as it is legal. */
export interface Replay<P> {
  readonly moves: readonly Move[];
  readonly position: P;
  readonly movers: readonly Side[];
}

const known = new WeakMap<object, WeakMap<readonly Move[], Replay<unknown>>>();

/**
 * The longest legal prefix of a list of moves (SETL-1). Cached per list: one move needs it in
 * several places, and replaying is most of its cost.
 */
export function replay<P>(rules: Rules<P>, moves: readonly Move[]): Replay<P> {
  const ofRules = known.get(rules) ?? new WeakMap<readonly Move[], Replay<unknown>>();
  known.set(rules, ofRules);
  const replayed = (ofRules.get(moves) as Replay<P> | undefined) ?? replayAll(rules, moves);
  ofRules.set(moves, replayed);
  return replayed;
}

function replayAll<P>(rules: Rules<P>, moves: readonly Move[]): Replay<P> {
  let position = rules.initial();
  const movers: Side[] = [];
  for (const [move] of moves) {
    const after = rules.apply(position, move);
    if (after === null) break;
    movers.push(rules.turn(position));
    position = after;
  }
  return { moves: takeFirstMoves(moves, movers.length), position, movers };
}

/** Returns the list itself if it is not longer, so that its replay stays cached. */
export function takeFirstMoves(moves: readonly Move[], count: number): readonly Move[] {
  return count === moves.length ? moves : moves.slice(0, count);
}

/** The rules of a game, and the side that the host has in the first game. */
export interface GameSetup<P> {
  readonly rules: Rules<P>;
  readonly hostSide: Side;
}

/** The side of a seat; sides swap with each game (SETL-2). */
export function findSide(hostSide: Side, game: number, seat: Seat): Side {
  return ((seat + hostSide + game - 1) % 2) as Side;
}

export function findSeat(hostSide: Side, game: number, side: Side): Seat {
  return findSide(hostSide, game, side);
}
