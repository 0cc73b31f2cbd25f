import type { Ending } from '../score/entry.ts';

export type Side = 'me' | 'them';

/** What a sentence says of a result. Nobody won where it does not say so. */
export interface ResultStatement {
  /** Sets as they were written, in their order. */
  readonly sets: readonly string[];
  readonly won: Side | null;
  /** `Won 6-4 6-2`: who did is left out, and is the writer unless somebody else was spoken of. */
  readonly isImplied: boolean;
  readonly isDrawn: boolean;
  readonly ending: Exclude<Ending, 'completed' | 'unplayed'> | null;
  readonly stopped: Side | null;
  /** Somebody of the other side is spoken of as who did something. */
  readonly isOfThem: boolean;
  readonly isNotPlayed: boolean;
  /** `Anna lost 4-6 2-6`: of whom it speaks, and whose figures may be first, are the other side. */
  readonly isOfLoser: boolean;
  /** `3-1 in the second`, where the first is missing. */
  readonly lacksSets: boolean;
}
