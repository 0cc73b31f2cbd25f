import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { CourtPicture } from '../../../components/court-picture.tsx';
import { sideLabel, resultSentence } from '../../../components/result-sentence.ts';
import { DAYS, fieldValue, type ReportRow } from './report-row.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';

interface Props {
  readonly days: number;
  readonly rows: readonly ReportRow[];
  /** Including reports that are not shown. */
  readonly total: number;
}

/** One side's reports, the effect of accepting each, and a button below (COACH-24). */
export function UnansweredView(props: Props): VNode {
  const { rows } = props;
  const { words } = useVisit();
  const { unanswered: say } = words;
  return (
    <CoachLayout tab="today" title={say.title} text={say.about} isNarrow>
      <DaysForm {...props} />
      {rows.length === 0 ? (
        <section class="card stack">
          <CourtPicture />
          <p>{say.none}</p>
        </section>
      ) : (
        <Reports {...props} />
      )}
      <p>
        <a class="btn q" href="/coach">
          {words.settle.back}
        </a>
      </p>
    </CoachLayout>
  );
}

function DaysForm({ days }: Props): VNode {
  const { unanswered: say, chase } = useVisit().words;
  return (
    <form class="card filters" method="get" action="/coach/unanswered">
      <div class="field">
        <label for="days">{say.days}</label>
        <select class="input" id="days" name="days">
          {DAYS.map((one) => (
            <option key={one} value={one} selected={one === days}>
              {say.forDays(one)}
            </option>
          ))}
        </select>
      </div>
      <button class="btn">{chase.filter}</button>
    </form>
  );
}

function Reports({ days, rows, total }: Props): VNode {
  const { unanswered: say } = useVisit().words;
  return (
    <form class="card flush" method="post" action="/coach/unanswered">
      <input type="hidden" name="days" value={days} />
      <input type="hidden" name="once" value={randomUUID()} />
      {rows.map((row) => (
        <Report key={row.match.id} row={row} />
      ))}
      <div class="item stack">
        {total > rows.length && <p class="meta">{say.more(rows.length, total)}</p>}
        <p class="meta">{say.effect}</p>
        <button class="btn p w">{say.settle}</button>
      </div>
    </form>
  );
}

function Report({ row }: { readonly row: ReportRow }): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { unanswered: say, today, settle } = words;
  const { match, claim, since, effects } = row;
  const { sides } = match;
  const [first, second] = [sideLabel(sides, 0), sideLabel(sides, 1)];
  const silent = match.waiting_on === null ? '' : sideLabel(sides, match.waiting_on);
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  return (
    <div class="item stack">
      {effects === null ? (
        <h2 class="breaks">{today.versus(first, second)}</h2>
      ) : (
        <label class="opt">
          <input type="checkbox" name="report" value={fieldValue(row)} checked />
          <b>{today.versus(first, second)}</b>
        </label>
      )}
      <p>{resultSentence(claim, sides, today)}</p>
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
