import type { ChangeOptions, Warning } from '../shared/checks/check.ts';
import type { Competition } from './schema.ts';
import type { PlanReader } from './show.ts';

/** Finds oversights before a change of state (CHK-2). Passed in, because later features check. */
export type CompetitionWarnings = (
  reader: Pick<PlanReader, 'db' | 'now'>,
  from: Competition['state'],
  after: Competition,
) => Promise<Warning[]>;

export interface CompetitionCare extends ChangeOptions {
  readonly warnings: CompetitionWarnings;
}
