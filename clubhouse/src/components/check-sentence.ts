import type { Api } from '../api/client.ts';
import type { Locale } from './locale.ts';

export type Blocker = Api<'Blocker'>;
export type Warning = Api<'Warning'>;

/** Says what prevents a step, in the page's language (SEAS-6). */
export function explainBlocker(blocker: Blocker, { words }: Locale): string {
  const { blocked, states } = words.checks;
  switch (blocker.code) {
    case 'invalid_transition':
      return blocked.invalid_transition(states[blocker.params.from], states[blocker.params.to]);
    case 'season_dates_required':
      return blocked.season_dates_required;
    case 'season_not_active':
      return blocked.season_not_active(blocker.params.season);
    case 'resource_in_use':
      return blocked.resource_in_use(blocker.params.competitions);
  }
}

/** Warns of a possible oversight before a step, in the page's language (SEAS-6). */
export function explainWarning(warning: Warning, { words, dates }: Locale): string {
  const { warned } = words.checks;
  switch (warning.code) {
    case 'no_deadline':
    case 'no_competitions':
      return warned[warning.code](warning.params.season);
    case 'deadline_passed':
    case 'deadline_ahead':
      return warned[warning.code](
        warning.params.season,
        dates.longDay(warning.params.results_deadline),
      );
    case 'competitions_in_draft':
    case 'previous_active':
    case 'next_under_way':
      return warned[warning.code](warning.params.competitions);
    case 'no_divisions':
      return warned.no_divisions(warning.params.competition);
    case 'divisions_empty':
    case 'divisions_of_one':
      return warned[warning.code](warning.params.divisions);
    case 'fixtures_missing':
      return warned.fixtures_missing(warning.params.matches, warning.params.divisions);
    case 'tie_on_the_line':
      return warned.tie_on_the_line(warning.params.entries, warning.params.divisions);
    case 'walkover_above_win':
      return warned.walkover_above_win(
        dates.number(warning.params.walkover),
        dates.number(warning.params.win),
      );
    case 'entries_undivided':
      return warned.entries_undivided(warning.params.entries);
    case 'pairs_incomplete':
      return warned.pairs_incomplete(warning.params.members);
    case 'draft_differs':
      return warned.draft_differs(warning.params.differences);
    case 'matches_open':
    case 'results_one_sided':
    case 'disputes_open':
    case 'has_results':
      return warned[warning.code](warning.params.matches);
  }
}
