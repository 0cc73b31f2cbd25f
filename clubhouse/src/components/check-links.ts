import type { Words } from '../messages/en.ts';
import type { Blocker, Warning } from './check-sentence.ts';

export interface MendingLink {
  readonly href: string;
  readonly label: string;
}

export interface StepOf {
  readonly seasonId: string;
  /** Null if the step belongs to the season itself. */
  readonly competitionId: string | null;
  readonly pairings: Pairings;
}

/** Both sides of matches, by match id. */
type Pairings = ReadonlyMap<string, readonly [string, string]>;

/** With more matches than this, the page links to the list of matches instead. */
const MAX_MATCHES = 5;

/** Links to the pages where a check's findings can be fixed (SEAS-6). */
export function listMendingLinks(
  check: Blocker | Warning,
  { seasonId, competitionId, pairings }: StepOf,
  { checks, today }: Words,
): MendingLink[] {
  const { mend } = checks;
  const season = `/coach/seasons/${seasonId}`;
  const competition = competitionId === null ? season : `/coach/competitions/${competitionId}`;
  switch (check.code) {
    case 'invalid_transition':
    case 'has_results':
      return [];
    case 'season_dates_required':
      return [{ href: `${season}/dates`, label: mend.dates }];
    case 'no_deadline':
    case 'deadline_passed':
    case 'deadline_ahead':
      return [{ href: `${season}/dates`, label: mend.deadline }];
    case 'season_not_active':
      return [{ href: `${season}/step`, label: mend.season }];
    case 'no_competitions':
      return [{ href: `/coach/competitions/new?season=${seasonId}`, label: mend.add }];
    case 'resource_in_use':
    case 'competitions_in_draft':
    case 'previous_active':
    case 'next_under_way':
      return check.ids.map((id, index) => ({
        href: `/coach/competitions/${id}`,
        label: check.params.competitions[index] ?? mend.season,
      }));
    case 'fixtures_missing':
      return [{ href: `${competition}#fixtures`, label: mend.fixtures }];
    case 'tie_on_the_line':
      return [{ href: `${competition}/ties`, label: mend.ties }];
    case 'walkover_above_win':
      return [{ href: `${competition}/rules`, label: mend.rules }];
    case 'no_divisions':
    case 'divisions_empty':
    case 'divisions_of_one':
    case 'entries_undivided':
      return [{ href: `${competition}#boxes`, label: mend.boxes }];
    case 'pairs_incomplete':
    case 'draft_differs':
      return [{ href: `/coach/drafts/${competitionId ?? ''}`, label: mend.draft }];
    case 'matches_open':
      return [{ href: '#unplayed', label: mend.unplayed }];
    case 'results_one_sided':
    case 'disputes_open':
      return check.ids.slice(0, MAX_MATCHES).map((id) => {
        const sides = pairings.get(id);
        const label = sides === undefined ? mend.decide : today.versus(...sides);
        return { href: `/coach/matches/${id}`, label };
      });
  }
}
