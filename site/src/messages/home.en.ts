import type { RichMessage } from './rich.ts';

export const home = {
  titleEmpty: 'Games for two',
  games: 'Your games',
  yours: 'Your move',
  theirs: 'Their move',
  finished: 'Finished',
  here: 'Both on this device',
  join: 'Join with a link',
  newGame: 'New game',

  claim: 'Chess and reversi for two, and nobody else.',
  leadPrivate:
    'This relay is private: its owner makes the games, and anyone with a link can play. Your moves and messages are encrypted on your devices; the relay cannot read them.',
  lead: 'Make a game and send your friend the link. Your moves and messages are encrypted on your devices; the relay cannot read them.',
  ways: {
    link: 'A friend sent me a link',
    linkField: 'Paste the link or scan its code',
    linkHint: 'You can also just open the link, but then it stays in your browser history.',
    make: 'I want to invite a friend',
    makeHint: 'Choose a colour and a clock, and get a link for one person.',
    key: 'I have the owner key',
    neither: 'Neither of these',
    together: 'We share one device',
    noRelay: 'No relay needed.',
  },
  how: 'How it works',
  steps: [
    [{ strong: 'Make a game.' }, ' Choose the game, a colour and, if you like, a clock.'],
    [
      { strong: 'Share the link.' },
      ' It contains the game’s key. The first person to open it gets the seat.',
    ],
    [
      { strong: 'Play.' },
      ' In one sitting, or a move now and then: you each have the whole game on your own device. A move arrives when you both have this site open or, if you like, while it is closed.',
    ],
  ] as readonly RichMessage[],
  notify: {
    title: 'While you are doing something else',
    about:
      'Leave this page open to keep your games connected. You can get a notification for each move. While the page is closed, moves arrive only in games where you turned that on.',
    yes: 'Notify me of moves',
  },

  joining: {
    field: 'The link your friend sent you',
    hint: 'The link contains the game’s key, which only your two devices have; no server ever gets it. If you paste or scan it here, it stays out of your browser history too.',
    submit: 'Open the invitation',
    scanWhat: 'the code on your friend’s screen',
    wrong: {
      none: 'This is not a link to a game. An invitation contains “#join=” followed by letters.',
      several: 'This contains links to several games. Paste only the one you want to open.',
      secret: 'This invitation is incomplete. Ask your friend to send it again.',
      relay: 'This invitation names a relay that cannot exist. Ask your friend for a new one.',
      name: 'This invitation contains a name that cannot be shown. Ask your friend for a new one.',
      game: 'This invitation is for a game that this site does not have. Reload the page in case a newer version has it.',
      'other-device':
        'This link continues a game that is not on this device. Open it in the browser you played in, or move the game here first.',
      'own-link':
        'You made this link yourself: it is for your friend. To play on another device, move the game there.',
    },
  },
  noGame: {
    title: 'No such game',
    heading: 'This game is not on this device',
    about: 'It may have been removed, or it may be on another device or in another browser.',
  },
};
