import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DayPart } from './parts.ts';
import {
  proposeMatches,
  type MatchProposal,
  type ProposalInput,
  type RemainingMatch,
  type SharingMember,
} from './propose.ts';

const TODAY = '2026-12-01';
const PARTS: DayPart[] = [
  '2026-12-03e',
  '2026-12-04e',
  '2026-12-05d',
  '2026-12-06m',
  '2026-12-02e',
];

const ENOUGH = () => Number.POSITIVE_INFINITY;

const member = fc.record({
  free: fc.subarray(PARTS),
  played: fc.nat(4),
  proposedOn: fc.constantFrom('', '2026-11-10', '2026-11-24', '2026-11-25'),
  wasDoubles: fc.boolean(),
});

/** A box of singles and one of doubles, played by the same eight members. */
const box: fc.Arbitrary<ProposalInput> = fc
  .record({
    members: fc.array(member, { minLength: 8, maxLength: 8 }),
    singles: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.boolean()), { maxLength: 12 }),
    doubles: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.boolean()), { maxLength: 4 }),
    deadline: fc.constantFrom(null, '2026-12-04', '2027-01-31'),
    courts: fc.option(fc.subarray(PARTS)),
  })
  .map(({ members, singles, doubles, deadline, courts }) => ({
    today: TODAY,
    members: new Map(members.map((one, index) => [`m${index}`, one])),
    matches: [
      ...listMatches(singles, deadline, (side) => [`m${side}`]),
      ...listMatches(doubles, deadline, (side) => [`m${2 * side}`, `m${2 * side + 1}`]),
    ],
    countCourts: (part) =>
      courts === null ? ENOUGH() : courts.includes(part) ? 1 + (courts.indexOf(part) % 2) : 0,
  }));

function listMatches(
  edges: readonly (readonly [number, number, boolean])[],
  deadline: string | null,
  nameMembers: (side: number) => string[],
): RemainingMatch[] {
  const sides = edges.filter(([home, away]) => home < away);
  return sides.map(([home, away, lacksMinimum]) => ({
    id: [...nameMembers(home), ...nameMembers(away)].join(' '),
    sides: [
      { members: nameMembers(home), lacksMinimum },
      { members: nameMembers(away), lacksMinimum: false },
    ],
    deadline,
    attempts: 0,
    shown: null,
  }));
}

function readPlayers(id: string): string[] {
  return id.split(' ');
}

/** Whether a proposal may be made today, looked at alone. */
function isAllowed({ match, part }: MatchProposal, { members, matches }: ProposalInput): boolean {
  const deadline = matches.find(({ id }) => id === match)?.deadline ?? '9999';
  return (
    part >= '2026-12-03' &&
    part.slice(0, -1) <= deadline &&
    readPlayers(match).every((id) => {
      const one = members.get(id);
      return one?.free.includes(part) && one.proposedOn <= '2026-11-24';
    })
  );
}

function fitsCourts(proposals: readonly MatchProposal[], { countCourts }: ProposalInput): boolean {
  const counts = Map.groupBy(proposals, ({ part }) => part);
  return [...counts].every(([part, all]) => all.length <= countCourts(part));
}

test('EVE-11: nobody has two proposals in seven days, and no part more than its courts', () => {
  fc.assert(
    fc.property(box, (input) => {
      const proposals = proposeMatches(input);
      const players = proposals.flatMap(({ match }) => readPlayers(match));
      assert.equal(new Set(players).size, players.length);
      assert.ok(proposals.every((one) => isAllowed(one, input)));
      assert.ok(fitsCourts(proposals, input));
    }),
    { numRuns: 300 },
  );
});

test('EVE-12: no further proposal fits, even if others move to another part', () => {
  fc.assert(
    fc.property(box, (input) => {
      const proposals = proposeMatches(input);
      const players = new Set(proposals.flatMap(({ match }) => readPlayers(match)));
      for (const { id } of input.matches) {
        if (readPlayers(id).some((one) => players.has(one))) continue;
        assert.ok(!canPlaceAll([...proposals.map(({ match }) => match), id], [], input), id);
      }
    }),
    { numRuns: 300 },
  );
});

function canPlaceAll(
  [id, ...rest]: readonly string[],
  placed: readonly MatchProposal[],
  input: ProposalInput,
): boolean {
  if (id === undefined) return true;
  return PARTS.map((part) => ({ match: id, part })).some((one) => {
    const all = [...placed, one];
    return isAllowed(one, input) && fitsCourts(all, input) && canPlaceAll(rest, all, input);
  });
}

