import type { Season } from '../../../../api/seasons.ts';

type State = Season['state'];

/** A step of a season, forward or back, as the words name it. */
export type StepName = 'active' | 'complete' | 'archived' | 'planning' | 'reopen' | 'unarchive';

const ORDER: readonly State[] = ['planning', 'active', 'complete', 'archived'];

/** The state that comes next; null after the last. */
export function nextState(state: State): State | null {
  return ORDER[ORDER.indexOf(state) + 1] ?? null;
}

/** The state before, to which a season can be taken back; null before the first. */
export function stateBefore(state: State): State | null {
  return ORDER[ORDER.indexOf(state) - 1] ?? null;
}

/** What a step is called, or null where the two states are no neighbours. */
export function stepName(from: State, to: State): StepName | null {
  if (to === nextState(from)) return to;
  if (to !== stateBefore(from)) return null;
  if (to === 'active') return 'reopen';
  return to === 'complete' ? 'unarchive' : to;
}

/** The state that is asked for; the next one where none is. */
export function wantedState(text: string | null, { state }: Season): State {
  return ORDER.find((one) => one === text) ?? nextState(state) ?? 'complete';
}
