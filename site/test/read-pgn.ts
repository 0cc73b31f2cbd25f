import assert from 'node:assert/strict';
import { DEFAULT_POSITION } from 'chess.js';
import { readFen } from '../src/chess/game/read-fen.ts';
import type { PgnTags } from '../src/chess/pgn/write-pgn.ts';
import type { Result } from '../src/game/ending.ts';
import { findLine, extendToEnd } from '../src/study/core/move-tree.ts';
import { readGames } from '../src/study/core/pgn-games.ts';
import { withGames } from './study-reading.ts';

const TAG = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm;
const RESULT = /(1-0|0-1|1\/2-1\/2|\*)\s*$/;

/** Reads a game of a PGN; the site itself reads its moves. */
export function readPgn(pgn: string) {
  const games = readGames(pgn);
  const [game] = 'why' in games ? assert.fail(games.text) : games;
  assert.ok(game);
  const begun = readFen(game.fen ?? DEFAULT_POSITION);
  assert.ok('fen' in begun);
  const start = game.fen === null ? DEFAULT_POSITION : begun.fen;
  const read = withGames(start, [], pgn);
  if (read.kind !== 'added' && read.kind !== 'empty') assert.fail(JSON.stringify(read));
  const tree = read.kind === 'added' ? read.tree : [];
  const line = findLine(tree, extendToEnd(tree, []));
  const found = [...pgn.matchAll(TAG)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\\(.)/g, '$1')] as const,
  );
  const { Event, Site, Date, Round, White, Black } = Object.fromEntries(found) as Partial<PgnTags>;
  return {
    /** The start position. */
    start,
    tags: { Event, Site, Date, Round, White, Black } as PgnTags,
    result: (RESULT.exec(pgn)?.[1] ?? '*') as Result,
    sans: line.map(({ san }) => san),
    /** In UCI. */
    moves: line.map(({ uci }) => uci),
  };
}
