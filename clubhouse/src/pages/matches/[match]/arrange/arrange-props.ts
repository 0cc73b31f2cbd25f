import type { PlayerVisit } from '../../../../web/visit.ts';
import type { Draft } from './draft.ts';
import type { MatchToArrange } from './arranging-page.ts';

export interface ArrangeProps {
  readonly visit: PlayerVisit;
  readonly found: MatchToArrange;
  readonly state: ArrangeState;
}

export interface ArrangeState {
  readonly draft: Draft;
  /** The player opened the form although something is already arranged or proposed. */
  readonly isProposing: boolean;
  readonly fault: string | null;
}
