import type { RichMessage } from './rich.ts';

/** The home page, and how a game is made and joined. */
export const home = {
  titleEmpty: 'Games for two',
  games: 'Your games',
  yours: 'Your move',
  theirs: 'Their move',
  finished: 'Finished',
  here: 'Both on this device',
  join: 'Join with a link',
  newGame: 'New game',

  claim: 'Chess and reversi for two, and for nobody else.',
  leadPrivate:
    'This relay is private: its owner makes the games, and anyone with a link may play. Your moves and words are sealed on your devices; the relay cannot read them.',
  lead: 'Make a game and hand your friend the link. Your moves and words are sealed on your devices; the relay cannot read them.',
  ways: {
    link: 'A friend sent me a link',
    linkField: 'The link, or scan its code',
    linkHint:
      'Opening the link itself does the same, but leaves it in the list of pages that you visited.',
    make: 'I want to invite a friend',
    makeHint: 'You choose a colour and a clock, and get a link for one person.',
    key: 'I have the owner key',
    neither: 'Neither',
    together: 'We sit together',
    noRelay: 'Needs no relay.',
    other: [' Or ', { link: 'use another relay', to: '#/settings' }, '.'] as RichMessage,
  },
  how: 'How it goes',
  steps: [
    [{ strong: 'Make a game.' }, ' Choose what you play, a colour, and a clock if you like one.'],
    [
      { strong: 'Hand over the link.' },
      ' It holds the key of the game. Whoever opens it first sits down opposite you.',
    ],
    [
      { strong: 'Play.' },
      ' Today, or a move now and then: each of you has the whole game on your own device. A move gets there once you both have this site open.',
    ],
  ] as readonly RichMessage[],
  notify: {
    title: 'While you do something else',
    about:
      'Leave this page open, and your games stay connected: moves come in, and can be told by a notification. With the page closed nothing arrives.',
    yes: 'Tell me of moves',
  },

  joining: {
    field: 'The link that your friend sent you',
    hint: 'The link holds the key of the game. It goes to no server: only your two devices have it. Pasted or scanned here, it is not in the list of pages that you visited either.',
    submit: 'Open the invite',
    scanWhat: 'the code on your friend’s screen',
    wrong: {
      none: 'That is not a link to a game. An invite holds “#join=” and some letters after it.',
      several: 'That holds links to several games. Paste the one that you want to open.',
      secret: 'That invite is damaged: part of it is missing. Ask your friend to send it again.',
      relay:
        'That invite names a relay in a way that makes no sense. Ask your friend for a new one.',
      name: 'That invite holds a name that cannot be shown. Ask your friend for a new one.',
      game: 'That invite is to a game that this site does not have. Reload the site, in case a newer version has it.',
      'other-device':
        'That link goes on with a game that is not on this device. Open it in the browser in which you played, or carry the game from there to here first.',
      'own-link':
        'You made that link yourself: it is for your friend. To play on another device, carry the game there.',
    },
  },
  noGame: {
    title: 'No such game',
    heading: 'This game is not on this device',
    about: 'It may have been removed, or it is on another device or in another browser.',
  },
};
