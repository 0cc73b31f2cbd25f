import { isReportingClosed } from '../../seasons/rules/deadline.ts';
import type { Warning } from '../../shared/checks/check.ts';
import type { IsoDate, Timestamp } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_WARNING } from '../../shared/sentences/change-warning.ts';

export interface SeasonDeadline {
  readonly id: Id;
  readonly name: string;
  readonly results_deadline: IsoDate | null;
  readonly results_close_at: Timestamp | null;
}

/** Before a start: there should be a deadline, and it should not have passed. */
export function checkDeadlineAtStart(season: SeasonDeadline, now: Timestamp): Warning[] {
  const { id, name, results_deadline: deadline, results_close_at: closesAt } = season;
  if (deadline === null) {
    return [{ ...CHANGE_WARNING.say('no_deadline', { season: name }), ids: [id] }];
  }
  if (!isReportingClosed(closesAt, now)) return [];
  const params = { season: name, results_deadline: deadline };
  return [{ ...CHANGE_WARNING.say('deadline_passed', params), ids: [id] }];
}

/** Before completion: the deadline for reports should have passed. */
export function checkDeadlineAtEnd(season: SeasonDeadline, now: Timestamp): Warning[] {
  const { id, name, results_deadline: deadline, results_close_at: closesAt } = season;
  if (deadline === null || isReportingClosed(closesAt, now)) return [];
  const params = { season: name, results_deadline: deadline };
  return [{ ...CHANGE_WARNING.say('deadline_ahead', params), ids: [id] }];
}
