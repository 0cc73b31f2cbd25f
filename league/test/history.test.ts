import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '../demo/client.ts';
import type { Plan, Standings } from '../demo/types.ts';
import { findDraftFaults } from '../demo/years/draft-faults.ts';
import { playYears } from '../demo/years/history.ts';
import { startClub } from './club.ts';

test('PLA-1, PLA-2, PLA-12: in years of play through the API, every draft follows the rules', async (t) => {
  const club = await startClub(t);
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
  t.diagnostic(`seed ${seed}`);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const secretary = new Client(url, club.admin);
  const { order } = await playYears(secretary, { years: 3, members: 40, seed, say });
  assert.equal(order.length, 3);
  assert.ok(order.every((one) => one > 0));
  assert.ok(said.some((line) => line.includes('left_club: ')));
});

/** A table of four in which one goes up, and a plan that follows the rules. */
function ruled(): { tables: Standings[]; plan: Plan } {
  const row = (entry: string) => ({
    entry_id: entry,
    rank: 1,
    withdrawn: false,
    startingPlace: null,
    label: entry,
    played: 3,
    won: 0,
    lost: 0,
    sets_won: 0,
    sets_lost: 0,
    points: 0,
    movement: null,
    separated_by: null,
  });
  const place = (entry: string, from: string, reason: string) => ({
    entry_id: entry,
    members: [{ id: `member of ${entry}` }],
    label: entry,
    reason,
    sentence: 'As ruled.',
    from_division: from,
  });
  return {
    tables: [
      { division_name: 'One', rows: [row('a'), row('b')] },
      { division_name: 'Two', rows: [row('c'), row('d')] },
    ],
    plan: {
      provisional: false,
      divisions: [
        {
          division_id: '1',
          name: 'One',
          places: [place('a', 'One', 'held'), place('c', 'Two', 'promoted')],
        },
        { division_id: '2', name: 'Two', places: [place('d', 'Two', 'held')] },
      ],
      left_out: [place('b', 'One', 'left_club')],
      vacancies: [{ division: 'One', kind: 'relegation', sentence: 'Vacant.', fill: null }],
      by_hand: [],
    },
  };
}

const moving = { promoted: 1, relegated: 1 };

test('PLA-1, PLA-2: a violation of the rules is found', () => {
  const { tables, plan } = ruled();
  const [one, two] = plan.divisions;
  assert.ok(one && two);
  const faults = (changed: Partial<Plan>, entered: string[][] = []) =>
    findDraftFaults({ tables, plan: { ...plan, ...changed }, moving, entered });
  assert.deepEqual(faults({}), []);
  assert.deepEqual(faults({ left_out: [] }), ['b of One is told of 0 times']);
  assert.deepEqual(
    faults({ divisions: [one, { ...two, places: [...two.places, ...two.places] }] }),
    ['d of Two is told of 2 times', 'member of d is planned twice'],
  );
  assert.deepEqual(faults({}, [['x'], ['y', 'x']]), ['x is entered twice']);
  assert.deepEqual(faults({ vacancies: [] }), ['One: 0 relegated or vacant, and not 1']);
  const vacancies = plan.vacancies.map((vacancy) => ({ ...vacancy, sentence: 'vacant' }));
  assert.deepEqual(faults({ vacancies }), ['"vacant" is no sentence']);
});
