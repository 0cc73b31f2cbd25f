import { englishNumeral as numeral } from './numerals.ts';

/** `/wall` and `/sign-in/poster`: what hangs at the club. */
export const wall = {
  title: 'For the wall',
  about: 'Every table of the season, to print and hang up.',
  print: 'Print',
  printHint: 'Print this page from your browser’s menu. Only the sheets are printed.',
  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3' },
  sheets: (count: number) => (count === 1 ? 'One sheet' : `${count} sheets`),
  poster: 'Poster for signing in',
  onlyOnPaper: 'On a small screen the grids are left out; on paper they are there.',
  none: 'Nothing to hang up',
  noneAbout: 'When a season has begun, its boxes stand here.',
  until: (day: string) => `Play everyone in your box by *${day}*.`,
  noDay: 'Play everyone in your box.',
  final: 'Final tables.',
  needed: (count: number) =>
    count === 1 ? 'One match to be ranked.' : `${numeral(count)} matches to be ranked.`,
  scan: 'Enter your score and see the table',
  code: (address: string) => `QR code to ${address}`,
  moves: (up: number, down: number) => {
    const upwards = up === 0 ? null : `${numeral(up).toLowerCase()} up`;
    const downwards = down === 0 ? null : `${numeral(down).toLowerCase()} down`;
    return [upwards, downwards].filter((part) => part !== null).join(', ');
  },
  arrows: '(↑ ↓ sure)',
  sure: { up: 'sure to go up', down: 'sure to go down' },
  points: (win: string, loss: string, absent: string) =>
    `Win ${win}, loss ${loss}, not there ${absent}.`,
  pen: 'Write your sets here if you like; the score counts once both sides have entered it.',
  printed: (day: string) => `Printed ${day}`,
  sheet: (number: number, of: number) => `${number} / ${of}`,
  posterTitle: 'Sign in here',
  posterSteps: [
    'Scan this with your phone.',
    'Enter the e-mail address the club has for you.',
    'Press the button in the mail. That is all: this phone stays signed in.',
  ],
  posterNoMail: 'No mail? The coach can show you a code of your own.',
};
