import { dataOrThrow } from '../../../../../api/answer.ts';
import { findChangedParts } from '../../../../../branding/club-record.ts';
import { readCoordinates } from '../../../../../branding/coordinates.ts';
import { type Answer, forCoach } from '../../../../../web/visit.ts';
import { PLACE } from '../court-forms.ts';
import { renderCourtsPage, finishChange, readPlaceParts } from '../courts-page.tsx';

/** Adds a place or changes the one with this id, unless somebody else has changed it (FACE-11). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const { courts, changed } = words.club;
  const { faults } = courts;
  const id = PLACE.read(visit).values.id ?? '';
  const own = { name: { missing: faults.name }, place: { missing: faults.empty } };
  const sent = PLACE.withIds(id || 'new').read(visit, own, ({ place = '' }) => {
    const read = readCoordinates(place);
    return place !== '' && typeof read === 'string' ? { place: faults[read] } : {};
  });
  if (sent.isFaulty) return renderCourtsPage(visit, { sent });
  const { name, place, marks } = sent.values;
  const at = readCoordinates(place);
  if (typeof at === 'string') return renderCourtsPage(visit, { sent });
  const body = { name, ...at };
  if (id === '') {
    return finishChange(visit, await api.POST('/v1/weather/court-locations', { body }), sent);
  }
  const { court_locations: places } = await dataOrThrow(api.GET('/v1/weather'));
  const now = places.find((one) => one.id === id);
  if (now === undefined) return renderCourtsPage(visit, { told: courts.gone, status: 409 });
  if (findChangedParts(marks, readPlaceParts(now)).length > 0) {
    return renderCourtsPage(visit, { sent: sent.withTrouble(changed('', [])) });
  }
  const params = { path: { id } };
  const answer = await api.PATCH('/v1/weather/court-locations/{id}', { params, body });
  return finishChange(visit, answer, sent);
});
