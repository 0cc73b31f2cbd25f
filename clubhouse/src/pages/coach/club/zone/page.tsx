import { dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { changeClub, type ClubRecord, readClub } from '../../../../branding/club-record.ts';
import { isZone } from '../../../../branding/zones.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { explainNotSaved } from '../frame.tsx';
import { ZoneView } from './zone-view.tsx';

/** `/coach/club/zone`: the club's time zone and the effect of another one (FACE-13). Two calls. */
export const get = forCoach((visit) => {
  const zone = visit.query.get('zone');
  if (zone === null) return zonePage(visit, {});
  const { unknown } = visit.words.club.zone;
  return zonePage(visit, isZone(zone) ? { zone } : { told: unknown, status: 422 });
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const zone = form.get('zone') ?? '';
  if (!isZone(zone)) return zonePage(visit, { told: words.club.zone.unknown, status: 422 });
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: zoneParts,
    make: () => ({ timezone: zone }),
  });
  if (saved.kind === 'saved') return redirect('/coach/club/zone?done=1');
  const status = saved.kind === 'forbidden' ? 403 : 409;
  return zonePage(visit, { zone, told: explainNotSaved(saved, visit), status });
});

function zoneParts({ timezone }: ClubRecord) {
  return { zone: timezone };
}

interface PageMessage {
  readonly zone?: string;
  readonly told?: string | null;
  readonly status?: number;
}

async function zonePage(
  visit: CoachVisit,
  { zone, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const { api, words } = visit;
  const running = { state: 'active', limit: 50 } as const;
  const [record, seasons]: [ClubRecord, Api<'SeasonPage'>] = await Promise.all([
    readClub(api),
    dataOrThrow(api.GET('/v1/seasons', { params: { query: running } })),
  ]);
  const view = (
    <ZoneView fields={zoneParts(record)} wanted={zone ?? null} seasons={seasons.data} told={told} />
  );
  return page(words.club.zone.title, view, { status });
}
