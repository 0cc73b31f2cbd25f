import { list, text } from 'test-kit/club-calls';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';

const BATCH = 8;

/** A filled draft of this many boxes of ten, after a season of the same. @returns the board's path */
export async function loadDraft({ must }: League, boxes: number): Promise<string> {
  const people: string[] = [];
  for (let at = 0; at < boxes * 10; at += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, boxes * 10 - at) }, (_, index) => at + index);
    const made = await Promise.all(
      some.map((index) => must('POST', '/v1/members', { display_name: nameOf(index) })),
    );
    people.push(...made.map((one) => text(one['id'])));
  }
  const season = await must('POST', '/v1/seasons', {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(20),
    results_deadline: dateAfter(20),
  });
  await must('PATCH', `/v1/seasons/${text(season['id'])}`, { state: 'active' });
  const made = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Autumn singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${text(made['id'])}`;
  const items = Array.from({ length: boxes }, (_, index) => ({ name: `Box ${index + 1}` }));
  const divisions = await must('POST', `${path}/divisions/batch`, { items });
  const ids = list(divisions['data']).map((one) => one['id']);
  const entries = people.map((id, index) => ({
    member_ids: [id],
    division_id: ids[Math.floor(index / 10)],
  }));
  await must('POST', `${path}/entries/batch`, { items: entries });
  await must('PATCH', path, { state: 'active' });
  const draft = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Winter singles',
    discipline: 'singles',
    previous_competition_id: made['id'],
  });
  await must('POST', `/v1/competitions/${text(draft['id'])}/placements`);
  return `/coach/drafts/${text(draft['id'])}`;
}

const FIRST = 'Hannah Edmund Priya Tomasz Léa Jonas Ingrid Matteo Aoife Salma'.split(' ');
const LAST =
  'Brandt Eckersley Raghunathan Wieczorek Marchetti Ødegård Solheim Ricci Dhomhnaill Featherstonehaugh'.split(
    ' ',
  );

function nameOf(index: number): string {
  const hundred = Math.floor(index / 100);
  return `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]}${hundred === 0 ? '' : ` ${'I'.repeat(hundred + 1)}`}`;
}
