import { withStop } from './full-stop.ts';

/** `/coach/seasons/new` and `/coach/competitions/new`. */
export const plan = {
  title: 'Plan a season',
  intoTitle: (season: string) => `Add to ${season}`,
  about: 'Check the details, make any changes, then create the season. Nobody is notified yet.',
  source: 'Copy from',
  nothing: 'Nothing, start from scratch',
  change: 'Show',
  copied: (season: string) =>
    `Copied from ${withStop(season)} Each competition keeps its rules. You place the players in boxes later, in the draft.`,
  yearly: 'The dates are one year later, on the same weekdays.',
  following: 'The dates follow on from it and cover the same number of days.',
  noDays: 'It has no dates to copy.',
  season: 'The season',
  competitions: 'Competitions',
  take: (name: string) => `Play ${name}`,
  name: 'Name',
  nameOf: (competition: string) => `Name of the competition after ${competition}`,
  rulesOf: (competition: string) => `Rules of ${competition}`,
  preset: 'Rules',
  boxes: 'Boxes',
  boxesHint: 'How many boxes? You can add or remove some later.',
  boxName: (number: number) => `Box ${number}`,
  make: 'Create the season',
  makeMore: 'Create competitions',
  nothingToCopy: 'There is nothing left to copy. Everything is already in this season.',
  failed:
    'Some items could not be created. The others are saved. Click again to create what is listed here.',
  made: (names: string) => `Created so far: ${withStop(names)}`,
  reused:
    'You already created a season from this page with different details. You can find it in the list.',
  toList: 'Go to seasons',
  faults: {
    taken: 'A season with this name already exists.',
    competitionName: 'Enter a name of up to 100 characters.',
    boxes: 'Enter a number from 0 to 60.',
  },
  competition: {
    title: 'Add a competition',
    about: (season: string) =>
      `It starts as a draft in ${withStop(season)} Players cannot see it yet.`,
    discipline: 'Discipline',
    previous: 'Follows on from',
    previousHint:
      'Its rules are copied, and the draft places players by its final tables. Otherwise, you place players by level or by hand.',
    none: 'No previous competition',
    preset: 'Rules',
    visibility: 'Who can see it once it has started',
    visibilities: { members: 'All members', private: 'Only coaches' },
    make: 'Add the competition',
  },
};
