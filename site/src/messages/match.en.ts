import { within } from './within.en.ts';

/** `/match/…`: all games of one pairing. */
export const match = {
  about: (game: string) => `About ${game}`,
  youAnd: (name: string) => `You and ${within(name)}: `,
  before: 'Earlier games',
  noneBefore: 'None yet. A rematch becomes the next game of the match; nothing is deleted.',
  open: 'Open the game',
  game: (number: number, outcome: string) => `Game ${number}: ${outcome}`,
  outcome: {
    unfinished: 'not finished',
    draw: 'draw',
    won: 'you won',
    lost: 'you lost',
    side: (side: string) => `${side} won`,
  },
  /** Texts by the reasons that games store. */
  reasons: {
    checkmate: 'Checkmate',
    resignation: 'Resignation',
    time: 'Time',
    agreement: 'Agreement',
    abort: 'Called off',
    stalemate: 'Stalemate',
    'insufficient material': 'Insufficient material',
    'threefold repetition': 'Threefold repetition',
    'fivefold repetition': 'Fivefold repetition',
    'fifty moves': 'Fifty moves',
    'seventy-five moves': 'Seventy-five moves',
    'most discs': 'More discs',
    'wiped out': 'Wiped out',
    'equal discs': 'Equal discs',
    unfinished: 'Unfinished',
    unknown: 'Unknown',
  } as Readonly<Record<string, string>>,
  youHad: (side: string) => `, you had ${side}`,
  download: 'Download',

  notYours: 'Not your friend?',
  notYoursAbout:
    'The first person to open a link gets the seat, and others may read a link on its way. If a stranger has the seat, or your friend sees that two others have the game, make a new link and send it another way.',
  newLink: 'Make a new link',
  newLinkPrice:
    'You leave this game for good: the other player is notified, and the old link stops working. The game and its chat stay in your list, under “Finished”, and with anyone who already has them. The new game has the same colour and clock.',
  untold:
    'The relay could not be reached, so the old link still works. Check your connection and try again.',
  leaving: 'Leaving the old game …',
  leaveAndMake: 'Leave and make a new link',
  stay: 'No, stay',
};
