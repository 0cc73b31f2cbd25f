import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  text,
  wonBy,
} from '../club.ts';
import type { SentenceRow } from './row.ts';

/** Three between two other divisions, after one match and after two. */
async function outlooks(club: InstalledClub): Promise<unknown[]> {
  const rules = { minMatchesToPlay: 1, movement: { promoted: 1, relegated: 1 } };
  const { competition } = await playDivision(club, { rules });
  const path = `/v1/competitions/${competition}`;
  const fill = async (name: string, count: number) => {
    const division = readId(await club.must('POST', `${path}/divisions`, { name }));
    const members = await addMembers(club, count);
    const items = members.map((id) => ({ member_ids: [id], division_id: division }));
    await club.must('POST', `${path}/entries/batch`, { items });
    return division;
  };
  const [division] = [await fill('Two', 3), await fill('Three', 2)];
  const { matches } = await club.must('POST', `/v1/divisions/${division}/fixtures`);
  const [first] = list(matches);
  const best = text(list(first?.['sides'])[0]?.['entry_id']);
  const answers: unknown[] = [];
  for (const match of list(matches)) {
    const side = list(match['sides']).findIndex((one) => text(one['entry_id']) === best);
    if (side < 0) continue;
    await club.must('POST', `/v1/matches/${readId(match)}/settlement`, wonBy(side === 0 ? 0 : 1));
    answers.push(await club.must('GET', `/v1/divisions/${division}/outlook`));
  }
  return answers;
}

export const OUTLOOK: readonly SentenceRow[] = [
  {
    title: 'who is to win how many',
    says: [
      'outlook_need.wins_for_up',
      'outlook_need.wins_for_stay',
      'outlook_need.matches_for_minimum',
    ],
    run: outlooks,
  },
];
