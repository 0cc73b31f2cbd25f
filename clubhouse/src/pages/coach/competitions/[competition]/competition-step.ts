import type { Competition } from '../../../../api/seasons.ts';

type CompetitionState = Competition['state'];

/** A step of a competition, forward or back, as in the texts. */
export type CompetitionStep = 'active' | 'complete' | 'archived' | 'draft' | 'reopen' | 'unarchive';

const ORDER: readonly CompetitionState[] = ['draft', 'active', 'complete', 'archived'];

/** The next state; null after the last. */
export function getNextState(state: CompetitionState): CompetitionState | null {
  return ORDER[ORDER.indexOf(state) + 1] ?? null;
}

/** The previous state; null before the first. */
export function getPreviousState(state: CompetitionState): CompetitionState | null {
  return ORDER[ORDER.indexOf(state) - 1] ?? null;
}

/** The step between two states, or null if they are not adjacent. */
export function findStep(from: CompetitionState, to: CompetitionState): CompetitionStep | null {
  if (to === getNextState(from)) return to;
  if (to !== getPreviousState(from)) return null;
  if (to === 'active') return 'reopen';
  return to === 'complete' ? 'unarchive' : to;
}

/** The requested state, or the next one by default. */
export function readWantedState(
  text: string | null,
  { state }: Pick<Competition, 'state'>,
): CompetitionState {
  return ORDER.find((one) => one === text) ?? getNextState(state) ?? 'complete';
}
