import { getMember } from '../../../../../api/members.ts';
import { readMemberRecord, makeRecordFile } from '../../../../../oneself/member-record.ts';
import { forCoach } from '../../../../../web/visit.ts';

/** `/coach/members/ID/data`: all data on a member in the club and this site, to hand over. */
export const get = forCoach(async (visit) => {
  const { api, params, services, now } = visit;
  const member = await getMember(api, params['member'] ?? '');
  const { store } = services;
  const record = await readMemberRecord(member, { matchesBy: api, byKey: api, store, now });
  return makeRecordFile(record, visit);
});
