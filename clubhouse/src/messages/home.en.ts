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
  theyEntered: (name: string) => `${name} has entered the score. Now enter yours.`,
  theyEnteredPair: (name: string) => `${name} have entered the score. Now enter yours.`,
  differs: (name: string) => `You and ${name} entered different scores`,
  differsAbout: 'Talk it over, then enter the score you agree on.',
  youPlayed: (when: string) => `you played ${when}`,
  enter: 'Enter the score',
  sort: 'Sort it out',
  arrangedTitle: 'Arranged',
  toArrange: 'To arrange',
  by: (day: string) => `by ${day}`,
  arranged: (day: string) => `Arranged: ${day}`,
  seeArranged: 'See the time',
  proposed: (first: string) => `Proposed, waiting for ${first}`,
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
  lastDay: 'Today is the last day',
  table: 'Full table',
  points: (place: string | null, points: string) =>
    place === null
      ? `${englishPoints(points)}, not ranked yet`
      : `${place}, ${englishPoints(points)}`,
  needed: (played: number, minimum: number) => `${played} of ${minimum} required matches`,
  doneTitle: 'Nothing to do. Well played.',
  done: (day: string | null) =>
    day === null
      ? 'All your results are in.'
      : `All your results are in. The table is final after ${withStop(day)}`,
  wish: 'Choose what to play next season',
  soonTitle: 'Your season has not started yet.',
  noneTitle: 'You are not in a box yet',
  none: 'Once the coach has placed you in a box, your opponents appear here.',
  noneNext: (season: string, day: string | null) =>
    day === null
      ? `The next season is ${withStop(season)}`
      : `The next season is ${withStop(season)} It starts on ${withStop(day)}`,
  finalTable: 'See the final table',
  overTitle: 'The season is over.',
  over: 'The coach is drawing up the boxes for the next season.',
  goesOnTitle: 'You have no matches this season.',
  leftOut: {
    begun: (competition: string) => `${competition} has started without you.`,
    planned: (competition: string) => `You have no place in ${withStop(competition)}`,
    tooFew: (isPair: boolean, played: number, minimum: number) => {
      const you = isPair ? 'You two' : 'You';
      return minimum === 1
        ? `${you} did not play the one match required to keep your place.`
        : `${you} played ${played} of the ${minimum} matches required to keep your place.`;
    },
    onBreak: 'You are on a break.',
    withdrew: 'You withdrew from the previous competition.',
    noWish: 'You did not say that you wanted to play.',
    ownChoice: (isPair: boolean): string =>
      isPair ? 'You or your partner chose not to continue.' : 'You chose not to continue.',
    unknown: 'The coach can tell you why.',
    ask: 'Is this a mistake, or do you want to play after all? Tell the coach.',
  },
  endedIn: (season: string, box: string) => `${season}: ${box}`,
  ended: (place: string, of: number, points: string) =>
    `You finished ${place} of ${of} with ${englishPoints(points)}.`,
  endedUnranked: (points: string) => `You finished unranked with ${englishPoints(points)}.`,
  courtLabel: 'A court',
};
