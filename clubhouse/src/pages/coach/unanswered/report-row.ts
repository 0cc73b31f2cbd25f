import type { Api, LeagueClient } from '../../../api/client.ts';
import { toSettlement } from '../../../api/settlement-of.ts';
import type { UnansweredReport } from '../../../api/unanswered-reports.ts';

/** Options for the days a report has waited; the desk counts those of a week or more (COACH-20). */
export const DAYS = [0, 3, 7, 14, 21] as const;
export const USUAL_DAYS = 7;
/** Number of reports previewed and settled at once; each costs a call to the league. */
export const MAX_REPORTS = 30;

/** A report and its effect; null if the league would refuse it. */
export interface ReportRow extends UnansweredReport {
  readonly effects: Api<'SettlementPreview'>['effects'] | null;
}

/** The report's value in the form; a changed report has another value. */
export function fieldValue({ match, claim }: UnansweredReport): string {
  return `${match.id} ${claim.id}`;
}

export async function makeReportRow(
  api: LeagueClient,
  report: UnansweredReport,
): Promise<ReportRow> {
  const answer = await api.previewSettlement(report.match.id, toSettlement(report.claim));
  return { ...report, effects: answer.kind === 'answer' ? answer.data.effects : null };
}
