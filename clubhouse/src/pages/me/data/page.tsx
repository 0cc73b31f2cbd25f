import { getMember } from '../../../api/members.ts';
import { memberRecord, recordFile } from '../../../oneself/member-record.ts';
import { faultPage } from '../../../web/faults.tsx';
import { type Answer, forPlayer } from '../../../web/visit.ts';

/** `/me/data`: all that the club and this site have of oneself, as a file (SELF-7). */
export const get = forPlayer(async (visit): Promise<Answer> => {
  const { api, website, services, player, club, now, confirmPlayer } = visit;
  const { memberId } = player;
  if (services.limits.useOwnData(memberId, now) > 0) return faultPage(visit, club.name, 'busy');
  // Nothing is read by the website's key for a cookie that the league does not take any more.
  if ((await confirmPlayer()) === null) return faultPage(visit, club.name, 'notFound');
  const record = await memberRecord(await getMember(website, memberId), {
    // As the player sees them: a match may be of a competition that is the coach's alone.
    matchesBy: api,
    byKey: website,
    store: services.store,
    now,
  });
  return recordFile(record, visit);
});
