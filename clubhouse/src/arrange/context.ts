import type { Store } from '../store/store.ts';
import type { Dates } from '../words/dates.ts';
import type { Turns } from './turns.ts';

/** What arranging works with. */
export interface ArrangeContext {
  readonly store: Store;
  readonly turns: Turns;
  readonly dates: Dates;
  /** Epoch milliseconds. */
  readonly now: number;
}
