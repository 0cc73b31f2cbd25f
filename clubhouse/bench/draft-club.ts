import { addMembers } from 'test-kit/club-members';
import { beginCompetition, beginSeason, planBoxes, draftSingles } from 'test-kit/club-season';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';

/** After a season of the same size. @returns the board's path */
export async function loadDraft({ must }: League, boxes: number): Promise<string> {
  const names = Array.from({ length: boxes * 10 }, (_, index) => ({
    display_name: makeName(index),
  }));
  const people = await addMembers(must, names);
  const season_id = await beginSeason(must, {
    name: 'Autumn',
    starts_on: dateAfter(-60),
    ends_on: dateAfter(20),
    results_deadline: dateAfter(20),
  });
  const { id } = await beginCompetition(
    must,
    { season_id, name: 'Autumn singles', discipline: 'singles' },
    planBoxes(people, 10),
  );
  const next = { season_id, name: 'Winter singles', previous_competition_id: id };
  return `/coach/drafts/${await draftSingles(must, next)}`;
}

const FIRST = 'Hannah Edmund Priya Tomasz Léa Jonas Ingrid Matteo Aoife Salma'.split(' ');
const LAST =
  'Brandt Eckersley Raghunathan Wieczorek Marchetti Ødegård Solheim Ricci Dhomhnaill Featherstonehaugh'.split(
    ' ',
  );

function makeName(index: number): string {
  const hundred = Math.floor(index / 100);
  return `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]}${hundred === 0 ? '' : ` ${'I'.repeat(hundred + 1)}`}`;
}
