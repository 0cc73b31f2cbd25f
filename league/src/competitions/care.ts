import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Competition } from './schema.ts';
import type { PlanReader } from './show.ts';

/**
 * Finds possible oversights before a competition changes to the state in `after` (CHK-2). The
 * checks belong to later features, so they are passed in.
 */
export type CompetitionWarnings = (
  reader: Pick<PlanReader, 'db' | 'now'>,
  from: Competition['state'],
  after: Competition,
) => Promise<Warning[]>;

export interface CompetitionCare extends ChangeOptions {
  readonly warnings: CompetitionWarnings;
}