test('EVE-12: with one kind of match and enough courts, as many play as brute force finds', () => {
  fc.assert(
    fc.property(box, fc.boolean(), (input, isDoubles) => {
      const matches = input.matches.filter(
        ({ id }) => readPlayers(id).length === (isDoubles ? 4 : 2),
      );
      const today = { ...input, matches, countCourts: ENOUGH };
      const possible = matches.filter(({ id }) => canPlaceAll([id], [], today));
      assert.equal(proposeMatches(today).length, countMost(possible.map(({ id }) => id)));
    }),
    { numRuns: 300 },
  );
});

function countMost([id, ...rest]: readonly string[]): number {
  if (id === undefined) return 0;
  const others = rest.filter((one) => !readPlayers(one).some((p) => readPlayers(id).includes(p)));
  return Math.max(countMost(rest), 1 + countMost(others));
}

test('EVE-12: the order of matches and members changes nothing', () => {
  fc.assert(
    fc.property(box, (input) => {
      const [first] = input.matches;
      fc.pre(first !== undefined);
      const matches = new Map(input.matches.toReversed().map((one) => [one.id, one]));
      const members = new Map([...input.members].toReversed());
      const turned = { ...input, matches: [...matches.values()], members };
      const straight = { ...input, matches: [...matches.values()].toReversed() };
      assert.deepEqual(proposeMatches(turned), proposeMatches(straight));
    }),
  );
});

const rested: SharingMember = {
  free: PARTS,
  played: 2,
  proposedOn: '2026-11-24',
  wasDoubles: false,
};

/** Whom a member plays who shares times with two others. */
function chooseOpponent(
  one: Partial<SharingMember & { lacksMinimum: boolean; deadline: string; attempts: number }>,
  other: typeof one,
): string | undefined {
  const matches = [one, other].map((who, index): RemainingMatch => ({
    id: `m0 m${index + 1}`,
    sides: [
      { members: ['m0'], lacksMinimum: false },
      { members: [`m${index + 1}`], lacksMinimum: who.lacksMinimum ?? false },
    ],
    deadline: who.deadline ?? '2027-01-31',
    attempts: who.attempts ?? 0,
    shown: null,
  }));
  const all = [rested, { ...rested, ...one }, { ...rested, ...other }];
  const members = new Map(all.map((who, index) => [`m${index}`, who]));
  return proposeMatches({ today: TODAY, matches, members, countCourts: ENOUGH })[0]?.match;
}

test('EVE-12: who waits longest comes first, then deadline, minimum, who played least', () => {
  const ways = [
    { proposedOn: '' },
    { proposedOn: '2026-11-23' },
    { deadline: '2027-01-30' },
    { lacksMinimum: true },
    { played: 1 },
    {},
  ];
  for (const [index, more] of ways.entries()) {
    for (const less of ways.slice(index + 1)) {
      assert.equal(chooseOpponent(more, less), 'm0 m1');
      assert.equal(chooseOpponent(less, more), 'm0 m2');
    }
  }
});

test('EVE-12: in a box where all share times, everybody has a proposal within three weeks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 7 }),
      fc.array(fc.nat(9), { maxLength: 60 }),
      (size, random) => {
        const ids = Array.from({ length: size }, (_, index) => `m${index}`);
        const members = new Map(ids.map((id) => [id, { ...rested, proposedOn: '' }]));
        let open = listMatches(
          ids.flatMap((_, home) => ids.map((__, away) => [home, away, false] as const)),
          null,
          (side) => [`m${side}`],
        );
        const start = Temporal.PlainDate.from(TODAY);
        for (let day = 0; day < 21; day++) {
          const today = start.add({ days: day }).toString();
          const free = PARTS.map(
            (_, index): DayPart => `${start.add({ days: day + 2 + index }).toString()}e`,
          );
          for (const [id, one] of members) members.set(id, { ...one, free });
          const proposals = proposeMatches({ today, matches: open, members, countCourts: ENOUGH });
          for (const [index, { match }] of proposals.entries()) {
            for (const id of readPlayers(match)) {
              const one = members.get(id) ?? rested;
              members.set(id, { ...one, proposedOn: today });
            }
            // Some accept and play, others let it pass.
            if ((random[day + index] ?? 0) > 4) open = open.filter(({ id }) => id !== match);
          }
        }
        const waiting = [...members].filter(([, { proposedOn }]) => proposedOn === '');
        assert.deepEqual(waiting, []);
      },
    ),
  );
});

const [OVERDUE, PATIENT] = ['2026-11-10', '2026-11-23'];

/** The matches proposed among six members, each a pair of sides such as `0 1` against `2 3`. */
function choose(
  matches: readonly (Partial<RemainingMatch> & { readonly of: readonly [string, string] })[],
  others: readonly Partial<SharingMember>[] = [],
  countCourts: ProposalInput['countCourts'] = ENOUGH,
): string[] {
  const members = new Map(
    Array.from({ length: 6 }, (_, index) => [`${index}`, { ...rested, ...others[index] }] as const),
  );
  const all = matches.map(({ of: [home, away], ...match }) => ({
    id: `${home}-${away}`,
    sides: [
      { members: home.split(' '), lacksMinimum: false },
      { members: away.split(' '), lacksMinimum: false },
    ] as const,
    deadline: null,
    attempts: 0,
    shown: null,
    ...match,
  }));
  const proposals = proposeMatches({ today: TODAY, matches: all, members, countCourts });
  return proposals.map(({ match, part }) => (countCourts === ENOUGH ? match : `${match} ${part}`));
}

