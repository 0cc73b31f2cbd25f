import { dataOrThrow } from '../../../../api/answer.ts';
import { toMyMatch } from '../../../../api/my-match.ts';
import { findAppointment } from '../../../../arrange/appointment.ts';
import { buildCalendarFile } from '../../../../calendar/ics.ts';
import { makeMatchEntry } from '../../../../calendar/match-entries.ts';
import { renderNotFoundPage } from '../../../../web/faults.tsx';
import { type Answer, file, forPlayer } from '../../../../web/visit.ts';

/** `/matches/ID/calendar.ics`: the arranged time of a match for the phone's calendar (CAL-1). */
export const get = forPlayer(async (visit): Promise<Answer> => {
  const { api, params, player, services, words, club, dates } = visit;
  const id = params['match'] ?? '';
  const { data } = await dataOrThrow(api.listMyMatches());
  const match = data.find((one) => one.id === id);
  const mine = match === undefined ? null : toMyMatch(match, player.memberId);
  const kept = services.store.arrangements.of([id]).get(id);
  if (match === undefined || mine === null || kept === undefined) return renderNotFoundPage(visit);
  if (findAppointment(match.plan, kept, dates)?.startsAt !== kept.startsAt)
    return renderNotFoundPage(visit);
  const organizer = { name: club.name, address: services.organizer };
  const entry = makeMatchEntry(mine, kept, { words, url: services.url });
  const body = buildCalendarFile({ method: 'PUBLISH', organizer, name: null }, [entry]);
  return file('text/calendar; charset=utf-8; method=PUBLISH', body, { filename: 'match.ics' });
});
