import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';
import { englishPoints } from './points.ts';

/** `/` */
export const home = {
  title: 'Home',
  yourTurn: (first: string) => `Your turn, ${withStop(first)}`,
  hello: (first: string) => `Hello, ${withStop(first)}`,
  things: (count: number) =>
    count === 1 ? 'One thing is waiting for you.' : `${numeral(count)} things are waiting for you.`,
  nothingWaits: 'Nothing is waiting for you.',
  nextMatch: (when: string, opponent: string) => `Next: ${when}, against ${withStop(opponent)}`,
  howDidItGo: (name: string) => `How did it go against ${name}?`,
  theyEntered: (name: string) => `${name} has entered the score. What do you say?`,
  theyEnteredPair: (name: string) => `${name} have entered the score. What do you say?`,
  differs: (name: string) => `You and ${name} entered different scores`,
  differsAbout: 'Have a word, then enter what you agree.',
  youPlayed: (when: string) => `you played ${when}`,
  enter: 'Enter the score',
  sort: 'Sort it out',
  arrangedTitle: 'Arranged',
  toArrange: 'To arrange',
  by: (day: string) => `by ${day}`,
  arranged: (day: string) => `Arranged: ${day}`,
  seeArranged: 'See the time',
  proposed: (first: string) => `Proposed, over to ${first}`,
  seeProposed: 'See the times',
  propose: 'Propose times',
  pick: 'Pick a time',
  waitingTitle: 'Waiting for the others',
  waitingFor: (name: string) => `${name} still has to enter the score`,
  waitingForPair: (name: string) => `${name} still have to enter the score`,
  playedTitle: 'Played',
  you: 'You',
  withPartner: (first: string) => `with ${first}`,
  where: (box: string, place: string | null) => (place === null ? box : `${box}: you are ${place}`),
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  lastDay: 'Last day today',
  table: 'Whole table',
  points: (place: string | null, points: string) =>
    place === null
      ? `${englishPoints(points)}, not ranked yet`
      : `${place}, ${englishPoints(points)}`,
  needed: (played: number, minimum: number) => `${played} of ${minimum} needed`,
  doneTitle: 'Nothing to do. Well played.',
  done: (day: string | null) =>
    day === null
      ? 'All your matches are in.'
      : `All your matches are in. The table is final after ${withStop(day)}`,
  wish: 'Say what you want to play next',
  noneTitle: 'You are not in a box yet',
  none: 'When the coach has placed you, your opponents appear here.',
  noneNext: (season: string, day: string | null) =>
    day === null
      ? `The next season is ${withStop(season)}`
      : `The next season is ${withStop(season)} It begins on ${withStop(day)}`,
  finalTable: 'See the final table',
  overTitle: 'The season is over.',
  over: 'The coach is making the boxes of the next one.',
  goesOnTitle: 'You have no matches this season.',
  leftOut: {
    begun: (competition: string) => `${competition} has begun, and you are not in it.`,
    planned: (competition: string) => `You are not in the boxes of ${withStop(competition)}`,
    tooFew: (isPair: boolean, played: number, minimum: number) => {
      const you = isPair ? 'You two' : 'You';
      return minimum === 1
        ? `${you} did not play the one match that is needed to stay in.`
        : `${you} played ${played} of the ${minimum} matches that are needed to stay in.`;
    },
    onBreak: 'You are on a break.',
    withdrew: 'You had withdrawn from the one before.',
    noWish: 'You have not said that you want to play.',
    ownChoice: (isPair: boolean): string =>
      isPair ? 'You or your partner chose not to go on.' : 'You chose not to go on.',
    unknown: 'The coach can tell you why.',
    ask: 'Is something wrong, or do you want to play after all? Tell the coach.',
  },
  endedIn: (season: string, box: string) => `${season}: ${box}`,
  ended: (place: string, of: number, points: string) =>
    `You ended ${place} of ${of}, with ${englishPoints(points)}.`,
  endedUnranked: (points: string) => `You ended without a rank, with ${englishPoints(points)}.`,
  courtLabel: 'A court',
};
