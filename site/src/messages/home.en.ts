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

  make: {
    gameLegend: 'Game',
    legend: 'You play',
    colours: { white: 'White', random: 'Either', black: 'Black' },
    clockLegend: 'Clock, in minutes + seconds a move',
    clocks: {
      none: ['None', 'take days'],
      '1+0': ['1 + 0', 'bullet'],
      '3+2': ['3 + 2', 'blitz'],
      '5+3': ['5 + 3', 'blitz'],
      '10+5': ['10 + 5', 'rapid'],
      '15+10': ['15 + 10', 'longer'],
      day: ['A day', 'a move'],
      '3 days': ['Three days', 'a move'],
      own: ['Other', 'set your own'],
    } as Readonly<Record<ClockName, readonly [label: string, hint: string]>>,
    name: 'Your name',
    nameHint: 'Your friend sees it.',
    label: 'Who is it for?',
    labelHint: 'Only you see it.',
    minutes: 'Minutes each',
    increment: 'Seconds a move',
    wrong: {
      minutes: (most: number) => `From 1 to ${most} minutes.`,
      increment: (most: number) => `From 0 to ${most} seconds.`,
    },
    slow: 'Nothing waits at the relay: a move gets there when you both have this site open, on whatever page, if only for some seconds. Of a game over days, agree on a time when you both look in.',
    casual: 'Each of your apps keeps its own time, as friends would: nobody checks it.',
    pass: 'Pass the device on after each move. Nothing goes over the network.',
    noughts: 'Or a quick game of noughts and crosses',
    start: 'Start the game',
    submit: 'Make the game and its link',
  },
  invited: {
    title: 'You are invited',
    heading: (name: string | null, game: string | null) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to a game${game === null ? '' : ` of ${game.toLowerCase()}`}`,
    nameHint: 'Your friend sees it. The relay does not.',
    toldLater:
      'You see your colour and the clock once you sit down. You then have five minutes for your first move, and no clock runs before it; only a game of days differs.',
    whenClocksStart: 'Your clock starts with your first move, for which you have five minutes.',
    accept: 'Sit down and play',
    acceptRelay: 'Use this relay and play',
    unvouched: 'The name comes with the link and nobody vouches for it. ',
    known: 'Play with whom you know.',
    foreign: (relay: string): RichMessage => [
      'This game is played over another relay than this site’s: ',
      { strong: relay },
      '. It learns your address and when you play, not what.',
    ],
    openThere: 'Open the invite on the site of that relay',
    ifItHas: ', if it has one.',
  },
  joining: {
    field: 'The link that your friend sent you',
    hint: 'The link holds the key of the game. It goes to no server: only your two devices have it. Pasted or scanned here, it is not in the list of pages that you visited either.',
    submit: 'Open the invite',
    scanWhat: 'the code on your friend’s screen',
    wrong: {
      none: 'That is no link to a game. An invite holds “#join=” and some letters after it.',
      several: 'That holds links to several games. Paste the one that you want to open.',
      secret: 'That invite is damaged: part of it is missing. Ask your friend to send it again.',
      relay:
        'That invite names a relay in a way that makes no sense. Ask your friend for a new one.',
      name: 'That invite holds a name that cannot be shown. Ask your friend for a new one.',
      game: 'That invite is to a game that this site does not have. Load the site anew, in case a newer version has it.',
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

type ClockName = 'none' | '1+0' | '3+2' | '5+3' | '10+5' | '15+10' | 'day' | '3 days' | 'own';
