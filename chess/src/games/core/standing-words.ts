import type { KeptGame, Standing, Summary } from './kept-game.ts';

const WORDS: Readonly<Record<Standing, string>> = {
  invited: 'Invites you to a game',
  waiting: 'Waiting for your friend to open the link',
  mine: 'Your move',
  theirs: 'Their move',
  here: 'Two players on this device',
  'white-won': 'White won',
  'black-won': 'Black won',
  won: 'You won',
  lost: 'You lost',
  drawn: 'Draw',
  closed: 'Closed',
};

export function standingWords({ standing }: Summary): string {
  return WORDS[standing];
}

/** Who the game is with, as far as it is known. */
export function opponentWords({ state, summary }: Pick<KeptGame, 'state' | 'summary'>): string {
  if (summary.opponent !== null) return summary.opponent;
  if (state.kind === 'local') return 'Both of you, here';
  return summary.standing === 'waiting' ? 'New game' : 'Your friend';
}

/** `the game with Ada` */
export function gameWords(game: Pick<KeptGame, 'state' | 'summary'>): string {
  const isShared = game.state.kind === 'local' && game.summary.opponent === null;
  return isShared ? 'the game of both of you, here' : `the game with ${opponentWords(game)}`;
}

/** `12 moves`, counted as chess players do: a move is one of each side. */
export function movesWords(plies: number): string {
  const moves = Math.ceil(plies / 2);
  if (moves === 0) return 'no moves yet';
  return moves === 1 ? '1 move' : `${moves} moves`;
}
