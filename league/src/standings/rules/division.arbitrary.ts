import fc from 'fast-check';
import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
  RANKING_RULES,
} from '../../competitions/rules/competition-rules.ts';
import type { LedgerMatch, LedgerResult } from './ledger.ts';
import type { Division } from './table.ts';

/** Small numbers and few outcomes, so that ties of every kind are frequent. */
const side = fc.constantFrom(0 as const, 1 as const);
const set = fc.constantFrom<[number, number]>([6, 4], [4, 6], [6, 0], [7, 6], [6, 7]);

const completed: fc.Arbitrary<LedgerResult> = fc.tuple(set, set, set).map(([one, two, three]) => {
  const firsts = [one, two].map(([a, b]) => a > b);
  const sets = firsts[0] === firsts[1] ? [one, two] : [one, two, three];
  const won = sets.filter(([a, b]) => a > b).length;
  const score = { sets: sets.map((games) => ({ games })) };
  const winningSide = won > sets.length - won ? 0 : 1;
  return { outcome: 'completed', score, winningSide, retiredSide: null } as const;
});

const stopped: fc.Arbitrary<LedgerResult> = fc
  .tuple(fc.constantFrom('walkover', 'conceded', 'retired'), side)
  .map(
    ([outcome, gone]) =>
      ({
        outcome,
        score: outcome === 'retired' ? { sets: [{ games: [6, 4] }, { games: [2, 3] }] } : null,
        winningSide: gone === 0 ? 1 : 0,
        retiredSide: gone,
      }) as const,
  );

const unplayed = fc.constant<LedgerResult>({
  outcome: 'unplayed',
  score: null,
  winningSide: null,
  retiredSide: null,
});

const result = fc.oneof(
  { weight: 8, arbitrary: completed },
  { weight: 2, arbitrary: stopped },
  { weight: 1, arbitrary: unplayed },
  { weight: 2, arbitrary: fc.constant(null) },
);

const rules: fc.Arbitrary<CompetitionRules> = fc
  .record({
    ranking: fc.shuffledSubarray([...RANKING_RULES], { minLength: 1 }),
    levelAfterRule: fc.constantFrom('restart' as const, 'continue' as const),
    minMatchesToPlay: fc.integer({ min: 0, max: 4 }),
    unrankedBelowMinimum: fc.boolean(),
    movement: fc.record({ promoted: fc.nat(3), relegated: fc.nat(3) }),
    points: fc.record({
      win: fc.constantFrom(3, 2.5, 0.1),
      loss: fc.constantFrom(0, 1, -0.7),
      walkoverLoss: fc.constantFrom(0, -1),
      setWon: fc.constantFrom(0, 0.5),
    }),
    retirement: fc.record({
      sets: fc.constantFrom('as_played' as const, 'straight_sets' as const),
    }),
    walkover: fc.record({ sets: fc.constantFrom('none' as const, 'straight_sets' as const) }),
    withdrawal: fc.record({
      remainingMatches: fc.constantFrom('walkover_to_opponent' as const, 'unplayed' as const),
      playedMatches: fc.constantFrom('keep' as const, 'void' as const),
    }),
  })
  .map((changes) => changeRules(DEFAULT_RULES, changes));

/** A division of up to seven entries with any results under any rules. */
export const division: fc.Arbitrary<Division> = fc
  .tuple(fc.integer({ min: 0, max: 7 }), rules, fc.boolean(), fc.boolean(), fc.boolean())
  .chain(([size, rulesOf, final, canPromote, canRelegate]) => {
    const pairs = Array.from({ length: size }, (_, one) =>
      Array.from({ length: one }, (__, other) => [`e${other}`, `e${one}`] as const),
    ).flat();
    return fc.record({
      rules: fc.constant(rulesOf),
      entries: fc.tuple(
        ...Array.from({ length: size }, (_, index) =>
          fc.record({
            id: fc.constant(`e${index}`),
            label: fc.constant(`Entry ${index}`),
            withdrawn: fc.boolean().map((gone) => gone && index % 3 === 0),
          }),
        ),
      ),
      matches: fc.tuple(
        ...pairs.map((sides) =>
          fc.record({ sides: fc.constant(sides), result }).map((match): LedgerMatch => match),
        ),
      ),
      final: fc.constant(final),
      canPromote: fc.constant(canPromote),
      canRelegate: fc.constant(canRelegate),
    });
  });
