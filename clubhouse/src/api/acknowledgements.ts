import type { Api } from './client.ts';

const CODES = {
  no_deadline: true,
  deadline_passed: true,
  deadline_ahead: true,
  no_competitions: true,
  competitions_in_draft: true,
  previous_active: true,
  next_under_way: true,
  no_divisions: true,
  divisions_empty: true,
  divisions_of_one: true,
  fixtures_missing: true,
  walkover_above_win: true,
  tie_on_the_line: true,
  entries_undivided: true,
  pairs_incomplete: true,
  draft_differs: true,
  matches_open: true,
  results_one_sided: true,
  disputes_open: true,
  has_results: true,
} as const satisfies Record<Api<'WarningCode'>, true>;

/** The warnings that the coach has read before a step; the form carries their codes. */
export function readAcknowledgements(form: URLSearchParams): Api<'WarningCode'>[] {
  const said = form.getAll('acknowledge');
  return Object.keys(CODES)
    .filter((code): code is Api<'WarningCode'> => code in CODES)
    .filter((code) => said.includes(code));
}
