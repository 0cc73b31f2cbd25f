import type { Side } from '@sealed-move/client/rules';

const GAME_NAMES = ['chess', 'reversi', 'chess960', 'chess-from'] as const;

/** The games a player chooses from; the start position of chess is a separate choice. */
export const OFFERED_GAMES = ['chess', 'reversi'] as const satisfies readonly GameName[];

export type GameName = (typeof GAME_NAMES)[number];

/** The game of records from before there was a second game. */
export const FIRST_GAME: GameName = 'chess';

/** The side with the white pieces: in some games Black moves first. */
export const WHITE: Readonly<Record<GameName, Side>> = {
  chess: 0,
  reversi: 1,
  chess960: 0,
  'chess-from': 0,
};

/** Null if the site does not have the game; older apps did not say (undefined). */
export function readGameName(given: unknown): GameName | null {
  if (given === undefined || given === null) return FIRST_GAME;
  return GAME_NAMES.find((name) => name === given) ?? null;
}

/** Whether a finished game can be analysed with variations (STUDY-1). */
export function hasStudy(name: GameName): boolean {
  return name !== 'reversi';
}
