import type { VNode } from 'preact';
import { dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type ClubRecord, joinMarks, readClub } from '../../../../branding/club-record.ts';
import { endOfDay, isZone, listTimeZones } from '../../../../branding/zones.ts';
import { HiddenFields, SelectField } from '../../../../components/form-fields.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { type Dates, getDates } from '../../../../messages/dates.ts';
import { chosen, hidden } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame, saveClub } from '../frame.tsx';

const PATH = '/coach/club/zone';
const FORM = form({ marks: hidden, zone: chosen });
type ZoneForm = Filled<typeof FORM>;

/** `/coach/club/zone`: the club's time zone and the effect of another one (FACE-13). Two calls. */
export const get = forCoach((visit) =>
  renderZonePage(visit, visit.query.has('zone') ? readZone(visit, visit.query) : FORM.begin(visit)),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const filled = readZone(visit, visit.form);
  if (filled.isFaulty) return renderZonePage(visit, filled);
  const again = await saveClub(visit, filled, {
    fieldsOf: readZoneParts,
    make: () => ({ timezone: filled.values.zone }),
  });
  return again === null ? redirect(`${PATH}?done=1`) : renderZonePage(visit, again);
});

function readZone(visit: CoachVisit, fields: URLSearchParams) {
  const { unknown } = visit.words.club.zone;
  return FORM.read({ ...visit, form: fields }, {}, ({ zone = '' }) =>
    isZone(zone) ? {} : { zone: unknown },
  );
}

function readZoneParts({ timezone }: ClubRecord) {
  return { zone: timezone };
}

async function renderZonePage(visit: CoachVisit, filled: ZoneForm): Promise<Answer> {
  const { api, words } = visit;
  const [record, seasons] = await Promise.all([
    readClub(api),
    dataOrThrow(api.listSeasons({ state: 'active', limit: 50 })),
  ]);
  const { fault, typed } = filled.field('zone');
  const wanted = fault === undefined && typed !== '' ? typed : null;
  const shown = filled.with({
    marks: joinMarks(readZoneParts(record)),
    zone: wanted ?? record.timezone,
  });
  const view = (
    <ZoneView now={record.timezone} wanted={wanted} form={shown} seasons={seasons.data} />
  );
  return page(words.club.zone.title, view, { status: filled.status });
}

interface Props {
  /** The club's zone. */
  readonly now: string;
  /** The zone to preview; null to preview none. */
  readonly wanted: string | null;
  readonly form: ZoneForm;
  readonly seasons: readonly Api<'Season'>[];
}

function ZoneView(props: Props): VNode {
  const { now: zone, wanted, form: filled } = props;
  const { words, dates, now, club, language } = useVisit();
  const { zone: say } = words.club;
  const { country } = club;
  const isOther = wanted !== null && wanted !== zone;
  return (
    <Frame title={say.title} text={say.about} told={filled.trouble}>
      <form class="card stack one-card" method="get" action={PATH}>
        <SelectField
          of={filled.field('zone')}
          label={say.field}
          hint={say.hint}
          options={listTimeZones(zone).map((one) => [one, one.replaceAll('_', ' ')])}
        />
        <p class="meta">{`${zone}: ${say.now(dates.time(now))}`}</p>
        {/* The country that the zone implies for phone numbers without a country code (CONT-3). */}
        <p class="meta">
          {country === null
            ? say.noNumbers
            : say.numbers(
                new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
              )}
        </p>
        <button class={isOther ? 'btn' : 'btn p'}>{say.look}</button>
      </form>
      {wanted === zone && <p class="meta">{say.same}</p>}
      {isOther && <Changes {...props} wanted={wanted} />}
    </Frame>
  );
}

function Changes({
  now: zone,
  wanted,
  form: filled,
  seasons,
}: Props & { readonly wanted: string }): VNode {
  const { words, dates, language, now } = useVisit();
  const { zone: say } = words.club;
  const then = getDates(language, wanted);
  const rows: readonly (readonly [what: string, before: string, after: string])[] = [
    [say.nowRow, formatInstant(dates, now), formatInstant(then, now)],
    ...seasons.flatMap(({ name, results_deadline: deadline }): [string, string, string][] => {
      if (deadline === null) return [];
      const [closed, closes] = [endOfDay(deadline, zone), endOfDay(deadline, wanted)];
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
      <PostForm action={PATH}>
        <HiddenFields of={[filled.field('marks'), filled.field('zone')]} />
        <button class="btn p">{say.save(wanted)}</button>
      </PostForm>
    </section>
  );
}

/** `Sun 13 Dec 18:30` */
function formatInstant(dates: Dates, at: number): string {
  return `${dates.day(dates.dateOf(at))} ${dates.time(at)}`;
}
