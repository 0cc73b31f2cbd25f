import { addMembers } from 'test-kit/club-members';
import { beginCompetition, planBoxes } from 'test-kit/club-season';
import type { Clubhouse } from './clubhouse.ts';

interface CompetitionOptions {
  readonly name: string;
  readonly boxes: number;
  /** Players per box. */
  readonly size: number;
  readonly discipline?: 'singles' | 'doubles';
  readonly visibility?: 'members' | 'private';
}

/** Ordinary names; every fifth has 40 letters. */
function makeName(index: number): string {
  if (index % 5 === 4)
    return `Bartholomew-Maximilian Featherston-${String(index).padStart(4, '0')}x`;
  const first = ['Ann', 'Kenji', 'Marguerite', 'Zoë', 'Oliver'][index % 5] ?? '';
  const last = ['Lee', 'Sato-Lindgren', 'Oyelaran', 'Thistlewood', 'Wieczorek'][index % 4] ?? '';
  return `${first} ${last} ${index}`;
}

/**
 * A competition with this many active boxes, for a club with a large wall.
 * @returns its id
 */
export async function makeBoxes(
  { league: { must }, season }: Pick<Clubhouse, 'league' | 'season'>,
  { name, boxes, size, discipline = 'singles', visibility = 'members' }: CompetitionOptions,
): Promise<string> {
  const each = discipline === 'singles' ? 1 : 2;
  const names = Array.from({ length: boxes * size * each }, (_, index) => ({
    display_name: makeName(index),
  }));
  const members = await addMembers(must, names);
  const entries = Array.from({ length: boxes * size }, (_, place) =>
    members.slice(place * each, (place + 1) * each),
  );
  const fields = { season_id: season.id, name, discipline, visibility };
  return (await beginCompetition(must, fields, planBoxes(entries, size))).id;
}
