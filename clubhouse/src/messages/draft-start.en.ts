import { withStop } from './full-stop.ts';

/** `/coach/drafts/ID/start`. */
export const start = {
  title: (competition: string) => `Start ${competition}`,
  about: 'Check these points first and tick each one.',
  open: 'Still to check',
  nothing: 'Ready to start.',
  blocked: 'Do this first',
  warnings: 'Is this intended?',
  seen: 'That’s fine',
  follows: (matches: number) =>
    matches === 0
      ? 'Players then see their box and their opponents’ contact details, and get an email.'
      : `This creates ${matches === 1 ? 'one match' : `${matches} matches`}. Players then see their box and their opponents’ contact details, and get an email.`,
  withSeason: (season: string) => `This also starts ${withStop(season)}`,
  show: 'Share places with players',
  showAbout:
    'Players see their own place and get an email with the reason. They do not see opponents yet. You can undo this, but not the emails.',
  hide: 'Hide places again',
  isShown: 'Players can already see their place.',
  season: 'Go to the season',
  ready: 'Start all ready competitions',
  readyAbout:
    'This starts every competition with nothing left to check, and emails its players. The others stay drafts.',
  unread: 'Tick each point, or fix it.',
  changed: 'Something has changed in the meantime. Check again.',
  checks: {
    no_deadline: (season: string) => `${season} has no deadline for results.`,
    deadline_passed: (season: string, day: string) =>
      `The deadline for results in ${season} has passed: ${withStop(day)}`,
    no_divisions: 'There are no boxes.',
    divisions_empty: (boxes: string) => `Nobody is in ${withStop(boxes)}`,
    divisions_of_one: (boxes: string) =>
      `There is only one entry in ${boxes}, so there are no matches.`,
    entries_undivided: (count: number) =>
      count === 1 ? 'One entry has no box.' : `${count} entries have no box.`,
    previous_active: (names: string) => `Tables are not final yet in ${withStop(names)}`,
    pairs_incomplete: (names: string) => `Without a partner: ${withStop(names)}`,
    tie_on_the_line: (entries: number, names: string) =>
      `${entries} entries in ${names} were tied for promotion or relegation. They were placed by name.`,
    draft_differs: (count: number) =>
      count === 1
        ? 'The draft differs from its plan in one place.'
        : `The draft differs from its plan in ${count} places.`,
    season_not_active: (season: string) => `${season} has not started. Start the season first.`,
    other: 'Something else prevents the start.',
  },
};
