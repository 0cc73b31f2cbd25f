import { dataOrThrow } from '../../../api/answer.ts';
import { findPresentMember } from '../../../api/members.ts';
import { findCalendarMember } from '../../../signed/calendar-path.ts';
import { buildCalendarFile } from '../../../calendar/ics.ts';
import { buildMemberCalendar } from '../../../calendar/member-calendar.ts';
import { renderFaultPage, renderNotFoundPage } from '../../../web/faults.tsx';
import { type Answer, file, forAnybody } from '../../../web/visit.ts';
import { getDates } from '../../../messages/dates.ts';
import { findOfferedLanguage, getWords } from '../../../messages/language.ts';

/** `/calendar/SIGNED.ics`: a member's calendar, which phones read without signing in (CAL-3). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const { services, params, website, club, now } = visit;
  const { store, signer, url, organizer } = services;
  const id = findCalendarMember({ calendars: store.calendars, signer }, params['file'] ?? '');
  if (id === null) return renderNotFoundPage(visit);
  const wait = services.limits.lookBySignedAddress(id, now);
  if (wait > 0) return renderFaultPage(visit, club.name, 'busy');
  // Former members cannot read it any more (ENDS-1).
  if ((await findPresentMember(website, id)) === null) return renderNotFoundPage(visit);
  const asked = website.listMemberMatches(id);
  const { data: matches } = await dataOrThrow(asked);
  const language =
    findOfferedLanguage(store.preferences.language(id), club.languages) ?? club.language;
  const words = getWords(language);
  const dates = getDates(language, club.timezone);
  const { arrangements } = store;
  const entries = buildMemberCalendar(matches, id, { words, dates, url, arrangements });
  const head = {
    method: 'PUBLISH' as const,
    organizer: { name: club.name, address: organizer },
    name: words.calendar.name(club.name),
  };
  return file('text/calendar; charset=utf-8', buildCalendarFile(head, entries), {
    isRevalidated: true,
  });
});
