import { DEFAULT_POSITION } from 'chess.js';
import type { Game } from '../game/game.ts';
import { playWords } from '../messages/words.ts';
import { makeRecord } from './pgn/record.ts';
import { makeRules } from './game/chess-rules.ts';
import { describeDrawOnTime, describeEnding } from './game/ending-words.ts';
import { playLine, readPlacement, type Ply } from './game/line.ts';
import { formatMove } from './game/notation.ts';
import { countPliesBefore, readStart, type StartedName } from './game/start.ts';
import { describeStart } from './game/start-words.ts';
import { moveWords } from './game/words.ts';

export const chess: Game = makeChessGame('chess', DEFAULT_POSITION, {});
export const chess960: Game = makeStartedGame('chess960');
export const chessFromPosition: Game = makeStartedGame('chess-from');

/** Start positions to keep: more are never in use at once, and an evicted one is rebuilt. */
const MAX_STARTS = 100;

type GameStart = Pick<Game, 'begin' | 'beginning'>;

/** A game whose start the host's setup decides; until that is known it starts as usual. */
function makeStartedGame(name: StartedName): Game {
  const known = new Map<string, Game>();
  const begin = (options: unknown): Game | null => {
    const fen = readStart(name, options);
    if (fen === null) return null;
    const words = () => describeStart(name, fen);
    const beginning = { position: fen, plies: countPliesBefore(fen), words };
    const game = known.get(fen) ?? makeChessGame(name, fen, { begin, beginning });
    if (known.size >= MAX_STARTS) known.clear();
    known.set(fen, game);
    return game;
  };
  return makeChessGame(name, DEFAULT_POSITION, { begin });
}

function makeChessGame(name: Game['name'], start: string, { begin, ...rest }: GameStart): Game {
  const rules = makeRules(name, start);
  return {
    name,
    rules: begin === undefined ? rules : { ...rules, begin: (to) => begin(to)?.rules ?? null },
    get sides() {
      return playWords().chess.sides;
    },
    start: readPlacement(start),
    lineOf: (moves, known?: readonly Ply[]) => playLine(moves, known, start),
    written: ({ san }) => formatMove(san),
    moveWords,
    endedWords: describeEnding,
    drawnOnTime: describeDrawOnTime,
    record: makeRecord(name, start),
    ...(begin === undefined ? {} : { begin }),
    ...rest,
  };
}
