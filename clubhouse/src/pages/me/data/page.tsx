import { getMember } from '../../../api/members.ts';
import { readMemberRecord, makeRecordFile } from '../../../oneself/member-record.ts';
import { renderFaultPage } from '../../../web/faults.tsx';
import { type Answer, forPlayer } from '../../../web/visit.ts';

/** `/me/data`: the data that the club and this site hold on the member, as a file (SELF-7). */
export const get = forPlayer(async (visit): Promise<Answer> => {
  const { api, website, services, player, club, dates, now, confirmPlayer } = visit;
  const { memberId } = player;
  if (services.limits.useOwnData(memberId, now) > 0) return renderFaultPage(visit, club.name, 'busy');
  // Uses the website's key only after the league has confirmed the cookie.
  if ((await confirmPlayer()) === null) return renderFaultPage(visit, club.name, 'notFound');
  const record = await readMemberRecord(await getMember(website, memberId), {
    // Read with the player's session, since a competition can be visible only to the coach.
    matchesBy: api,
    byKey: website,
    store: services.store,
    now,
  });
  const { evenings } = services.store;
  // Not in the same file for coaches, who may not see them (EVE-7).
  const free = {
    free_evenings: [...evenings.of(memberId, dates.today(now)).values()].flat(),
    free_evenings_off: evenings.isOff(memberId),
    club_proposals: evenings.proposals
      .list()
      .filter(({ players }) => players.includes(memberId))
      .map(({ matchId, madeAt, part }) => {
        const at = new Date(madeAt).toISOString();
        return { match_id: matchId, proposed_at: at, free_evening: part };
      }),
  };
  return makeRecordFile({ ...record, ...free }, visit);
});
