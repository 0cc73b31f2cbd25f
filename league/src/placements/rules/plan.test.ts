import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Preference } from '../../partner-choices/rules/choices.ts';
import { MEMBER_STATUSES, type MemberStatus, WISHES, type Wish } from '../../shared/members.ts';
import { findLines, findMovements } from '../../ledger/rules/movement.ts';
import { planFirstSeason, UNSAID_WAYS } from './first-season.ts';
import { computeNaiveOutcome } from './naive.oracle.ts';
import { planPlacements } from './plan.ts';
import type { FinishedEntry, PlanInput, Player } from './plan-types.ts';
import type { Id } from '../../shared/ids.ts';
import { tiers } from '../../../test/fixtures/tiers-arbitrary.ts';
import { asId } from '../../../test/fixtures/typed.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(1500);

const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(usual, ...others) },
  );

const traits = fc.record({
  status: mostly<MemberStatus>('active', ...MEMBER_STATUSES),
  leaving: mostly(false, true),
  wish: mostly<Wish | null>(null, ...WISHES),
  level: fc.option(fc.integer({ min: 1, max: 10 })),
  choice: mostly<Preference['choice'] | null>(null, 'not_playing', 'new_partner', 'coach_decides'),
});
const drawn = fc.record({
  players: fc.tuple(traits, traits),
  withdrawn: mostly(false, true),
  optedOut: mostly(false, true),
  short: mostly(false, true),
  kept: mostly(false, true),
});
const league = fc.record({
  discipline: fc.constantFrom('singles' as const, 'doubles' as const),
  final: fc.boolean(),
  moved: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  tiers,
  divisions: fc.array(fc.array(drawn, { maxLength: 9 }), { minLength: 1, maxLength: 4 }),
  draft: fc.nat({ max: 5 }),
  /** Pairs of players, by number, who agreed. */
  pairs: fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })), { maxLength: 4 }),
});

type League = typeof league extends fc.Arbitrary<infer T> ? T : never;

function inputFrom({
  discipline,
  final,
  moved,
  tiers: inTiers,
  divisions,
  draft,
  pairs,
}: League): PlanInput {
  let count = 0;
  const preferences = new Map<Id<'member'>, Preference>();
  const everybody: Player[] = [];
  const kept: Id<'entry'>[] = [];
  const player = ({
    choice,
    ...one
  }: (typeof divisions)[number][number]['players'][number]): Player => {
    const name = `p${(count += 1)}`;
    if (choice !== null) preferences.set(asId(name), { choice, partnerId: null });
    const made = { id: asId(name), display_name: name, ...one };
    everybody.push(made);
    return made;
  };
  const finished = divisions.map((entries, index) => {
    const made = entries.map(
      (one): Omit<FinishedEntry, 'rank' | 'movement' | 'movesTo'> & { ranked: boolean } => {
        const players = one.players.slice(0, discipline === 'singles' ? 1 : 2).map(player);
        if (one.kept) kept.push(asId(`e${count}`));
        return {
          id: asId(`e${count}`),
          label: players.map((one) => one.id).join(' / '),
          players,
          tie: null,
          played: one.short ? 1 : 4,
          minimum: 4,
          withdrawn: one.withdrawn,
          optedOut: one.optedOut,
          leavers: players.flatMap(({ id, leaving }) => (leaving ? [id] : [])),
          ranked: !one.withdrawn && !one.short,
        };
      },
    );
    const order = made.toSorted(
      (one, other) =>
        Number(one.withdrawn) - Number(other.withdrawn) ||
        Number(other.ranked) - Number(one.ranked),
    );
    const ranked = order.filter((one) => one.ranked).map(({ id }) => id);
    const staying = order.filter((one) => !one.withdrawn);
    const moving = findMovements(
      findLines(
        { promoted: moved[0], relegated: moved[1], tiers: inTiers },
        divisions.map(sizeOf),
        index + 1,
      ),
      final ? ranked : staying.map(({ id }) => id),
    );
    return {
      name: `Division ${index + 1}`,
      entries: order.map(({ ranked: isRanked, ...entry }) => ({
        ...entry,
        rank: isRanked ? ranked.indexOf(entry.id) + 1 : null,
        movement: moving.get(entry.id)?.way ?? null,
        movesTo: moving.get(entry.id)?.to ?? null,
      })),
    };
  });
  return {
    discipline,
    final,
    divisions: finished,
    draft: Array.from({ length: draft }, (_, index) => ({
      id: asId(`d${index}`),
      name: `Draft ${index}`,
    })),
    kept: new Set(kept),
    preferences,
    people: new Map(everybody.map((one) => [one.id, one])),
    newPairs: discipline === 'singles' ? [] : agreed(pairs, everybody, preferences, finished),
  };
}

