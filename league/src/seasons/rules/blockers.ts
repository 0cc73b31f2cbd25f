import type { Blocker } from '../../shared/checks/check.ts';
import type { IsoDate } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_BLOCKER } from '../../shared/sentences/change-blocker.ts';
import { SEASON_STATES } from '../../shared/states.ts';
import { isOneStep } from './season.ts';

type SeasonState = (typeof SEASON_STATES)[number];
type SeasonBlocker = Extract<
  Blocker,
  { code: 'invalid_transition' | 'resource_in_use' | 'season_dates_required' }
>;

interface SeasonAfter {
  readonly state: SeasonState;
  readonly starts_on: IsoDate | null;
  readonly ends_on: IsoDate | null;
}

interface CompetitionSummary {
  readonly id: Id;
  readonly name: string;
  readonly state: string;
}

/** The change and its check both use this (SEA-2, SEA-4, SEA-6, CHK-1). */
export function findSeasonBlockers(
  from: SeasonState,
  after: SeasonAfter,
  competitions: readonly CompetitionSummary[],
): SeasonBlocker[] {
  const { state: to } = after;
  const blockers: SeasonBlocker[] = [];
  if (from !== to && !isOneStep(SEASON_STATES, from, to)) {
    blockers.push({ ...CHANGE_BLOCKER.say('invalid_transition', { from, to }), ids: [] });
  }
  const missing = (['starts_on', 'ends_on'] as const).filter((name) => after[name] === null);
  if (to !== 'planning' && missing.length > 0) {
    blockers.push({ ...CHANGE_BLOCKER.say('season_dates_required', { missing }), ids: [] });
  }
  const active = competitions.filter(({ state }) => state === 'active');
  if (from === 'active' && to !== 'active' && active.length > 0) {
    const names = active.map(({ name }) => name);
    const said = CHANGE_BLOCKER.say('resource_in_use', { competitions: names });
    blockers.push({ ...said, ids: active.map(({ id }) => id) });
  }
  return blockers;
}
