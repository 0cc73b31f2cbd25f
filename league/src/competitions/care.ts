import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Competition } from './schema.ts';
import type { PlanReader } from './show.ts';

/**
 * What may have been overlooked before a competition goes from a state to the one of `after`
 * (CHK-2). What finds it stands after competitions, and is handed in.
 */
export type CompetitionWarnings = (
  reader: Pick<PlanReader, 'db' | 'now'>,
  from: Competition['state'],
  after: Competition,
) => Promise<Warning[]>;

export interface CompetitionCare extends ChangeOptions {
  readonly warnings: CompetitionWarnings;
}
