import type { Api } from '../api/client.ts';

export type DraftState = 'empty' | 'filled' | 'overtaken' | 'ready';

/** How each is marked. */
export const DRAFT_PILLS: Readonly<Record<DraftState, string>> = {
  empty: '',
  filled: 'club',
  overtaken: 'warn',
  ready: 'up',
};

/**
 * Progress of a draft (DRFT-1); what came after it was filled counts before what was decided.
 * @param competition listed with `expand=draft`
 */
export function draftStateOf({
  placements_decided: isDecided,
  draft,
}: Api<'Competition'>): DraftState {
  if (draft === undefined || draft.entries === 0) return 'empty';
  if (draft.overtaken > 0) return 'overtaken';
  return isDecided ? 'ready' : 'filled';
}
