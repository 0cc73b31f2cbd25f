import type { Api } from '../../../../../api/client.ts';
import type { StartChecks } from './start-checks.ts';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

type Checks = Api<'CompetitionChecks'>;

export function describeCheck(
  check: Checks['blockers'][number] | StartChecks['warnings'][number],
  { words, dates }: ViewedVisit,
): string {
  const { checks: said } = words.draft.start;
  const all = (names: readonly string[]) => words.wishes.all([...names]);
  switch (check.code) {
    case 'no_deadline':
    case 'season_not_active':
      return said[check.code](check.params.season);
    case 'deadline_passed':
      return said.deadline_passed(check.params.season, dates.day(check.params.results_deadline));
    case 'no_divisions':
      return said.no_divisions;
    case 'divisions_empty':
    case 'divisions_of_one':
      return said[check.code](all(check.params.divisions));
    case 'entries_undivided':
      return said.entries_undivided(check.params.entries);
    case 'previous_active':
      return said.previous_active(all(check.params.competitions));
    case 'pairs_incomplete':
      return said.pairs_incomplete(all(check.params.members));
    case 'draft_differs':
      return said.draft_differs(check.params.differences);
    case 'tie_on_the_line':
      return said.tie_on_the_line(check.params.entries, all(check.params.divisions));
    case 'competitions_in_draft':
    case 'deadline_ahead':
    case 'disputes_open':
    case 'fixtures_missing':
    case 'has_results':
    case 'invalid_transition':
    case 'matches_open':
    case 'next_under_way':
    case 'no_competitions':
    case 'resource_in_use':
    case 'results_one_sided':
    case 'season_dates_required':
    case 'walkover_above_win':
      return said.other;
  }
}
