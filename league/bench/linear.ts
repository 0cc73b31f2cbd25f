import { DEFAULT_RULES } from '../src/competitions/rules/competition-rules.ts';
import { playBestOfThree, makeSeededRandom } from '../demo/chance.ts';
import { roundRobin } from '../src/shared/round-robin.ts';
import type { LedgerMatch } from '../src/ledger/rules/ledger.ts';
import { type Division, standingsTable } from '../src/ledger/rules/table.ts';
import { winningSide } from '../src/results/rules/claim.ts';
import { asId } from '../test/fixtures/typed.ts';

/** Prints how long a table takes as its division grows to 200 entries and 19,900 matches. */
export function printLinearity(): void {
  process.stdout.write('entries  matches  ms a table  µs a match\n');
  for (const entries of [10, 25, 50, 100, 141, 200]) {
    const division = makeDivision(entries);
    const ms = measureTime(() => standingsTable(division));
    const perMatch = (ms * 1000) / division.matches.length;
    process.stdout.write(
      `${String(entries).padStart(7)} ${String(division.matches.length).padStart(8)} ` +
        `${ms.toFixed(2).padStart(11)} ${perMatch.toFixed(2).padStart(11)}\n`,
    );
  }
}

function makeDivision(count: number): Division {
  const random = makeSeededRandom(count);
  const matches = roundRobin(count).map(([zero, one]): LedgerMatch => {
    const said = {
      outcome: 'completed',
      score: playBestOfThree(random, 0.5),
      retiredSide: null,
    } as const;
    return {
      sides: [asId(`e${zero}`), asId(`e${one}`)],
      result: { ...said, winningSide: winningSide(DEFAULT_RULES.format, said) },
    };
  });
  const entries = Array.from({ length: count }, (_, index) => ({
    id: asId(`e${index}`),
    label: `Entry ${index}`,
    withdrawn: false,
    startingPlace: null,
  }));
  return {
    rules: DEFAULT_RULES,
    entries,
    matches,
    decisions: [],
    final: false,
    up: [],
    down: [],
  };
}

/** Milliseconds, the median of some runs after warming up. */
function measureTime(work: () => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < 30; run++) {
    const started = performance.now();
    work();
    times.push(performance.now() - started);
  }
  return times.slice(10).toSorted((one, other) => one - other)[10] ?? 0;
}
