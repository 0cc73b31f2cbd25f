import type { Side } from '@sealed-move/client/rules';

/** The games of the site, by the names of their rules. */
const GAME_NAMES = ['chess', 'reversi', 'chess960', 'chess-from'] as const;

/** Among which a player chooses: where chess begins is another choice. */
export const OFFERED_GAMES = ['chess', 'reversi'] as const satisfies readonly GameName[];

export type GameName = (typeof GAME_NAMES)[number];

/** What was kept before there was another game is chess. */
export const FIRST_GAME: GameName = 'chess';

/** Which side has the white pieces: in some games Black begins. */
export const WHITE: Readonly<Record<GameName, Side>> = {
  chess: 0,
  reversi: 1,
  chess960: 0,
  'chess-from': 0,
};

/** Null: no game of this site. @param given undefined: nobody said, as older apps did not */
export function readGameName(given: unknown): GameName | null {
  if (given === undefined || given === null) return FIRST_GAME;
  return GAME_NAMES.find((name) => name === given) ?? null;
}

/** Whether a game that is over can be looked at with variations (STUDY-1). */
export function hasStudy(name: GameName): boolean {
  return name !== 'reversi';
}
