import type { RichMessage } from './rich.ts';

/** How a game is made. */
export const make = {
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
  slow: 'Nothing waits at the relay: a move gets there when you both have this site open, on whatever page, if only for some seconds. For a game over days, agree on a time when you both look in.',
  casual: 'Each of your apps keeps its own time, as friends would: nobody checks it.',
  pass: 'Pass the device on after each move. Nothing goes over the network.',
  noughts: 'Or a quick game of noughts and crosses',
  start: 'Start the game',
  submit: 'Make the game and its link',
};

/** What a guest is asked who opened an invite. */
export const invited = {
  title: 'You are invited',
  heading: (name: string | null, game: string | null) =>
    `${name === null ? 'You are invited' : `${name} invites you`} to a game${game === null ? '' : ` of ${game.toLowerCase()}`}`,
  nameHint: 'Your friend sees it. The relay does not.',
  toldLater:
    'You see your colour and the clock once you sit down. You then have five minutes for your first move, and no clock runs before it; only a game of days differs.',
  whenClocksStart: 'Your clock starts with your first move, for which you have five minutes.',
  accept: 'Sit down and play',
  unvouched: 'The name comes with the link and nobody vouches for it. ',
  known: 'Play with people you know.',
  foreign: (relay: string): RichMessage => [
    'This game is on another site: ',
    { strong: relay },
    '. It learns your network address and when you play, but not your moves.',
  ],
  openThere: 'Open the game there',
};

type ClockName = 'none' | '1+0' | '3+2' | '5+3' | '10+5' | '15+10' | 'day' | '3 days' | 'own';
