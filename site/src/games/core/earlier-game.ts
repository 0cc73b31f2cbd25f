import type { Side } from '@sealed-move/client/rules';

/** A finished or abandoned game of a pairing, before its rematch (KEEP-7). */
export interface EarlierGame {
  /** 1 for the pairing's first game. */
  readonly number: number;
  /** The side this player had; null if both shared this device. */
  readonly side: Side | null;
  /** The moves in the notation of the rules, separated by blanks. */
  readonly moves: string;
  readonly result: Result;
  /** The reason for the end: `checkmate`, `resignation`, `time`, `agreement` … */
  readonly by: string;
  /** When the next game began, in epoch ms on this device. */
  readonly at: number;
}

/** The result in PGN's notation; `*` if the game was not finished. */
export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

/** In half points. */
export interface Score {
  readonly mine: number;
  readonly theirs: number;
}

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
const MOVES = /^[a-z0-9 ]*$/;
const REASON = /^[a-z][a-z -]{0,39}$/;
const MAX_LENGTH = 30_000;
const MOST = 500;

/** Reads stored or restored games and skips unreadable ones. */
export function readEarlier(value: unknown): readonly EarlierGame[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return given.slice(-MOST).flatMap((one) => readEarlierGame(one) ?? []);
}

/** Adds a game, replacing any stored one with its number. */
export function addEarlierGame(
  games: readonly EarlierGame[],
  game: EarlierGame,
): readonly EarlierGame[] {
  const others = games.filter(({ number }) => number !== game.number);
  return [...others, game].toSorted((one, other) => one.number - other.number).slice(-MOST);
}

/** The score of both players, this one first; unfinished games do not count. */
export function countScore(games: readonly Pick<EarlierGame, 'side' | 'result'>[]): Score {
  let [mine, theirs] = [0, 0];
  for (const { side, result } of games) {
    if (result === '*' || side === null) continue;
    const won = result === '1/2-1/2' ? 1 : (result === '1-0') === (side === 0) ? 2 : 0;
    mine += won;
    theirs += 2 - won;
  }
  return { mine, theirs };
}

/** `2½ – 1½` */
export function formatScore({ mine, theirs }: Score): string {
  return `${formatPoints(mine)} – ${formatPoints(theirs)}`;
}

function formatPoints(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

function readEarlierGame(value: unknown): EarlierGame | null {
  const { number, side, moves, result, by, at } = { ...(value as object | null) } as Record<
    string,
    unknown
  >;
  const found = RESULTS.find((one) => one === result);
  const isCounted = isCount(number) && number >= 1 && isCount(at);
  if (!isCounted || found === undefined || typeof moves !== 'string') return null;
  if (moves.length > MAX_LENGTH || !MOVES.test(moves)) return null;
  if (side !== 0 && side !== 1 && side !== null) return null;
  const why = typeof by === 'string' && REASON.test(by) ? by : 'unknown';
  return { number, side, moves, result: found, by: why, at };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
