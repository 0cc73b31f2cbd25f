import type { Snapshot } from '../db/database.ts';
import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Season } from './schema.ts';

/**
 * What may have been overlooked before a season goes from a state to the one of `after` (CHK-2).
 * What finds it stands after seasons, and is handed in.
 */
export type SeasonWarnings = (
  reader: { readonly db: Snapshot; readonly now: Timestamp },
  from: Season['state'],
  after: Season,
) => Promise<Warning[]>;

export interface SeasonCare extends ChangeOptions {
  readonly warnings: SeasonWarnings;
}
