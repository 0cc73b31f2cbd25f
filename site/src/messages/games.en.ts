import { FRIEND, within } from './within.en.ts';

export const games = {
  titles: {
    chess: 'Chess',
    reversi: 'Reversi',
    chess960: 'Chess960',
    'chess-from': 'Chess from a position',
  },
  standing: {
    invited: 'Invites you to a game',
    waiting: 'Waiting for both players',
    refused: 'Refused by the relay',
    gone: 'Room expired: continue with a new link',
    mine: 'Your move',
    theirs: 'Their move',
    here: 'Two players on this device',
    'white-won': 'White won',
    'black-won': 'Black won',
    won: 'You won',
    lost: 'You lost',
    drawn: 'Draw',
    'called-off': 'Called off',
    closed: 'Closed',
  },
  toMove: (name: string) => `${name} to move`,
  getsIt: (name: string) => `${name} gets it when you are both online`,
  elsewhere: 'On another device',
  here: 'Both players on this device',
  for: (name: string) => `For ${within(name)}`,
  newGame: 'New game',
  friend: FRIEND,
  gameOfBoth: 'your game on this device',
  gameWith: (name: string) => `the game with ${within(name)}`,
  moves: (count: number) => {
    if (count === 0) return 'no moves yet';
    return count === 1 ? '1 move' : `${count} moves`;
  },
  count: (count: number) => (count === 1 ? '1 game' : `${count} games`),
  justNow: 'just now',
  you: (move: string) => `You: ${move}`,
  newMessages: (count: number): string => (count === 1 ? 'new message' : 'new messages'),
  noClock: 'No clock',
  /** How long a game's room will be kept. */
  roomDays: (days: number) => {
    if (days === 0) return 'Room expires today';
    return days === 1 ? 'Room expires in 1 day' : `Room expires in ${days} days`;
  },
  days: (count: number) => (count === 1 ? '1 day per move' : `${count} days per move`),
  match: (score: string) => `Match ${score}`,
  matchWith: (name: string) => `Match with ${within(name)}: `,
};
