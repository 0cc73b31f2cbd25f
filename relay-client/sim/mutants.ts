import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MUTANTS } from './mutant-table.ts';
import type { Mutant } from './mutants/mutant.ts';

/*
 * `npm run lab -- relay-client-mutants` breaks one rule at a time in a copy, and fails if neither
 * the schedules nor the tests beside the code notice. Run it by hand; `20000` is the number of
 * schedules. `--file` and `--name` pick mutants by text, `--from 84 --to 99` by place in the table.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: String(MUTANTS.length) },
  },
});
const SCHEDULES = positionals[0] ?? '20000';
const CHOSEN = MUTANTS.slice(Number(values.from) - 1, Number(values.to)).filter(
  ({ file, name }) => file.includes(values.file) && name.includes(values.name),
);
if (CHOSEN.length === 0) throw new Error('No mutant of the table is chosen.');
const TIMEOUT_MS = 300_000;
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  for (const path of [
    'package.json',
    'relay-client',
    'relay-protocol',
    'relay/package.json',
    'relay/fuzz',
    'relay/src',
  ]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const broken = findFault();
  if (broken !== null) throw new Error(`something is wrong without any mutant: ${broken}`);
  const survivors = CHOSEN.filter((mutant) => !isCaught(mutant));
  process.stdout.write(`${CHOSEN.length - survivors.length} of ${CHOSEN.length} caught.\n`);
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
  try {
    const noticed = findFault();
    process.stdout.write(
      `${MUTANTS.findIndex((one) => one.name === name) + 1} ${name}: ${noticed ?? 'SURVIVED'}\n`,
    );
    return noticed !== null;
  } catch (error) {
    process.stdout.write(`${name}: NO VERDICT: ${String(error)}\n`);
    return false;
  } finally {
    writeFileSync(path, text);
  }
}

/** The fault that the schedules or the tests find; null if none. */
function findFault(): string | null {
  return (
    runMutant(/FAULT: (seed \w+: .*)/, 'relay-client/sim/main.ts', SCHEDULES) ??
    runMutant(/^✖ (.*) \(/m, '--test', 'relay-client/src/core/*.test.ts')
  );
}

/** @param fault a pattern of the message that reports a fault */
function runMutant(fault: RegExp, ...args: readonly string[]): string | null {
  const env = { ...process.env, SIM_SEED: '1' };
  const options = { cwd: copy, env, encoding: 'utf8', timeout: TIMEOUT_MS } as const;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, options);
  if (status === 0) return null;
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
    return 'it does not end';
  const [, found] = fault.exec(stdout) ?? [];
  // A full disk, for example, is not a verdict on the tests.
  if (found === undefined) {
    const said = `${error?.message ?? ''} ${stdout}${stderr}`.slice(-300);
    throw new Error(`${args.join(' ')} did not run: ${said}`);
  }
  return found;
}
