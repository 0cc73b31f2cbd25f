import { parseArgs } from 'node:util';
import { administrator } from './install.ts';
import { playSeason } from './season.ts';
import { playYears } from './years/history.ts';

/*
 * Plays a club through the public HTTP API, against the running service: `npm start` in one
 * window, `npm run demo` in another. With `-- --years 10`, ten seasons of a club of 120, with a
 * draft from each to the next, every one of them checked.
 */

const BASE = process.env['DEMO_URL'] ?? 'http://127.0.0.1:8300';
/** After so many years divisions follow strength this far at least. */
const SETTLED = 5;
const FOLLOWING = 0.7;
const USAGE = 'npm run demo [-- --years N [--members M] [--seed S]]';

try {
  const { values } = parseArgs({
    options: {
      years: { type: 'string' },
      members: { type: 'string', default: '120' },
      seed: { type: 'string', default: '20260401' },
    },
  });
  const admin = await administrator(BASE);
  if (values.years === undefined) await playSeason(admin);
  else {
    const seed = count('seed', values.seed, 0);
    process.stdout.write(`Seed ${seed}.\n`);
    const { order } = await playYears(admin, {
      years: count('years', values.years, 1),
      members: count('members', values.members, 16),
      seed,
      say: (line) => process.stdout.write(`${line}\n`),
    });
    const [first, last] = [order[0] ?? 0, order.at(-1) ?? 0];
    if (order.length >= SETTLED && last < FOLLOWING) {
      throw new Error(`the strong do not end up on top: divisions follow strength at ${last}`);
    }
    process.stdout.write(
      `\nEvery draft was as ruled. Divisions followed strength at ${first.toFixed(2)} in the first ` +
        `year and at ${last.toFixed(2)} in the last (1: wholly).\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}

function count(name: string, given: string, least: number): number {
  const value = Number(given);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${name} takes a whole number from ${least} on. ${USAGE}`);
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
