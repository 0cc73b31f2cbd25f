import type { RichMessage } from './rich.ts';

export const make = {
  gameLegend: 'Game',
  legend: 'You play',
  colours: { white: 'White', random: 'Random', black: 'Black' },
  clockLegend: 'Clock: minutes + seconds per move',
  clocks: {
    none: ['None', 'no limit'],
    '1+0': ['1 + 0', 'bullet'],
    '3+2': ['3 + 2', 'blitz'],
    '5+3': ['5 + 3', 'blitz'],
    '10+5': ['10 + 5', 'rapid'],
    '15+10': ['15 + 10', 'longer'],
    day: ['A day', 'per move'],
    '3 days': ['Three days', 'per move'],
    own: ['Other', 'set your own'],
  } as Readonly<Record<ClockName, readonly [label: string, hint: string]>>,
  name: 'Your name',
  nameHint: 'Your friend sees it.',
  label: 'Who is it for?',
  labelHint: 'Only you will see this.',
  minutes: 'Minutes each',
  increment: 'Seconds per move',
  wrong: {
    minutes: (most: number) => `Enter 1 to ${most} minutes.`,
    increment: (most: number) => `Enter 0 to ${most} seconds.`,
  },
  slow: 'The relay stores no moves: a move arrives when you both have this site open, on any page, if only for a few seconds. For a game that lasts days, agree on a time to look in. After the first move, “More” shows whether moves can reach you while this site is closed.',
  casual: 'Each app runs its own player’s clock, and nobody checks it.',
  pass: 'Pass the device to each other after each move. Nothing goes over the network.',
  noughts: 'Or a quick game of noughts and crosses',
  start: 'Start the game',
  submit: 'Make the game and its link',
};

/** The questions to a guest who opened an invite. */
export const invited = {
  title: 'You are invited',
  heading: (name: string | null, game: string | null) =>
    `${name === null ? 'You are invited' : `${name} invites you`} to a game${game === null ? '' : ` of ${game.toLowerCase()}`}`,
  nameHint: 'Your friend sees it. The relay does not.',
  toldLater:
    'You will see your colour and the clock once you join. You then have five minutes for your first move, and no clock runs before it. In a game that lasts days, the clock rules differ.',
  whenClocksStart: 'Your clock starts with your first move, for which you have five minutes.',
  accept: 'Join and play',
  unvouched: 'The name comes from the link, and nobody has verified it. ',
  known: 'Play only with people you know.',
  foreign: (relay: string): RichMessage => [
    'This game is on another site: ',
    { strong: relay },
    '. It learns your network address and when you play, but not your moves.',
  ],
  openThere: 'Open the game there',
};

type ClockName = 'none' | '1+0' | '3+2' | '5+3' | '10+5' | '15+10' | 'day' | '3 days' | 'own';
