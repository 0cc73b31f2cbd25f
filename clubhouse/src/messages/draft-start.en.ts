import { withStop } from './full-stop.ts';

/** `/coach/drafts/ID/start`. */
export const start = {
  title: (competition: string) => `Start ${competition}`,
  about: 'Look at these first. A tick says that you have.',
  open: 'Still to decide',
  nothing: 'Nothing stands in the way.',
  blocked: 'This has to be done first',
  warnings: 'This may be as you want it',
  seen: 'Seen, so be it',
  follows: (matches: number) =>
    matches === 0
      ? 'Players then see their box, their opponents and how to reach them, and are written to.'
      : `${matches} matches are made. Players then see their box, their opponents and how to reach them, and are written to.`,
  withSeason: (season: string) => `${season} starts with it.`,
  go: 'Start it',
  show: 'Show players their place',
  showAbout:
    'Everybody sees their own place and is written to, with the reason. Nobody sees an opponent yet. It can be taken back; letters cannot.',
  hide: 'Take it back',
  isShown: 'Players see their place already.',
  season: 'To the season',
  toBoard: 'To the board',
  unread: 'Tick what you have seen, or fix it.',
  changed: 'Something has changed meanwhile: look once more.',
  checks: {
    no_deadline: (season: string) => `${season} has no last day for results.`,
    deadline_passed: (season: string, day: string) =>
      `The last day for results of ${season} has passed: ${withStop(day)}`,
    no_divisions: 'There is no box.',
    divisions_empty: (boxes: string) => `Nobody is in ${withStop(boxes)}`,
    divisions_of_one: (boxes: string) => `Only one is in ${boxes}: there is nobody to play.`,
    entries_undivided: (count: number) =>
      count === 1 ? 'One entry is in no box.' : `${count} entries are in no box.`,
    previous_active: (names: string) => `${names} still runs: its tables are not final.`,
    pairs_incomplete: (names: string) => `Without a partner: ${withStop(names)}`,
    tie_on_the_line: (entries: number, names: string) =>
      `${entries} entries of ${names} were level across a line, and are where they are by name alone.`,
    draft_differs: (count: number) =>
      count === 1
        ? 'The draft differs from its plan in one thing.'
        : `The draft differs from its plan in ${count} things.`,
    season_not_active: (season: string) => `${season} has not begun: start the season first.`,
    other: 'Something else stands in the way.',
  },
};
