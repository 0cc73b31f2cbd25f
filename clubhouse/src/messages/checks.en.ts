import { withStop } from './full-stop.ts';
import { listNames } from './list-names.ts';

/** Obstacles to the next step of a season or competition, and things easily overlooked. */
export const checks = {
  states: {
    planning: 'being planned',
    draft: 'a draft',
    active: 'running',
    complete: 'closed',
    archived: 'archived',
  },
  blockers: 'Fix this first',
  warnings: 'Check this before you continue',
  nothing: 'Ready to continue.',
  blocked: {
    invalid_transition: (from: string, to: string) =>
      `It is currently ${from}. It moves one step at a time, so it cannot go straight to ${withStop(to)}`,
    season_dates_required: 'Enter the season’s start and end dates.',
    season_not_active: (season: string) => `${season} is not running yet. Start the season first.`,
    resource_in_use: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'is' : 'are'} still running.`,
  },
  warned: {
    no_deadline: (season: string) => `${season} has no deadline for results.`,
    deadline_passed: (season: string, day: string) =>
      `The deadline for results in ${season} was ${day}. Players can no longer enter results.`,
    deadline_ahead: (season: string, day: string) =>
      `Players can still enter results in ${season} until ${withStop(day)}`,
    no_competitions: (season: string) => `${season} has no competitions yet.`,
    competitions_in_draft: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'has' : 'have'} not started.`,
    previous_active: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'is' : 'are'} still running, so promotion and relegation are not final.`,
    next_under_way: (names: readonly string[]) =>
      `${names.length === 1 ? 'The following competition has' : 'The following competitions have'} already started: ${listNames(names, 'en')}.`,
    no_divisions: (competition: string) => `${competition} has no boxes.`,
    divisions_empty: (names: readonly string[]) => `Nobody is in ${listNames(names, 'en')}.`,
    divisions_of_one: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'has' : 'have'} only one entry and so no matches.`,
    fixtures_missing: (matches: number, names: readonly string[]) =>
      `${matches === 1 ? 'One match has' : `${matches} matches have`} not been created yet in ${listNames(names, 'en')}.`,
    tie_on_the_line: (entries: number, names: readonly string[]) =>
      `${entries} entries in ${listNames(names, 'en')} are tied for promotion or relegation. For now, they are placed by name.`,
    walkover_above_win: (walkover: string, win: string) =>
      `A walkover gives ${walkover} points, more than the ${win} for the best win.`,
    entries_undivided: (entries: number) =>
      entries === 1 ? 'One entry has no box.' : `${entries} entries have no box.`,
    pairs_incomplete: (names: readonly string[]) =>
      `${listNames(names, 'en')} ${names.length === 1 ? 'wants' : 'want'} to play but ${names.length === 1 ? 'has' : 'have'} no partner.`,
    draft_differs: (differences: number) =>
      differences === 1
        ? 'The draft differs from its plan in one place.'
        : `The draft differs from its plan in ${differences} places.`,
    matches_open: (matches: number) =>
      matches === 1 ? 'One match has no result.' : `${matches} matches have no result.`,
    results_one_sided: (matches: number) =>
      matches === 1
        ? 'In one match, only one side has entered a result.'
        : `In ${matches} matches, only one side has entered a result.`,
    disputes_open: (matches: number) =>
      matches === 1
        ? 'One match with different scores is still undecided.'
        : `${matches} matches with different scores are still undecided.`,
    has_results: (matches: number) =>
      `${matches === 1 ? 'One match has' : `${matches} matches have`} a result, which players cannot see in a draft.`,
  },
  mend: {
    rules: 'Edit the rules',
    dates: 'Set the dates',
    deadline: 'Move the deadline',
    season: 'Go to the season',
    add: 'Add a competition',
    boxes: 'Go to the boxes',
    fixtures: 'Create the matches',
    draft: 'Go to the draft',
    unplayed: 'See the matches',
    decide: 'Settle them',
    ties: 'Decide who comes first',
  },
};
