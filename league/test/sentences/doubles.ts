import { addMembers, type InstalledClub } from '../club.ts';
import { draftAfter, startPrevious } from './next-season.ts';
import type { SentenceRow } from './row.ts';

/** Pairs that split up, and a member whose partner is absent for each reason in turn. */
async function partners(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'doubles', [6]);
  const [a, , b1, b2, c1, , d1, d2, e1, e2, f1, f2] = previous.members;
  const [x, y, z] = await addMembers(club, 3);
  const draft = await draftAfter(club, previous, { discipline: 'doubles' });
  const choices = `/v1/competitions/${previous.competition}/partner-choices`;
  const choose = (who: string | undefined, choice: string, partner?: string) =>
    club.must('PUT', `${choices}/${who}`, { choice, ...(partner ? { partner_id: partner } : {}) });
  await draft.fill();
  await club.must('POST', `${draft.path}/entries`, { member_ids: [x, z] }).catch(() => null);
  for (const who of [a, b1, b2]) await choose(who, 'new_partner');
  await choose(c1, 'new_partner', d1);
  await choose(d1, 'new_partner', c1);
  await choose(d2, 'new_partner');
  await choose(x, 'new_partner', y);
  await choose(y, 'new_partner', x);
  await choose(e1, 'coach_decides');
  await club.must('POST', `/v1/members/${e2}/pause`);
  const answers: unknown[] = [await draft.plan()];
  const look = async () => answers.push(await draft.plan());
  const away = `/v1/members/${f2}`;
  await choose(f2, 'not_playing');
  await look();
  await choose(f2, 'same_partner');
  for (const wish of ['not_now', 'singles']) {
    await club.must('PATCH', away, { wants_to_play: wish });
    await look();
  }
  await club.must('POST', `${away}/pause`);
  await look();
  await club.must('DELETE', `${away}/pause`);
  await club.must('POST', `${away}/leave`);
  await look();
  await club.must('PATCH', away, { status: 'left' });
  await look();
  return [...answers, f1];
}

const of = (family: string, ...codes: string[]) => codes.map((code) => `${family}.${code}`);

export const DOUBLES: readonly SentenceRow[] = [
  {
    title: 'partners for the next season',
    says: [
      ...of('placement', 'new_pair', 'new_pair_neither_played'),
      ...of('left_out', 'wants_another_partner', 'both_want_another_partner'),
      ...of('left_out', 'plays_with_another', 'plays_with_another_too', 'needs_partner'),
      ...of('left_out', 'leaves_partner_to_coach', 'partner_absent', 'not_playing'),
      ...of('absence', 'left_club', 'leaving', 'on_a_break', 'not_now', 'not_playing'),
      ...of('absence', 'other_wish'),
      ...of('draft_difference', 'entered_otherwise'),
      ...of('change_by_hand', 'entered_otherwise'),
    ],
    run: partners,
  },
];
