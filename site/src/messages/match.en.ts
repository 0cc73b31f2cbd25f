/** `/match/…`: all games of one pairing. */
export const match = {
  about: (game: string) => `About ${game}`,
  youAnd: (name: string) => `You and ${name}: `,
  before: 'Games before this one',
  noneBefore: 'None yet. A rematch is the next game of the match, and erases nothing.',
  open: 'Open the game',
  game: (number: number, outcome: string) => `Game ${number}: ${outcome}`,
  outcome: {
    unfinished: 'not finished',
    draw: 'a draw',
    won: 'you won',
    lost: 'you lost',
    side: (side: string) => `${side} won`,
  },
  /** By what the games keep of how they ended. */
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
  download: 'Download it',

  notYours: 'Not your friend?',
  notYoursAbout:
    'Whoever opens a link first has the seat, and a link that was sent can be read by others. If somebody else sits there, or your friend hears that two others have the game, make a new link and send it another way.',
  newLink: 'Make a new link',
  newLinkPrice:
    'You leave this game for good: whoever sits there is told, and the old link opens nothing any more. What was played and said here stays in your list, under finished, and with whoever has it already. The new game has the same colour and clock.',
  untold:
    'The relay was not reached, so the old link still opens what it opened. Connect to the network, and try again.',
  leaving: 'Leaving the old game …',
  leaveAndMake: 'Leave it and make a new link',
  stay: 'No, stay',
};
