import { Arguments } from '../src/cli/arguments.ts';
import { CommandError } from '../src/cli/terminal.ts';
import { readSettings } from '../src/settings.ts';
import type { Client } from './client.ts';
import { openAdministrator } from './install.ts';
import { playSeason } from './season.ts';
import { playYears } from './years/history.ts';

/*
 * Plays a club against the running service: `npm start` in one window, `npm run demo` in another.
 * `--years 10`: ten checked seasons of a club of 120, each drafted from the last.
 */

/** After this many years, the divisions must follow strength at least this closely. */
const SETTLED = 5;
const FOLLOWING = 0.7;
const OPTIONS = {
  url: { type: 'string' },
  key: { type: 'string' },
  years: { type: 'string' },
  members: { type: 'string' },
  seed: { type: 'string' },
} as const;

export interface Surroundings {
  readonly say: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** @throws Error with one sentence, if something is mistyped or the service refuses */
export async function playDemo(
  surroundings: Surroundings,
  words: readonly string[],
): Promise<void> {
  const wanted = readWords(words);
  const admin = await openClub(surroundings, wanted);
  if (wanted.years === undefined) await playSeason(admin);
  else await playHistory(admin, { ...wanted, years: wanted.years, say: surroundings.say });
}

/** Installs the club if there is none. @throws Error with one sentence */
export async function openClub(
  { say, environment }: Surroundings,
  wanted: { readonly url: string | undefined; readonly key: string | undefined },
): Promise<Client> {
  const settings = readSettings(environment);
  const base = wanted.url ?? environment['DEMO_URL'] ?? makeAddress(settings);
  const key = wanted.key ?? environment['DEMO_KEY'];
  return openAdministrator({ base, key, settings, say }).catch((error: unknown) => {
    throw new Error(describeError(error, base), { cause: error });
  });
}

/** @throws CommandError if something is mistyped */
export function readWords(words: readonly string[]) {
  const given = Arguments.read(words, OPTIONS, { min: 0, max: 0 });
  const years = given.text('years');
  return {
    url: given.text('url')?.replace(/\/$/, ''),
    key: given.text('key'),
    years: years === undefined ? undefined : readCount('years', years, 1),
    members: readCount('members', given.text('members') ?? '120', 16),
    seed: readCount('seed', given.text('seed') ?? '20260401', 0),
  };
}

function readCount(name: string, given: string, least: number): number {
  const value = given === '' ? Number.NaN : Number(given);
  if (Number.isInteger(value) && value >= least) return value;
  throw new CommandError(`--${name} takes a whole number from ${least} on.`, 2);
}

/** The service's address in its settings; an address of all interfaces becomes loopback. */
function makeAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  if (port === 0) throw new Error('LEAGUE_PORT is 0, any free port: say which with --url.');
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

interface Years {
  readonly years: number;
  readonly members: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

/** Plays several seasons, each drafted from the last. @throws Error if a draft breaks the rules */
export async function playHistory(
  admin: Client,
  { years, members, seed, say }: Years,
): Promise<void> {
  say(`Seed ${seed}.\n`);
  const { order } = await playYears(admin, {
    years,
    members,
    seed,
    say: (line) => say(`${line}\n`),
  });
  const [first, last] = [order[0] ?? 0, order.at(-1) ?? 0];
  if (order.length >= SETTLED && last < FOLLOWING) {
    throw new Error(`the strong do not end up on top: divisions follow strength at ${last}`);
  }
  say(
    `\nEvery draft was as ruled. Divisions followed strength at ${first.toFixed(2)} in the first ` +
      `year and at ${last.toFixed(2)} in the last (1: wholly).\n`,
  );
}

function describeError(error: unknown, base: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  return `No league answers at ${base} (${error.cause.message}). Start it first: npm start`;
}
