import type { Snapshot } from '../db/database.ts';
import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Season } from './schema.ts';

/**
 * Finds what may have been overlooked before a season changes to the state of `after` (CHK-2). The
 * finder is a later feature, so it is passed in.
 */
export type SeasonWarnings = (
  reader: { readonly db: Snapshot; readonly now: Timestamp },
  from: Season['state'],
  after: Season,
) => Promise<Warning[]>;

export interface SeasonCare extends ChangeOptions {
  readonly warnings: SeasonWarnings;
}
