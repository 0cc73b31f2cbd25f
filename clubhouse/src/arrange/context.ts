import type { Store } from '../store/store.ts';
import type { Dates } from '../messages/dates.ts';
import type { KeyedMutex } from './keyed-mutex.ts';

export interface ArrangeContext {
  readonly store: Store;
  readonly matchLocks: KeyedMutex;
  readonly dates: Dates;
  readonly now: number;
}
