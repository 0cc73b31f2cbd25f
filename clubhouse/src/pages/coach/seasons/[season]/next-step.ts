import type { Season } from '../../../../api/seasons.ts';

type SeasonState = Season['state'];

/** A step of a season, forward or back, as in the texts. */
export type StepName = 'active' | 'complete' | 'archived' | 'planning' | 'reopen' | 'unarchive';

const ORDER: readonly SeasonState[] = ['planning', 'active', 'complete', 'archived'];

/** The next state; null after the last. */
export function getNextState(state: SeasonState): SeasonState | null {
  return ORDER[ORDER.indexOf(state) + 1] ?? null;
}

/** The previous state, to which a season can return; null before the first. */
export function getPreviousState(state: SeasonState): SeasonState | null {
  return ORDER[ORDER.indexOf(state) - 1] ?? null;
}

/** The step between two states, or null if they are not adjacent. */
export function findStepName(from: SeasonState, to: SeasonState): StepName | null {
  if (to === getNextState(from)) return to;
  if (to !== getPreviousState(from)) return null;
  if (to === 'active') return 'reopen';
  return to === 'complete' ? 'unarchive' : to;
}

/** The requested state, or the next one by default. */
export function readWantedState(text: string | null, { state }: Season): SeasonState {
  return ORDER.find((one) => one === text) ?? getNextState(state) ?? 'complete';
}
