import { list, text } from 'test-kit/club-calls';
import type { Clubhouse } from './clubhouse.ts';

interface CompetitionOptions {
  readonly name: string;
  readonly boxes: number;
  /** How many play in each. */
  readonly size: number;
  readonly discipline?: 'singles' | 'doubles';
  readonly visibility?: 'members' | 'private';
}

/** Ordinary ones, and every fifth of 40 letters. */
function nameOf(index: number): string {
  if (index % 5 === 4)
    return `Bartholomew-Maximilian Featherston-${String(index).padStart(4, '0')}x`;
  const first = ['Ann', 'Kenji', 'Marguerite', 'Zoë', 'Oliver'][index % 5] ?? '';
  const last = ['Lee', 'Sato-Lindgren', 'Oyelaran', 'Thistlewood', 'Wieczorek'][index % 4] ?? '';
  return `${first} ${last} ${index}`;
}

/** A competition with this many boxes under way, as the club of a large wall has it. @returns its id */
export async function makeBoxes(
  { league: { must }, season }: Pick<Clubhouse, 'league' | 'season'>,
  { name, boxes, size, discipline = 'singles', visibility = 'members' }: CompetitionOptions,
): Promise<string> {
  const body = { season_id: season.id, name, discipline, visibility };
  const made = await must('POST', '/v1/competitions', body);
  const id = text(made['id']);
  const each = discipline === 'singles' ? 1 : 2;
  const members: string[] = [];
  for (let index = 0; index < boxes * size * each; index++) {
    const member = await must('POST', '/v1/members', { display_name: nameOf(index) });
    members.push(text(member['id']));
  }
  const divisions = await must('POST', `/v1/competitions/${id}/divisions/batch`, {
    items: Array.from({ length: boxes }, (_, index) => ({ name: `Box ${index + 1}` })),
  });
  const items = list(divisions['data']).flatMap((division, box) =>
    Array.from({ length: size }, (_, place) => {
      const first = (box * size + place) * each;
      return { member_ids: members.slice(first, first + each), division_id: division['id'] };
    }),
  );
  for (let start = 0; start < items.length; start += 500) {
    const part = items.slice(start, start + 500);
    await must('POST', `/v1/competitions/${id}/entries/batch`, { items: part });
  }
  await must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  await must('POST', `/v1/competitions/${id}/fixtures`);
  return id;
}
