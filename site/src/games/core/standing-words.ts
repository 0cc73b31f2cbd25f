import type { KeptGame, Standing, Summary } from './kept-game.ts';

const WORDS: Readonly<Record<Standing, string>> = {
  invited: 'Invites you to a game',
  waiting: 'Not opened yet',
  refused: 'Not made: the relay refused',
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

/** What a game is listed by. */
type Listed = Pick<KeptGame, 'state' | 'summary'> & { readonly label?: string };

/** Who the game is with, as far as it is known: what they call themselves comes first. */
export function opponentWords({ state, summary, label }: Listed): string {
  if (summary.opponent !== null) return summary.opponent;
  if (state.kind === 'local') return 'Both of you, here';
  const isUnopened = summary.standing === 'waiting' || summary.standing === 'refused';
  if (label !== undefined) return isUnopened ? `For ${label}` : label;
  return isUnopened ? 'New game' : 'Your friend';
}

/** How a game stands, and what is so of a move that the other app does not have (PLAY-10). */
export function rowWords(game: KeptGame): string {
  const { standing, isUndelivered, opponent } = game.summary;
  if ('isElsewhere' in game && game.isElsewhere) return 'On another device';
  const name = opponent ?? 'Your friend';
  const isTheirs = standing === 'theirs';
  const words = isTheirs ? `${name} to move` : WORDS[standing];
  return isUndelivered === true ? `${words}. ${name} gets it when you are both here` : words;
}

/** `the game with Ada` */
export function gameWords(game: Listed): string {
  const isShared = game.state.kind === 'local' && game.summary.opponent === null;
  return isShared ? 'the game of both of you, here' : `the game with ${opponentWords(game)}`;
}

/** `12 moves`, counted as chess players do: a move is one of each side. */
export function movesWords(plies: number): string {
  const moves = Math.ceil(plies / 2);
  if (moves === 0) return 'no moves yet';
  return moves === 1 ? '1 move' : `${moves} moves`;
}
