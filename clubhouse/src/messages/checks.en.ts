import { withStop } from './full-stop.ts';
import { listNames } from './list-names.ts';

/** What stands in the way of the next step of a season or a competition, or may be overlooked. */
export const checks = {
  states: {
    planning: 'being planned',
    draft: 'a draft',
    active: 'running',
    complete: 'closed',
    archived: 'archived',
  },
  blockers: 'This has to be fixed first',
  warnings: 'Read this before you go on',
  nothing: 'Nothing stands in the way.',
  blocked: {
    invalid_transition: (from: string, to: string) =>
      `It is ${from} now, and goes one step at a time: it can’t become ${to} directly.`,
    season_dates_required: 'The season needs the day it starts and the day it ends.',
    season_not_active: (season: string) => `${season} is not running yet: start the season first.`,
    resource_in_use: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'is' : 'are'} still running.`,
  },
  warned: {
    no_deadline: (season: string) => `${season} has no last day for results.`,
    deadline_passed: (season: string, day: string) =>
      `The last day for results of ${season} was ${day}: no player can report any more.`,
    deadline_ahead: (season: string, day: string) =>
      `Results of ${season} can still come in until ${withStop(day)}`,
    no_competitions: (season: string) => `Nothing is played in ${season} yet.`,
    competitions_in_draft: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'was' : 'were'} never started.`,
    previous_active: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'is' : 'are'} still running: who goes up or down is not final.`,
    next_under_way: (names: readonly string[]) =>
      `${listNames(names, 'en')}, which ${names.length === 1 ? 'follows it, has' : 'follow it, have'} begun already.`,
    no_divisions: (competition: string) => `${competition} has no boxes.`,
    divisions_empty: (names: readonly string[]) => `Nobody is in ${listNames(names, 'en')}.`,
    divisions_of_one: (names: readonly string[]) =>
      `In ${listNames(names, 'en')} there is only one entry, with nobody to play.`,
    fixtures_missing: (matches: number, names: readonly string[]) =>
      `${matches === 1 ? 'One match is' : `${matches} matches are`} not made yet, in ${listNames(names, 'en')}.`,
    tie_on_the_line: (entries: number, names: readonly string[]) =>
      `${entries} entries in ${listNames(names, 'en')} are level across a line: only their names decide who goes up or down.`,
    walkover_above_win: (walkover: string, win: string) =>
      `A walkover gives ${walkover} points, more than the ${win} of the best win.`,
    entries_undivided: (entries: number) =>
      entries === 1 ? 'One entry is in no box.' : `${entries} entries are in no box.`,
    pairs_incomplete: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'wants' : 'want'} to play and ${names.length === 1 ? 'has' : 'have'} no partner.`,
    draft_differs: (differences: number) =>
      differences === 1
        ? 'The draft differs from its plan in one thing.'
        : `The draft differs from its plan in ${differences} things.`,
    matches_open: (matches: number) =>
      matches === 1 ? 'Nobody has reported one match.' : `Nobody has reported ${matches} matches.`,
    results_one_sided: (matches: number) =>
      matches === 1
        ? 'Only one side has reported one match.'
        : `Only one side has reported ${matches} matches.`,
    disputes_open: (matches: number) =>
      matches === 1
        ? 'In one match the two entries differ, and nobody has decided.'
        : `In ${matches} matches the two entries differ, and nobody has decided.`,
    has_results: (matches: number) =>
      `${matches === 1 ? 'One match has' : `${matches} matches have`} been reported, and players don’t see a draft.`,
  },
  mend: {
    rules: 'Its rules',
    dates: 'Set the dates',
    deadline: 'Move the deadline',
    season: 'To the season',
    add: 'Add a competition',
    boxes: 'To the boxes',
    fixtures: 'Make the matches',
    draft: 'To the draft',
    unplayed: 'See which',
    decide: 'Decide',
    ties: 'Decide who comes first',
  },
};
