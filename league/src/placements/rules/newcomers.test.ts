import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNewcomers } from './newcomers.ts';
import { planPlacements } from './plan.ts';
import { planInput } from '../../../test/fixtures/placement-case.ts';
import { asId } from '../../../test/fixtures/typed.ts';

/** Divisions with these levels of their only players; null if unknown. */
function tables(levels: readonly (number | null)[]): string {
  return levels
    .map((level, index) => {
      const note = level === null ? '' : `\nTop${index + 1}: level ${level}`;
      return `Division ${index + 1}: Top${index + 1}${note}`;
    })
    .join('\n');
}

function arriving(given: string, entered: readonly string[] = []) {
  const input = planInput(`up and down: 0 0\n${given}`);
  return listNewcomers(input, planPlacements(input), new Set(entered.map(asId)));
}

/** The division suggested for a member of this level. */
function suggested(levels: readonly (number | null)[], level: number): string | undefined {
  const given = `${tables(levels)}\nmembers: New\nNew: wishes singles; level ${level}`;
  return arriving(given)[0]?.suggested_division.name;
}

test('PLA-16: a newcomer has a line with a division by level, to one decimal', () => {
  const given = `
Division 1: Ann, Bo, Cy
members: New
Ann: level 3
Bo: level 3
Cy: level 4
New: wishes both; level 5`;
  assert.deepEqual(arriving(given), [
    {
      member: { id: 'New', display_name: 'New' },
      wish: 'both',
      level: 5,
      suggested_division: { division_id: null, name: 'Division 1', position: 1 },
      code: 'by_level',
      params: {
        member_id: 'New',
        member: 'New',
        discipline: 'singles',
        needs_partner: false,
        to_division_id: null,
        to_division: 'Division 1',
        level: 5,
        division_level: 3.3,
      },
      sentence: 'New wants to play singles, and level 5 fits Division 1, where the average is 3.3.',
    },
  ]);
});

test('PLA-16: newcomers are listed by name, and only those who want to play and are allowed to', () => {
  const given = `
Division 1: Ann
members: Gus, Di, Flo, Ed, Hal, Ida, Jo, Kim
Gus: wishes singles
Di: wishes all
Flo: wishes both
Ed: wishes singles
Hal: wishes doubles
Ida: wishes not_now
Jo: on a break; wishes singles`;
  const names = (entered: readonly string[]) =>
    arriving(given, entered).map(({ member }) => member.display_name);
  assert.deepEqual(names([]), ['Di', 'Ed', 'Flo', 'Gus']);
  assert.deepEqual(names(['Ed', 'Gus']), ['Di', 'Flo']);
});

test('PLA-16: a player from an entry of the previous competition is not a newcomer, placed or not', () => {
  const given = `
Division 1: Ann, Bo, Cy
Ann: wishes singles
Bo: withdrew
Cy: opted out`;
  const input = planInput(given);
  const people = new Map(
    [...input.people].map(([id, player]) => [id, { ...player, wish: 'singles' as const }]),
  );
  const wishing = { ...input, people };
  assert.deepEqual(listNewcomers(wishing, planPlacements(wishing), new Set()), []);
});

test('PLA-16: a player placed in a new pair is not a newcomer', () => {
  const given = `
discipline: doubles
Division 1: Ann / Bo
members: Cy, Di, Ed
Cy: wishes doubles; plays with Di
Di: wishes doubles; plays with Cy
Ed: wishes doubles`;
  assert.deepEqual(
    arriving(given).map(({ sentence }) => sentence),
    [
      'Ed wants to play doubles, needs a partner, and could start in Division 1 without a level yet.',
    ],
  );
});

test('PLA-16: the suggested division has the closest mean level, and the lower one wins a tie', () => {
  const levels = [2, 5, 8];
  assert.equal(suggested(levels, 1), 'Division 1');
  assert.equal(suggested(levels, 3), 'Division 1');
  assert.equal(suggested(levels, 4), 'Division 2');
  assert.equal(suggested(levels, 6), 'Division 2');
  assert.equal(suggested(levels, 9), 'Division 3');
  assert.equal(suggested([2, 4], 3), 'Division 2');
  assert.equal(suggested([4, 2, 6], 4), 'Division 1');
});

test('PLA-16: a division without levels is not compared with anyone', () => {
  assert.equal(suggested([4, null], 1), 'Division 1');
  assert.equal(suggested([null, 4, null], 9), 'Division 2');
});

test('PLA-16: the bottom division is suggested if a level is missing, and the sentence says whose', () => {
  const given = `${tables([null, null])}\nmembers: New\nNew: wishes singles; level 3`;
  const [unknown] = arriving(given);
  assert.equal(
    unknown?.sentence,
    'New wants to play singles, and could start in Division 2: nobody there has a level to compare with 3.',
  );
  const [without] = arriving(`${tables([3, 4])}\nmembers: New\nNew: wishes singles`);
  assert.equal(
    without?.sentence,
    'New wants to play singles, and could start in Division 2 without a level yet.',
  );
});

test('PLA-16: a plan without divisions suggests nothing', () => {
  const input = planInput('Division 1: Ann\nmembers: New\nNew: wishes singles');
  const empty = { divisions: [], left_out: [], vacancies: [] };
  assert.deepEqual(listNewcomers(input, empty, new Set()), []);
});
