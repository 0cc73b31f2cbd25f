import { withStop } from './full-stop.ts';

/** `/coach/seasons/new` and `/coach/competitions/new`: something new to play. */
export const plan = {
  title: 'Plan a season',
  intoTitle: (season: string) => `More for ${season}`,
  about: 'Look it over, change what should differ, and make it. Nobody is told anything yet.',
  source: 'Copy from',
  nothing: 'Nothing, start afresh',
  change: 'Show',
  copied: (season: string) =>
    `Copied from ${withStop(season)} Each competition keeps its rules; who plays in which box comes with its draft.`,
  yearly: 'The days are those of a year later, on the same weekdays.',
  following: 'The days follow on from it, and are just as many.',
  noDays: 'It has no days to copy.',
  season: 'The season',
  competitions: 'What is played',
  take: (name: string) => `Play ${name}`,
  name: 'Name',
  nameOf: (competition: string) => `Name of what follows ${competition}`,
  rulesOf: (competition: string) => `Rules of ${competition}`,
  preset: 'Rules',
  boxes: 'Boxes',
  boxesHint: 'How many. You can add and remove some later.',
  boxName: (number: number) => `Box ${number}`,
  make: 'Make the season',
  makeMore: 'Make them',
  nothingToCopy: 'There is nothing more to copy: all of it is in this season already.',
  failed:
    'Not all of it could be made. What was made is kept; press again for what is listed here.',
  made: (names: string) => `Made so far: ${withStop(names)}`,
  reused: 'A season was made from this page before, with other entries. It stands in the list.',
  toList: 'To the seasons',
  faults: {
    taken: 'There is a season of this name already.',
    competitionName: 'Give it a name of up to 100 characters.',
    boxes: 'A number from 0 to 60.',
  },
  competition: {
    title: 'Add a competition',
    about: (season: string) => `It begins as a draft in ${season}: players see nothing of it yet.`,
    discipline: 'What is played',
    previous: 'Follows',
    previousHint:
      'Its rules are copied, and the draft places everybody by its final tables. Nothing: by levels, or by hand.',
    none: 'Nothing before it',
    preset: 'Rules, where it follows nothing',
    visibility: 'Who sees it, once it has begun',
    visibilities: { members: 'All members', private: 'Coaches alone' },
    make: 'Add it',
  },
};
