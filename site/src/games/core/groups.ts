import type { KeptGame, GameStanding } from './kept-game.ts';

export interface Groups {
  readonly yours: readonly KeptGame[];
  readonly theirs: readonly KeptGame[];
  readonly over: readonly KeptGame[];
  /** Games whose seat another device holds, so nothing is asked here. */
  readonly elsewhere: readonly KeptGame[];
}

const GROUP: Readonly<Record<GameStanding, keyof Groups>> = {
  invited: 'yours',
  mine: 'yours',
  here: 'yours',
  refused: 'yours',
  gone: 'yours',
  waiting: 'theirs',
  theirs: 'theirs',
  'white-won': 'over',
  'black-won': 'over',
  won: 'over',
  lost: 'over',
  drawn: 'over',
  'called-off': 'over',
  closed: 'over',
};

/** The games as grouped on the home page, each group most recently touched first (KEEP-2). */
export function groupGames(games: readonly KeptGame[]): Groups {
  const isElsewhere = (game: KeptGame) => 'isElsewhere' in game && game.isElsewhere;
  const sorted = games.toSorted((one, other) => other.summary.at - one.summary.at);
  const here = sorted.filter((game) => !isElsewhere(game));
  const of = (group: keyof Groups) =>
    here.filter(({ summary }) => GROUP[summary.standing] === group);
  return {
    yours: of('yours'),
    theirs: of('theirs'),
    over: of('over'),
    elsewhere: sorted.filter(isElsewhere),
  };
}
