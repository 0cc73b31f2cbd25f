import type { Rules, Side } from './rules.ts';

/** 0 is the host's, 1 the guest's. */
export type Seat = 0 | 1;

/**
 * A move, and what the mover's app noted with it, such as its clock in ms; null: nothing. A pair,
 * since most of what is saved and sent of a game are its moves.
 */
export type Move = readonly [move: string, note: number | null];

/** A player gave up when the list had that many moves. */
export interface Resignation {
  readonly why: 'resignation' | 'time';
  readonly ply: number;
}

type BySeat<T> = readonly [T, T];

/**
 * What a seat holds of the room's present game. Its number is the lower of both wants, so that a
 * rematch starts only when both asked (GAME-9).
 */
export interface History {
  /** The game that each seat asked for, from 1. It only grows. */
  readonly want: BySeat<number>;
  /** How many take-backs were accepted in this game. */
  readonly rev: number;
  /** The ply that the last of them returned to. */
  readonly cut: number;
  readonly moves: readonly Move[];
  readonly resigned: BySeat<Resignation | null>;
  /** A draw in the position after the last move, which then stays the last. */
  readonly draw: 'agreed' | 'claimed' | null;
}

/** Both seats ask for that game, and nothing has happened in it. */
export function newGame(number: number): History {
  return {
    want: [number, number],
    rev: 0,
    cut: 0,
    moves: [],
    resigned: [null, null],
    draw: null,
  };
}

export function gameNumber({ want }: History): number {
  return Math.min(want[0], want[1]);
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** The list with another value for one seat. */
export function withSeat<T>([zero, one]: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return seat === 0 ? [value, one] : [zero, value];
}

/** How many moves both lists begin with. */
export function sharedPlies(one: readonly Move[], other: readonly Move[]): number {
  const differs = one.findIndex(([move], ply) => move !== other[ply]?.[0]);
  return differs < 0 ? one.length : differs;
}

/** Whether both are of the same game, with the same take-backs in it. */
export function isSameEpoch(one: History, other: History): boolean {
  return gameNumber(one) === gameNumber(other) && one.rev === other.rev && one.cut === other.cut;
}

export function isSameHistory(one: History, other: History): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** The same for the same history, whoever made it. */
export function textOf({ want, rev, cut, moves, resigned, draw }: History): string {
  const gaveUp = resigned.map((each) => each && [each.ply, each.why]);
  return JSON.stringify([want, rev, cut, moves, gaveUp, draw]);
}

/** A list of moves replayed as far as it is legal. */
export interface Replayed<P> {
  readonly moves: readonly Move[];
  /** After the last of them. */
  readonly position: P;
  /** Whose move each was. */
  readonly movers: readonly Side[];
}

const known = new WeakMap<object, WeakMap<readonly Move[], Replayed<unknown>>>();

/**
 * The longest legal prefix of a list of moves (SETL-1). A list is replayed once: replaying is most
 * of what a move costs, and one move asks for it in several places.
 */
export function replay<P>(rules: Rules<P>, moves: readonly Move[]): Replayed<P> {
  const ofRules = known.get(rules) ?? new WeakMap<readonly Move[], Replayed<unknown>>();
  known.set(rules, ofRules);
  const replayed = (ofRules.get(moves) as Replayed<P> | undefined) ?? replayAnew(rules, moves);
  ofRules.set(moves, replayed);
  return replayed;
}

function replayAnew<P>(rules: Rules<P>, moves: readonly Move[]): Replayed<P> {
  let position = rules.initial();
  const movers: Side[] = [];
  for (const [move] of moves) {
    const after = rules.apply(position, move);
    if (after === null) break;
    movers.push(rules.turn(position));
    position = after;
  }
  return { moves: firstMoves(moves, movers.length), position, movers };
}

/** The list itself, where that is all of it. */
export function firstMoves(moves: readonly Move[], count: number): readonly Move[] {
  return count === moves.length ? moves : moves.slice(0, count);
}

/** What the two players play: the game's rules, and who began. */
export interface GameSetup<P> {
  readonly rules: Rules<P>;
  /** The host's side in the first game. */
  readonly hostSide: Side;
}

/** The side of a seat: sides swap with each game (SETL-2). */
export function sideOf(hostSide: Side, game: number, seat: Seat): Side {
  return ((seat + hostSide + game - 1) % 2) as Side;
}

/** The seat of a side. */
export function seatOf(hostSide: Side, game: number, side: Side): Seat {
  return sideOf(hostSide, game, side);
}
