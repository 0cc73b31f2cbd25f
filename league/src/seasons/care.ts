import type { Snapshot } from '../db/database.ts';
import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Season } from './schema.ts';

/** Finds oversights before a change of state (CHK-2). Passed in, because later features check. */
export type SeasonWarnings = (
  reader: { readonly db: Snapshot; readonly now: Timestamp },
  from: Season['state'],
  after: Season,
) => Promise<Warning[]>;

export interface SeasonCare extends ChangeOptions {
  readonly warnings: SeasonWarnings;
}
