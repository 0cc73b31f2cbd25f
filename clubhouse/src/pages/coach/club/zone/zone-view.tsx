import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { joinMarks } from '../../../../branding/club-record.ts';
import { endOfDay, listTimeZones } from '../../../../branding/zones.ts';
import { type Dates, getDates } from '../../../../messages/dates.ts';
import { Frame } from '../frame.tsx';
import { useVisit, type ViewedVisit } from '../../../../web/use-visit.ts';

interface Props {
  readonly fields: { readonly zone: string };
  /** The zone to preview; null for none. */
  readonly wanted: string | null;
  readonly seasons: readonly Api<'Season'>[];
  readonly told: string | null;
}

export function ZoneView({ fields, wanted, seasons, told }: Props): VNode {
  const visit = useVisit();
  const { words, dates, now } = visit;
  const { zone: say } = words.club;
  const chosen = wanted ?? fields.zone;
  const isOther = wanted !== null && wanted !== fields.zone;
  return (
    <Frame title={say.title} text={say.about} told={told}>
      <form class="card stack one-card" method="get" action="/coach/club/zone">
        <div class="field">
          <label for="zone">{say.field}</label>
          <p class="hint" id="zone-hint">
            {say.hint}
          </p>
          <select class="input" id="zone" name="zone" aria-describedby="zone-hint">
            {listTimeZones(fields.zone).map((zone) => (
              <option key={zone} value={zone} selected={zone === chosen}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </div>
        <p class="meta">{`${fields.zone}: ${say.now(dates.time(now))}`}</p>
        <p class="meta">{describeNumbers(visit)}</p>
        <button class={isOther ? 'btn' : 'btn p'}>{say.look}</button>
      </form>
      {wanted === fields.zone && <p class="meta">{say.same}</p>}
      {isOther && <Changes fields={fields} wanted={wanted} seasons={seasons} />}
    </Frame>
  );
}

/** Says which country the zone implies for phone numbers without a country code (CONT-3). */
function describeNumbers({ club: { country }, words, language }: ViewedVisit): string {
  const { zone: say } = words.club;
  if (country === null) return say.noNumbers;
  return say.numbers(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
}

function Changes({
  fields,
  wanted,
  seasons,
}: Pick<Props, 'fields' | 'seasons'> & { readonly wanted: string }): VNode {
  const { words, dates, language, now } = useVisit();
  const { zone: say } = words.club;
  const then = getDates(language, wanted);
  const rows: readonly (readonly [what: string, before: string, after: string])[] = [
    [say.nowRow, formatInstant(dates, now), formatInstant(then, now)],
    ...seasons.flatMap(({ name, results_deadline: deadline }): [string, string, string][] => {
      if (deadline === null) return [];
      const [closed, closes] = [endOfDay(deadline, fields.zone), endOfDay(deadline, wanted)];
      // Both in the club's current zone: the deadline's day stays the same but the instant changes.
      return [[say.closes(name), formatInstant(dates, closed), formatInstant(dates, closes)]];
    }),
  ];
  return (
    <section class="card stack one-card" aria-labelledby="changes">
      <h2 id="changes">{say.changes}</h2>
      <table class="contrasts">
        <thead>
          <tr>
            <td />
            <th scope="col">{say.before}</th>
            <th scope="col">{say.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, before, after]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="meta">{say.keep}</p>
      <form method="post" action="/coach/club/zone">
        <input type="hidden" name="marks" value={joinMarks(fields)} />
        <input type="hidden" name="zone" value={wanted} />
        <button class="btn p">{say.save(wanted)}</button>
      </form>
    </section>
  );
}

/** `Sun 13 Dec 18:30` */
function formatInstant(dates: Dates, at: number): string {
  return `${dates.day(dates.dateOf(at))} ${dates.time(at)}`;
}
