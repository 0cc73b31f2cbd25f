import type { Api } from '../api/client.ts';

export type DraftState = 'empty' | 'filled' | 'overtaken' | 'ready';

export const DRAFT_PILLS: Readonly<Record<DraftState, string>> = {
  empty: '',
  filled: 'club',
  overtaken: 'warn',
  ready: 'up',
};

/**
 * The state of a draft (DRFT-1). News since it was filled takes precedence over open decisions.
 * @param competition listed with `expand=draft`
 */
export function findDraftState({
  placements_decided: isDecided,
  draft,
}: Api<'Competition'>): DraftState {
  if (draft === undefined || draft.entries === 0) return 'empty';
  if (draft.overtaken > 0) return 'overtaken';
  return isDecided ? 'ready' : 'filled';
}
