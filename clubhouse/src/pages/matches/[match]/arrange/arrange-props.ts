import type { PlayerVisit } from '../../../../web/visit.ts';
import type { Draft } from './draft.ts';
import type { MatchToArrange } from './arranging-page.ts';

/** What every part of the page is made from. */
export interface ArrangeProps {
  readonly visit: PlayerVisit;
  readonly found: MatchToArrange;
  readonly state: ArrangeState;
}

export interface ArrangeState {
  readonly draft: Draft;
  /** The player asked for the form, though something is arranged or proposed. */
  readonly isProposing: boolean;
  /** What was wrong with an answer. */
  readonly fault: string | null;
}
