import { englishNumeral as numeral } from './numerals.ts';

/** `/wall` and `/sign-in/poster`: printouts for the club's notice board. */
export const wall = {
  title: 'For the notice board',
  about: 'All tables of the season, to print and hang up.',
  print: 'Print',
  printHint: 'Print this page from your browser’s menu. Only the sheets will be printed.',
  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3' },
  sheets: (count: number) => (count === 1 ? 'One sheet' : `${count} sheets`),
  poster: 'Sign-in poster',
  onlyOnPaper: 'Small screens do not show the grids, but the printed sheets do.',
  none: 'Nothing to print',
  noneAbout: 'Once a season has started, its boxes appear here.',
  until: (day: string) => `Play everyone in your box by *${day}*.`,
  noDay: 'Play everyone in your box.',
  final: 'Final tables.',
  needed: (count: number) =>
    count === 1
      ? 'Play one match to be ranked.'
      : `Play ${numeral(count).toLowerCase()} matches to be ranked.`,
  scan: 'Enter your score and see the table',
  code: (address: string) => `QR code for ${address}`,
  moves: (up: number, down: number) => {
    const upwards = up === 0 ? null : `${numeral(up).toLowerCase()} up`;
    const downwards = down === 0 ? null : `${numeral(down).toLowerCase()} down`;
    return [upwards, downwards].filter((part) => part !== null).join(', ');
  },
  arrows: '(↑ ↓ certain)',
  sure: { up: 'certain to go up', down: 'certain to go down' },
  points: (win: string, loss: string, absent: string) =>
    `Win ${win}, loss ${loss}, no-show ${absent}.`,
  pen: 'You can write your scores here. A score only counts once both sides have entered it online.',
  printed: (day: string) => `Printed ${day}`,
  sheet: (number: number, of: number) => `${number} / ${of}`,
  posterTitle: 'Sign in here',
  posterSteps: [
    'Scan this with your phone.',
    'Enter the email address the club has for you.',
    'Tap the button in the email. That’s all. You stay signed in on this phone.',
  ],
  posterNoMail: 'No email? The coach can show you your own code.',
};
