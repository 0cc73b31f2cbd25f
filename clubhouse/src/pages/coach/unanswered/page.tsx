import { randomUUID } from 'node:crypto';
import { readUnansweredReports } from '../../../api/unanswered-reports.ts';
import { sideLabel } from '../../../components/result-sentence.ts';
import { type Answer, forCoach, page, redirect } from '../../../web/visit.ts';
import { SETTLING } from '../../../work/settling.ts';
import { DAYS, fieldValue, MAX_REPORTS, makeReportRow, USUAL_DAYS } from './report-row.ts';
import { UnansweredView } from './unanswered-view.tsx';

/** `/coach/unanswered?days=7`: reports that the other side has not answered (COACH-24). */
export const get = forCoach(async (visit) => {
  const days = readDays(visit.query);
  const reports = await readUnansweredReports(visit.api, { now: visit.now, days });
  const rows = await Promise.all(
    reports.slice(0, MAX_REPORTS).map((one) => makeReportRow(visit.api, one)),
  );
  const { title } = visit.words.unanswered;
  const view = <UnansweredView days={days} rows={rows} total={reports.length} />;
  return page(title, view);
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, api, coach, now, services } = visit;
  const days = readDays(form);
  const path = `/coach/unanswered?days=${days}`;
  const ticked = new Set(form.getAll('report').slice(0, MAX_REPORTS));
  const reports = await readUnansweredReports(api, { now, days });
  const chosen = reports.filter((one) => ticked.has(fieldValue(one)));
  if (chosen.length === 0) return redirect(path);
  const id = services.work.begin(SETTLING, {
    once: form.get('once') ?? randomUUID(),
    coach,
    leadsTo: path,
    items: chosen.map(({ match, claim }) => ({
      item: { matchId: match.id, claimId: claim.id },
      label: [0, 1].map((side) => sideLabel(match.sides, side === 0 ? 0 : 1)).join(' – '),
    })),
  });
  return redirect(`/coach/work/${id}`);
});

function readDays(fields: URLSearchParams): number {
  return DAYS.find((one) => String(one) === fields.get('days')) ?? USUAL_DAYS;
}