/** New pairs, each player in at most one, with their choices. */
function agreed(
  wanted: readonly (readonly [number, number])[],
  everybody: readonly Player[],
  preferences: Map<string, Preference>,
  divisions: PlanInput['divisions'],
): [Player, Player][] {
  const taken = new Set<string>();
  const partners = divisions.flatMap(({ entries }) =>
    entries.map(({ players }) =>
      players
        .map(({ id }) => id)
        .toSorted()
        .join(),
    ),
  );
  return wanted.flatMap(([first, second]): [Player, Player][] => {
    const [one, other] = [everybody[first], everybody[second]];
    if (!one || !other || one === other || taken.has(one.id) || taken.has(other.id)) return [];
    if (partners.includes([one.id, other.id].toSorted().join())) return [];
    for (const [{ id }, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      taken.add(id);
      preferences.set(id, { choice: 'new_partner', partnerId: partner.id });
    }
    return [[one, other]];
  });
}

const inputs = league.map(inputFrom);

test(`PLA-1: every entry is placed once or left out with a reason, and nobody plays twice (seed ${seed})`, () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planPlacements(input);
      const placed = plan.divisions.flatMap(({ places }) => places);
      const carried = placed.flatMap(({ entry_id: id }) => (id === null ? [] : [id]));
      const out = plan.left_out.flatMap(({ entry_id: id }) => (id === null ? [] : [id]));
      const all = input.divisions.flatMap(({ entries }) => entries.map(({ id }) => id));
      assert.deepEqual([...carried, ...out].toSorted(), all.toSorted());
      const people = placed.flatMap(({ members }) => members.map(({ id }) => id));
      assert.equal(new Set(people).size, people.length);
      for (const { sentence } of [...placed, ...plan.left_out, ...plan.vacancies]) {
        assert.match(sentence, /^\S.*[^.]\.$/);
        assert.doesNotMatch(sentence, /undefined|null/);
      }
    }),
    { seed, numRuns: runs },
  );
});

test(`PLA-14: a partner left alone by a pair not carried over has exactly one line (seed ${seed})`, () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planPlacements(input);
      const placed = new Set(
        plan.divisions.flatMap(({ places }) =>
          places.flatMap(({ members }) => members.map(({ id }) => id)),
        ),
      );
      const lines = plan.left_out.flatMap((out) => (out.entry_id === null ? out.members : []));
      const alone = lines.map(({ id }) => id);
      assert.equal(new Set(alone).size, alone.length);
      assert.deepEqual(
        alone.filter((id) => placed.has(id)),
        [],
      );
      for (const { reason, entry_id: entryId, members, sentence } of plan.left_out) {
        if (entryId === null) continue;
        for (const { id, display_name: name } of members) {
          const isTold = sentence.endsWith(`; ${name} needs another partner.`);
          if (isTold && !placed.has(id)) assert.ok(alone.includes(id), `${reason}: ${sentence}`);
        }
      }
    }),
    { seed, numRuns: runs },
  );
});

test(`PLA-2, PLA-4: the number of moves follows the rules, and nobody overtakes an entry from above (seed ${seed})`, () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planPlacements(input);
      for (const [index, { name, entries }] of input.divisions.entries()) {
        const reason = new Map(
          plan.divisions.flatMap(({ places }) =>
            places.map((place) => [place.entry_id, place.reason]),
          ),
        );
        for (const [kind, word] of [
          ['promotion', 'promoted'],
          ['relegation', 'relegated'],
        ] as const) {
          const moving = entries.filter(({ movement }) => movement === kind).length;
          const moved = entries.filter(({ id }) => reason.get(id) === word).length;
          const vacant = plan.vacancies.filter(
            (one) => one.division === name && one.kind === kind,
          ).length;
          assert.equal(moved + vacant, moving);
        }
        const order = entries.flatMap(({ id }) => reason.get(id) ?? []);
        const weight = { promoted: 0, held: 1, relegated: 2, new_pair: 1, by_level: 1 };
        const weights = order.map((one) => weight[one]);
        if (input.divisions[index]?.entries.every((one) => one.rank !== null)) {
          assert.deepEqual(weights, weights.toSorted());
        }
      }
    }),
    { seed, numRuns: runs },
  );
});