test('EVE-12: doubles comes before singles, unless it was proposed last time', () => {
  const both = [{ of: ['0', '1'] }, { of: ['0 1', '2 3'] }] as const;
  assert.deepEqual(choose(both), ['0 1-2 3']);
  assert.deepEqual(choose(both, [{}, {}, {}, { wasDoubles: true }]), ['0-1']);
});

test('EVE-12: a side is as urgent as its most urgent member and match', () => {
  const shared = [{ of: ['0 1', '2 3'] }, { of: ['0 1', '4 5'] }] as const;
  const patient = { proposedOn: PATIENT };
  assert.deepEqual(choose(shared, [{}, {}, {}, {}, patient, patient]), ['0 1-4 5']);
  const overdue = { proposedOn: OVERDUE };
  assert.deepEqual(choose(shared, [{}, {}, overdue, {}, patient, patient]), ['0 1-2 3']);
  const deadlines = [
    { of: ['0', '1'], deadline: '2027-01-03' },
    { of: ['0', '2'], deadline: '2027-01-02' },
    { id: 'return', of: ['0', '1'], deadline: '2027-01-01' },
  ] as const;
  assert.deepEqual(choose(deadlines), ['return']);
});

test('EVE-12: of several matches between two sides, the one least often in vain is proposed', () => {
  const [tried, early, late] = [
    { id: 'a', of: ['0', '1'], attempts: 1, deadline: '2026-12-31' },
    { id: 'b', of: ['0', '1'], deadline: '2027-01-01' },
    { id: 'c', of: ['0', '1'], deadline: '2027-01-02' },
  ] as const;
  assert.deepEqual(choose([tried, late]), ['c']);
  assert.deepEqual(choose([late, early]), ['b']);
  assert.deepEqual(choose([{ ...late, id: 'd' }, late]), ['c']);
});

test('EVE-12: a player who finds no court with the most urgent opponent plays another', () => {
  const [busy, quiet] = PARTS;
  const courts = (part: DayPart) => (part === busy ? 0 : 1);
  const matches = [{ of: ['0', '1'] }, { of: ['0', '2'] }] as const;
  const urgent = { proposedOn: OVERDUE, free: PARTS.filter((part) => part === busy) };
  assert.deepEqual(choose(matches, [{}, urgent], courts), [`0-2 ${quiet}`]);
});

test('EVE-12: of equal opponents, the order of matches decides nothing', () => {
  const matches = [{ of: ['0', '1'] }, { of: ['0', '2'] }] as const;
  assert.deepEqual(choose(matches), ['0-1']);
  assert.deepEqual(choose(matches.toReversed()), ['0-1']);
});

test('EVE-11: a match moves to another part if that makes room for one more', () => {
  const [first, second] = PARTS;
  const courts = (part: DayPart) => (part === first || part === second ? 1 : 0);
  const matches = [{ of: ['0', '1'] }, { of: ['2', '3'] }] as const;
  const free = PARTS.slice(0, 1);
  assert.deepEqual(choose(matches, [{}, {}, { free }, { free }], courts).toSorted(), [
    `0-1 ${second}`,
    `2-3 ${first}`,
  ]);
});

test('EVE-9: matches are spread over the times that suit them', () => {
  const matches = [{ of: ['0', '1'] }, { of: ['2', '3'] }, { of: ['4', '5'] }] as const;
  const free = PARTS.slice(0, 1);
  const [first, second, third] = PARTS;
  const chosen = choose(matches, [{}, {}, { free }], () => 9).toSorted();
  assert.deepEqual(chosen, [`0-1 ${first}`, `2-3 ${first}`, `4-5 ${second}`]);
  assert.deepEqual(choose(matches, [], () => 9).toSorted(), [
    `0-1 ${first}`,
    `2-3 ${second}`,
    `4-5 ${third}`,
  ]);
});

test('EVE-6: once its players were shown times, a match is proposed at none but these', () => {
  const [first, second] = PARTS;
  const shown = PARTS.slice(1, 2);
  const courts = () => 1;
  assert.deepEqual(choose([{ of: ['0', '1'] }], [], courts), [`0-1 ${first}`]);
  assert.deepEqual(choose([{ of: ['0', '1'], shown }], [], courts), [`0-1 ${second}`]);
  assert.deepEqual(choose([{ of: ['0', '1'], shown: [] }]), []);
});
