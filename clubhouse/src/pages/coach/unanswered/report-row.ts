import type { Api, LeagueClient } from '../../../api/client.ts';
import { settlementOf } from '../../../api/settlement-of.ts';
import type { UnansweredReport } from '../../../api/unanswered-reports.ts';

/** How many days a report has waited; the desk counts those of a week or more (COACH-20). */
export const DAYS = [0, 3, 7, 14, 21] as const;
export const USUAL_DAYS = 7;
/** This many are looked at and settled at once: a call to the league for each. */
export const MAX_REPORTS = 30;

/** A report, and what it would change; null where the league would not take it. */
export interface ReportRow extends UnansweredReport {
  readonly effects: Api<'SettlementPreview'>['effects'] | null;
}

/** What stands for a report in the form: one that says something else since is another. */
export function fieldOf({ match, claim }: UnansweredReport): string {
  return `${match.id} ${claim.id}`;
}

export async function rowOf(api: LeagueClient, report: UnansweredReport): Promise<ReportRow> {
  const answer = await api.previewSettlement(report.match.id, settlementOf(report.claim));
  return { ...report, effects: answer.kind === 'answer' ? answer.data.effects : null };
}