test(`PLA-3: a suggestion is carried over, not moving, in the right half, and made once (seed ${seed})`, () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planPlacements(input);
      const held = new Set(
        plan.divisions.flatMap(({ places }) =>
          places.filter(({ reason }) => reason === 'held').map((place) => place.entry_id),
        ),
      );
      for (const { name, entries } of input.divisions) {
        const staying = entries.filter((one) => !one.withdrawn).map(({ id }) => id);
        const half = Math.floor(staying.length / 2);
        for (const kind of ['promotion', 'relegation'] as const) {
          const right =
            kind === 'promotion' ? staying.slice(0, staying.length - half) : staying.slice(half);
          const best = kind === 'promotion' ? right : right.toReversed();
          const fills = plan.vacancies
            .filter((one) => one.division === name && one.kind === kind)
            .map(({ fill }) => fill?.entry_id ?? null);
          const expected = best.filter((id) => held.has(id)).slice(0, fills.length);
          assert.deepEqual(fills, [
            ...expected,
            ...Array.from({ length: fills.length - expected.length }, () => null),
          ]);
        }
      }
    }),
    { seed, numRuns: runs },
  );
});

test(`PLA-1, PLA-5, PLA-9, PLA-10, PLA-15: a naive implementation puts everyone in the same place (seed ${seed})`, () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const plan = planPlacements(input);
      const outcome = new Map<string, string>();
      for (const { position, places } of plan.divisions) {
        for (const { members } of places)
          for (const { id } of members) outcome.set(id, `division ${position}`);
      }
      for (const { members, reason } of plan.left_out) {
        for (const { id } of members) if (!outcome.has(id)) outcome.set(id, reason);
      }
      for (const { entries } of input.divisions) {
        for (const { players } of entries) {
          for (const { id } of players)
            assert.equal(outcome.get(id), computeNaiveOutcome(input, id), id);
        }
      }
    }),
    { seed, numRuns: runs },
  );
});

test(`PLA-11, PLA-21: a first season places everyone who wants to play once, by level, in even divisions (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.array(traits, { maxLength: 40, size: 'max' }),
      fc.nat({ max: 4 }),
      fc.constantFrom(...UNSAID_WAYS),
      (people, draft, unsaid) => {
        const players = people.map(({ choice: _, ...one }, index) => ({
          id: asId(`p${index}`),
          display_name: `p${index}`,
          ...one,
        }));
        const plan = planFirstSeason({
          discipline: 'singles',
          players,
          draft: Array.from({ length: draft }, (_, index) => ({
            id: asId(`d${index}`),
            name: `Draft ${index}`,
          })),
          preferences: new Map(),
          pairs: [],
          unsaid,
        });
        const placed = plan.divisions.map(({ places }) =>
          places.flatMap(({ members }) => members.map(({ id }) => id)),
        );
        const out = plan.left_out.flatMap(({ members }) => members.map(({ id }) => id));
        assert.deepEqual(
          [...placed.flat(), ...out].toSorted(),
          players.map(({ id }) => id).toSorted(),
        );
        const sizes = placed.map((ids) => ids.length);
        assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, sizes.join());
        const levels = placed.flat().map((id) => players.find((one) => one.id === id)?.level ?? 99);
        assert.deepEqual(
          levels,
          levels.toSorted((one, other) => one - other),
        );
        if (draft > 0) assert.equal(plan.divisions.length, draft);
        else assert.ok(Math.max(...sizes) <= 8);
      },
    ),
    { seed, numRuns: runs },
  );
});

/** The number of entries that have not withdrawn; null if there is no such division. */
function sizeOf(entries: readonly { readonly withdrawn: boolean }[]): number {
  return entries.filter((one) => !one.withdrawn).length;
}
