import type { Result } from '../../game/ending.ts';
import { type PgnStart, USUAL_PGN } from './pgn-start.ts';

/** PGN's seven mandatory tags, in order, without the result. */
export interface PgnTags {
  readonly Event: string;
  readonly Site: string;
  /** `2026.11.21`, with `??` for unknown parts. */
  readonly Date: string;
  readonly Round: string;
  readonly White: string;
  readonly Black: string;
}

/** Optional tags with the names of the PGN standard. */
export interface PgnExtra {
  /** Seconds and increment; `1/86400` for that many seconds per move, `-` without a clock. */
  readonly TimeControl: string;
  readonly Termination: 'normal' | 'time forfeit' | 'abandoned' | 'unterminated';
}

export interface PgnGame {
  readonly tags: PgnTags;
  readonly extra?: PgnExtra;
  /** Undefined if the game starts as usual. */
  readonly start?: PgnStart;
  readonly result: Result;
  readonly sans: readonly string[];
  /** The moves with numbers and variations, instead of `sans`. */
  readonly tokens?: readonly string[];
}

/** PGN requires lines shorter than 80 characters. */
const MAX_COLUMNS = 79;

/** Writes a game in PGN's export format (PGN-1). */
export function writePgn({
  tags,
  result,
  sans,
  extra,
  tokens,
  start = USUAL_PGN,
}: PgnGame): string {
  const { Event, Site, Date, Round, White, Black } = tags;
  const roster = {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result: result,
    ...extra,
    ...start.tags,
  };
  const head = Object.entries(roster).map(([name, value]) => `[${name} "${escapeTag(value)}"]\n`);
  const moves = tokens ?? numberMoves(start.plies, sans);
  return `${head.join('')}\n${wrapTokens([...moves, result])}\n`;
}

/** Numbers moves; if Black moves first, dots follow the first number. */
function numberMoves(plies: number, sans: readonly string[]): readonly string[] {
  return sans.flatMap((san, index) => {
    const number = Math.floor((plies + index) / 2) + 1;
    if ((plies + index) % 2 === 0) return [`${number}.`, san];
    return index === 0 ? [`${number}...`, san] : [san];
  });
}

/** `2026.11.21`. */
export function formatPgnDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

function escapeTag(value: string): string {
  // A line break would end the tag; PGN has no escape for it.
  return value.replaceAll(/[\r\n]+/g, ' ').replaceAll(/["\\]/g, String.raw`\$&`);
}

function wrapTokens(tokens: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    const longer = line === '' ? token : `${line} ${token}`;
    if (longer.length <= MAX_COLUMNS) {
      line = longer;
    } else {
      lines.push(line);
      line = token;
    }
  }
  return [...lines, line].join('\n');
}
