import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnsaid, type FirstSeason, planFirstSeason } from './first-season.ts';
import { firstSeasonInput } from '../../../test/fixtures/placement-case.ts';

/** Each division with its labels, and the members left out with the reason. */
function summary(season: FirstSeason) {
  const { divisions, left_out: out } = planFirstSeason(season);
  return {
    divisions: divisions.map(({ places }) => places.map(({ label }) => label)),
    out: out.map(({ reason, sentence }) => `${reason}: ${sentence}`),
  };
}

/** A first season with this many members who want to play. */
function seasonOf(count: number): FirstSeason {
  const names = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  const wishes = names.map((name) => `${name}: wishes singles`);
  return firstSeasonInput([`members: ${names.join(', ')}`, ...wishes].join('\n'));
}

test('PLA-11: the strongest come first, then players without a level, with ties by name', () => {
  const season = firstSeasonInput(`
members: Flo, Cy, Ann, Gus, Bo, Ed, Di
Flo: wishes all; level 2
Cy: wishes all; level 3
Ann: wishes all; level 3
Gus: wishes all; level 1
Bo: wishes all; level 3
Ed: wishes all
Di: wishes all`);
  const order = ['Gus', 'Flo', 'Ann', 'Bo', 'Cy', 'Di', 'Ed'];
  assert.deepEqual(summary(season), { divisions: [order], out: [] });
  const turned = { ...season, players: season.players.toReversed() };
  assert.deepEqual(summary(turned), { divisions: [order], out: [] });
});

test('PLA-11: names sort as readers expect, with accents and lower case', () => {
  const season = firstSeasonInput(`
members: Ute, Änne, Zoe, Øyvind, anton
Ute: wishes all
Änne: wishes all
Zoe: wishes all
Øyvind: wishes all
anton: wishes all`);
  assert.deepEqual(summary(season).divisions, [['Änne', 'anton', 'Øyvind', 'Ute', 'Zoe']]);
});

test('PLA-11: eight players make one division, nine make two, and the larger one is at the bottom', () => {
  const sizes = (count: number) => summary(seasonOf(count)).divisions.map((one) => one.length);
  assert.deepEqual(sizes(0), [0]);
  assert.deepEqual(sizes(8), [8]);
  assert.deepEqual(sizes(9), [4, 5]);
  assert.deepEqual(sizes(16), [8, 8]);
  assert.deepEqual(sizes(17), [5, 6, 6]);
});

test('PLA-11: the draft’s divisions are used, or divisions are numbered from the top', () => {
  const draft = [...firstSeasonInput('draft: Gold, Silver, Bronze').draft];
  const shape = (season: FirstSeason) =>
    planFirstSeason(season).divisions.map(({ places: _, ...division }) => division);
  assert.deepEqual(shape({ ...seasonOf(2), draft }), [
    { division_id: 'Gold', name: 'Gold', position: 1 },
    { division_id: 'Silver', name: 'Silver', position: 2 },
    { division_id: 'Bronze', name: 'Bronze', position: 3 },
  ]);
  assert.deepEqual(shape(seasonOf(9)), [
    { division_id: null, name: 'Division 1', position: 1 },
    { division_id: null, name: 'Division 2', position: 2 },
  ]);
});

test('PLA-11: a place gives the division and the level behind it', () => {
  const season = firstSeasonInput('members: Ann\ndraft: Gold\nAnn: wishes singles; level 4');
  assert.deepEqual(planFirstSeason(season).divisions[0]?.places, [
    {
      entry_id: null,
      members: [{ id: 'Ann', display_name: 'Ann' }],
      label: 'Ann',
      from_division: null,
      from_rank: null,
      tie: null,
      reason: 'by_level',
      code: 'by_level',
      params: {
        label: 'Ann',
        is_pair: false,
        to_division_id: 'Gold',
        to_division: 'Gold',
        level: 4,
      },
      sentence: 'Ann starts in Gold, by level 4.',
    },
  ]);
});

test('PLA-11: in doubles, pairs that agreed are placed by the mean of their known levels', () => {
  const season = firstSeasonInput(`
discipline: doubles
members: Ann, Bo, Cy, Di, Ed, Flo
Ann: level 6; plays with Bo
Bo: level 3; plays with Ann
Cy: level 4; plays with Di
Di: plays with Cy
Ed: plays with Flo
Flo: plays with Ed`);
  const { divisions } = planFirstSeason(season);
  assert.deepEqual(
    divisions[0]?.places.map(({ sentence }) => sentence),
    [
      'Cy / Di start in Division 1, by level 4.',
      'Ann / Bo start in Division 1, by level 4.5.',
      'Ed / Flo start in Division 1, without a level yet.',
    ],
  );
});

test('PLA-11: a pair is placed only if both play, and a partner left alone needs another', () => {
  const season = firstSeasonInput(`
discipline: doubles
members: Ann, Bo, Cy, Di, Ed
Ann: plays with Bo
Bo: on a break; plays with Ann
Cy: leaving; plays with Di
Di: left; plays with Cy
Ed: wishes doubles`);
  assert.deepEqual(summary(season), {
    divisions: [[]],
    out: [
      'needs_partner: Ann wants to play doubles and needs a partner.',
      'on_a_break: Bo is on a break.',
      'opted_out: Cy is not playing next season.',
      'left_club: Di has left the club.',
      'needs_partner: Ed wants to play doubles and needs a partner.',
    ],
  });
});

const SOME = `
members: Ann, Bo, Cy, Di, Ed, Flo, Gus, Hal
Ann: wishes singles
Cy: on a break
Di: leaving
Ed: wishes mixed_doubles
Flo: coach_decides`;

test('PLA-21: players who said nothing are placed or left out as the coach decides', () => {
  const season = firstSeasonInput(SOME);
  const out = [
    'on_a_break: Cy is on a break.',
    'opted_out: Di is not playing next season.',
    'not_playing: Ed does not want to play singles next season.',
  ];
  assert.deepEqual(summary({ ...season, unsaid: 'placed' }), {
    divisions: [['Ann', 'Bo', 'Flo', 'Gus', 'Hal']],
    out,
  });
  const unsaid = (name: string) =>
    `not_playing: ${name} has not said that they want to play singles.`;
  assert.deepEqual(summary({ ...season, unsaid: 'left_out' }), {
    divisions: [['Ann', 'Flo']],
    out: [unsaid('Bo'), ...out, unsaid('Gus'), unsaid('Hal')],
  });
});

test('PLA-21: in doubles, nobody who said nothing is placed', () => {
  const season = firstSeasonInput('discipline: doubles\nmembers: Ann');
  const out = ['not_playing: Ann has not said that they want to play doubles.'];
  assert.deepEqual(summary({ ...season, unsaid: 'placed' }), { divisions: [[]], out });
});

test('PLA-21: in singles, players who said nothing and are not absent are counted', () => {
  const season = firstSeasonInput(SOME);
  assert.equal(countUnsaid(season), 3);
  assert.equal(countUnsaid({ ...season, unsaid: 'placed' }), 3);
  assert.equal(countUnsaid({ ...season, discipline: 'doubles' }), 0);
});
