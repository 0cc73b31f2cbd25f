import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Breaks one rule at a time in a copy of the code, and fails where neither the schedules nor the
 * tests beside the code notice: `node relay-client/sim/mutants.ts`. It tells what the tests are
 * worth, and is run by hand.
 */

interface Mutant {
  readonly name: string;
  /** In relay-client/src/core. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const MUTANTS: readonly Mutant[] = [
  {
    name: 'a fresh client believes a sync that answers no hello of its own',
    file: 'receive.ts',
    from: 'state.isFresh && (state.sid === null || sync.re !== state.sid)',
    to: 'state.isFresh && state.sid === null',
  },
  {
    name: 'the list of seat 0 wins each fork',
    file: 'settle.ts',
    from: ': !isBySeat0(fork)',
    to: ': true',
  },
  {
    name: 'the mover of a fork wins it',
    file: 'settle.ts',
    from: ': !isBySeat0(fork)',
    to: ': isBySeat0(fork)',
  },
  {
    name: 'the shorter list wins',
    file: 'settle.ts',
    from: 'zero.length > one.length',
    to: 'zero.length < one.length',
  },
  {
    name: 'wants are merged by minimum',
    file: 'settle.ts',
    from: '[Math.max(zero.want[0], one.want[0])',
    to: '[Math.min(zero.want[0], one.want[0])',
  },
  {
    name: 'a game starts where one asked',
    file: 'history.ts',
    from: 'return Math.min(want[0], want[1])',
    to: 'return Math.max(want[0], want[1])',
  },
  {
    name: 'the lower rev wins',
    file: 'settle.ts',
    from: 'zero.rev > one.rev',
    to: 'zero.rev < one.rev',
  },
  {
    name: 'the higher cut wins',
    file: 'settle.ts',
    from: 'zero.cut < one.cut',
    to: 'zero.cut > one.cut',
  },
  {
    name: 'cuts are not compared',
    file: 'settle.ts',
    from: 'if (zero.cut !== one.cut)',
    to: 'if (zero.cut !== one.cut && zero.rev < 0)',
  },
  {
    name: 'resignations are merged by AND',
    file: 'settle.ts',
    from: '.flatMap(({ resigned }) => resigned[seat] ?? [])',
    to: '.flatMap(({ resigned }) => (held.every((one) => one.resigned[seat]) ? resigned[seat] ?? [] : []))',
  },
  {
    name: 'draws are merged by AND',
    file: 'settle.ts',
    from: 'const drawn = draws',
    to: 'const drawn = (draws.length < 2 ? [] : draws)',
  },
  {
    name: 'a resignation counts for the other seat',
    file: 'receive.ts',
    from: 'withSeat(before.resigned, by,',
    to: 'withSeat(before.resigned, otherSeat(by),',
  },
  {
    name: 'an offer stands in any position',
    file: 'offers.ts',
    from: 'return offers.filter(({ at }) => isSameMark(at, now));',
    to: 'return offers.filter(({ at }) => isSameMark(at, now) || at.ply > 0);',
  },
  {
    name: 'an offer is found by its kind alone',
    file: 'offers.ts',
    from: 'one.kind === other.kind && isSameMark(one.at, other.at)',
    to: 'one.kind === other.kind',
  },
  {
    name: 'a mark does not tell the list',
    file: 'mark.ts',
    from: '&& one.hash === other.hash',
    to: '',
  },
  {
    name: 'a mark does not tell the take-backs',
    file: 'mark.ts',
    from: 'one.rev === other.rev && one.cut === other.cut',
    to: 'true',
  },
  {
    name: 'a withdrawal beats an acceptance',
    file: 'offers.ts',
    from: 'return made.map((offer) => (isSameOffer(offer, gone) ? { ...offer, isWithdrawn: true } : offer));',
    to: 'return made.filter((offer) => !isSameOffer(offer, gone));',
  },
  {
    name: 'a move beats an acceptance',
    file: 'wishes.ts',
    from: '{ ...state, history: after, theirs: [] }',
    to: '{ ...state, history: after, theirs: [], made: [] }',
  },
  {
    name: 'an accepted take-back begins no epoch',
    file: 'wishes.ts',
    from: 'rev: history.rev + 1,',
    to: 'rev: history.rev,',
  },
  {
    name: 'a lost offer is not remembered',
    file: 'receive.ts',
    from: 'state.isFresh ? remembering(',
    to: 'state.isFresh && state.seat > 1 ? remembering(',
  },
  {
    name: 'a sync that differs is not answered',
    file: 'receive.ts',
    from: 'if (!isSameHistory(settled, held)) return',
    to: 'if (state.seat > 1) return',
  },
  {
    name: 'a sync is always answered',
    file: 'receive.ts',
    from: 'if (!isSameHistory(settled, held)) return',
    to: 'if (state.seat < 2) return',
  },
  {
    name: 'a move confirms nothing',
    file: 'receive.ts',
    from: 'Math.max(state.confirmed, plies)',
    to: 'state.confirmed',
  },
  {
    name: 'a rematch forgets who asked',
    file: 'wishes.ts',
    from: 'Math.max(history.want[seat], game)',
    to: 'game - 1',
  },
  {
    name: 'moves are taken out of turn',
    file: 'wishes.ts',
    from: "if (standing.toMove !== state.seat) return refuse(state, 'not-your-turn');\n  const isLegal",
    to: 'const isLegal',
  },
  {
    name: 'a draw does not hold where the other moved on',
    file: 'settle.ts',
    from: 'drawn === undefined ? moves : firstMoves(moves, drawn.moves.length)',
    to: 'moves',
  },
  {
    name: 'a player moves on after the end',
    file: 'wishes.ts',
    from: 'if (standing.ending !== null) return',
    to: "if (standing.ending?.by === 'moves') return",
  },
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCHEDULES = process.argv[2] ?? '20000';
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  for (const path of ['package.json', 'relay-client', 'relay/package.json', 'relay/fuzz']) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const survivors = MUTANTS.filter((mutant) => !isCaught(mutant));
  process.stdout.write(`${MUTANTS.length - survivors.length} of ${MUTANTS.length} caught.\n`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true });
}

function isCaught({ name, file, from, to }: Mutant): boolean {
  const path = join(copy, 'relay-client/src/core', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const verdict = faultOfSchedules() ?? failedTest();
  writeFileSync(path, text);
  process.stdout.write(`${name}: ${verdict ?? 'SURVIVED'}\n`);
  return verdict !== null;
}

function faultOfSchedules(): string | null {
  const output = run('relay-client/sim/main.ts', SCHEDULES);
  const [, seed, fault] = /FAULT: seed (\d+): (.*)/.exec(output) ?? [];
  return fault === undefined ? null : `seed ${seed}: ${fault}`;
}

function failedTest(): string | null {
  const output = run('--test', 'relay-client/src/core/*.test.ts');
  return /^✖ (.*) \(/m.exec(output)?.[1] ?? null;
}

function run(...args: readonly string[]): string {
  const env = { ...process.env, SIM_SEED: '1' };
  return spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' }).stdout;
}
