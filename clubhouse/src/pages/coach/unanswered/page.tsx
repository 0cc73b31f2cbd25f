import type { VNode } from 'preact';
import type { Api, LeagueClient } from '../../../api/client.ts';
import { toSettlement } from '../../../api/settlement-of.ts';
import { readUnansweredReports, type UnansweredReport } from '../../../api/unanswered-reports.ts';
import { CourtPicture } from '../../../components/court-picture.tsx';
import type { FilledField } from '../../../components/filled-field.ts';
import { SelectField, Tick } from '../../../components/form-fields.tsx';
import { NoEnter, PostForm } from '../../../components/post-form.tsx';
import { getSideLabel, describeStoredEntry } from '../../../components/result-sentence.ts';
import { chosen, makeOnceKey, manyChosen, once } from '../../../web/field-kinds.ts';
import { form } from '../../../web/form.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { type Answer, forCoach, page, redirect } from '../../../web/visit.ts';
import { SETTLING } from '../../../work/settling.ts';
import { CoachLayout } from '../coach-layout.tsx';

/** Options for how many days a report has waited; the desk counts from seven days on (COACH-20). */
const DAYS = [0, 3, 7, 14, 21] as const;
const USUAL_DAYS = 7;
/** Number of reports previewed and settled at once; each costs a call to the league. */
const MAX_REPORTS = 30;

const FORM = form({ once, days: { ...chosen, isHidden: true }, report: manyChosen });

/** `/coach/unanswered?days=7`: reports that the other side has not answered (COACH-24). */
export const get = forCoach(async (visit) => {
  const days = readDays(visit.query.get('days'));
  const reports = await readUnansweredReports(visit.api, { now: visit.now, days });
  const rows = await Promise.all(
    reports.slice(0, MAX_REPORTS).map((one) => makeReportRow(visit.api, one)),
  );
  const { title } = visit.words.unanswered;
  const view = <UnansweredView days={days} rows={rows} total={reports.length} />;
  return page(title, view);
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, coach, now, services } = visit;
  const { values } = FORM.read(visit);
  const days = readDays(values.days);
  const path = `/coach/unanswered?days=${days}`;
  const ticked = new Set(values.report?.slice(0, MAX_REPORTS));
  const reports = await readUnansweredReports(api, { now, days });
  const picked = reports.filter((one) => ticked.has(makeFieldValue(one)));
  if (picked.length === 0) return redirect(path);
  const id = services.work.begin(SETTLING, {
    once: values.once ?? makeOnceKey(),
    coach,
    leadsTo: path,
    items: picked.map(({ match, claim }) => ({
      item: { matchId: match.id, claimId: claim.id },
      label: [0, 1].map((side) => getSideLabel(match.sides, side === 0 ? 0 : 1)).join(' – '),
    })),
  });
  return redirect(`/coach/work/${id}`);
});

function readDays(text: string | null | undefined): number {
  return DAYS.find((one) => String(one) === text) ?? USUAL_DAYS;
}

/** A report and its effect; null if the league would refuse it. */
interface ReportRow extends UnansweredReport {
  readonly effects: Api<'SettlementPreview'>['effects'] | null;
}

/** The value that stands for a report in the form; it changes with the report. */
function makeFieldValue({ match, claim }: UnansweredReport): string {
  return `${match.id} ${claim.id}`;
}

async function makeReportRow(api: LeagueClient, report: UnansweredReport): Promise<ReportRow> {
  const answer = await api.previewSettlement(report.match.id, toSettlement(report.claim));
  return { ...report, effects: answer.kind === 'answer' ? answer.data.effects : null };
}

interface Props {
  readonly days: number;
  readonly rows: readonly ReportRow[];
  /** Including reports that are not shown. */
  readonly total: number;
}

/** One side's reports, the effect of accepting each, and the button that accepts (COACH-24). */
function UnansweredView({ days, rows, total }: Props): VNode {
  const visit = useVisit();
  const { unanswered: say, chase, settle } = visit.words;
  const report = rows.map(makeFieldValue);
  const { field, ...filled } = FORM.begin(visit, { days: String(days), report });
  return (
    <CoachLayout tab="today" title={say.title} text={say.about} isNarrow>
      <form class="card filters" method="get" action="/coach/unanswered">
        <SelectField
          of={field('days')}
          label={say.days}
          options={DAYS.map((one) => [String(one), say.forDays(one)])}
        />
        <button class="btn">{chase.filter}</button>
      </form>
      {rows.length === 0 ? (
        <section class="card stack">
          <CourtPicture />
          <p>{say.none}</p>
        </section>
      ) : (
        <PostForm of={filled} class="card flush" action="/coach/unanswered">
          <NoEnter />
          {rows.map((row) => (
            <Report key={row.match.id} row={row} field={field('report')} />
          ))}
          <div class="item stack">
            {total > rows.length && <p class="meta">{say.more(rows.length, total)}</p>}
            <p class="meta">{say.effect}</p>
            <button class="btn p w">{say.settle}</button>
          </div>
        </PostForm>
      )}
      <p>
        <a class="btn q" href="/coach">
          {settle.back}
        </a>
      </p>
    </CoachLayout>
  );
}

interface ReportProps {
  readonly row: ReportRow;
  readonly field: FilledField;
}

function Report({ row, field }: ReportProps): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { unanswered: say, today, settle } = words;
  const { match, claim, since, effects } = row;
  const { sides } = match;
  const [first, second] = [getSideLabel(sides, 0), getSideLabel(sides, 1)];
  const silent = match.waiting_on === null ? '' : getSideLabel(sides, match.waiting_on);
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  return (
    <div class="item stack">
      {effects === null ? (
        <h2 class="breaks">{today.versus(first, second)}</h2>
      ) : (
        <Tick of={field} label={today.versus(first, second)} value={makeFieldValue(row)} />
      )}
      <p>{describeStoredEntry(claim, sides, today)}</p>
      <p class="meta">
        {`${where} · ${today.since(dates.day(dates.dateOf(since)))} · ${say.silent(silent)}`}
      </p>
      {effects === null ? (
        <p class="meta">{say.refused}</p>
      ) : (
        <ul class="plain">
          {effects.map((effect) => (
            <li key={effect.side} class="meta">
              {describeEffect(effect, visit)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a class="btn" href={`/coach/matches/${match.id}`}>
          {settle.open}
        </a>
      </p>
    </div>
  );
}

/** Describes an effect: `Ann Lee: points 4 → 7, place 3 → 1`. */
function describeEffect(
  effect: Api<'SettlementPreview'>['effects'][number],
  { words, dates }: ViewedVisit,
): string {
  const { settle, shell, unanswered: say } = words;
  const placeOf = (rank: number | null) => (rank === null ? settle.noPlace : shell.place(rank));
  const { label, rank_before: before, rank_after: after } = effect;
  const points = [effect.points_before, effect.points_after].map((one) => dates.number(one));
  const said = [`${say.points} ${points.join(' → ')}`];
  if (before !== after) said.push(`${say.place} ${placeOf(before)} → ${placeOf(after)}`);
  return `${label}: ${said.join(', ')}`;
}
