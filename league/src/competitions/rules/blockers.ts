import { isOneStep } from '../../seasons/rules/season.ts';
import type { Blocker } from '../../shared/checks/check.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_BLOCKER } from '../../shared/sentences/change-blocker.ts';
import { COMPETITION_STATES } from '../../shared/states.ts';

type CompetitionState = (typeof COMPETITION_STATES)[number];
type CompetitionBlocker = Extract<Blocker, { code: 'invalid_transition' | 'season_not_active' }>;

interface SeasonOf {
  readonly id: Id;
  readonly name: string;
  readonly state: string;
}

/** Used by the change and by its check (COM-3, CHK-1); `season` is the season after the change. */
export function findCompetitionBlockers(
  from: CompetitionState,
  to: CompetitionState,
  season: SeasonOf,
): CompetitionBlocker[] {
  if (from === to) return [];
  const blockers: CompetitionBlocker[] = [];
  if (!isOneStep(COMPETITION_STATES, from, to)) {
    blockers.push({ ...CHANGE_BLOCKER.say('invalid_transition', { from, to }), ids: [] });
  }
  if (to === 'active' && season.state !== 'active') {
    const said = CHANGE_BLOCKER.say('season_not_active', { season: season.name });
    blockers.push({ ...said, ids: [season.id] });
  }
  return blockers;
}
