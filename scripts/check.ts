import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inWords, type Outcome, single, skipsAsFailures, sum } from './outcome.ts';
import { runCommand } from './run-command.ts';
import {
  runTests,
  runTestsBehindNginx,
  runTestsInBrowser,
  runTestsInBrowserOverWorkerd,
  runTestsOnPostgres,
  runTestsOnWorkerd,
} from './run-tests.ts';
import { whereWorkerdIs } from './workerd.ts';

/*
 * `npm test`: every check, and a closing line `N passed, N failed`. What the machine lacks is
 * said and skipped, but on CI, where a skip is a failure. `npm test -- unit lint` runs some.
 */

type Run = (signal: AbortSignal) => Promise<Outcome>;

interface Check {
  readonly name: string;
  readonly run: Run;
}

const LEAGUE_TESTS = ['league/test/**/*.test.ts'];
const RELAY_TESTS = ['relay/test/**/*.test.ts'];
const CLIENT_TESTS = ['relay-client/test/**/*.test.ts'];
/** The tests of play between two devices: what they show depends on the relay in between. */
const ONLINE_TESTS =
  'chess/test/{online,online-chat,online-return,online-refusals,online-expiry,faults,lies,devices,secrecy,noughts}.browser.test.ts';
const UNIT_TESTS = [
  '{scripts,bad-day}/*.test.ts',
  '{test-kit,league,relay-protocol,relay,relay-client,chess}/src/**/*.test.ts',
];

/** Each needs little more than a processor: as many run at once as there are. */
const STATIC_CHECKS: readonly Check[] = [
  { name: 'types', run: tool('tsc', '-p', '.') },
  { name: 'types-chess', run: tool('tsc', '-p', 'chess') },
  { name: 'types-noughts', run: tool('tsc', '-p', 'relay-client/noughts') },
  { name: 'types-workers', run: tool('tsc', '-p', 'relay/src/hosts/cloudflare') },
  { name: 'lint', run: tool('oxlint', '.') },
  {
    name: 'spectral',
    run: tool('spectral', 'lint', '--fail-severity=warn', 'league/openapi.json'),
  },
  { name: 'redocly', run: tool('redocly', 'lint', 'league/openapi.json') },
  { name: 'document', run: script('league/src/openapi-document.ts', '--check') },
  { name: 'dead-code', run: tool('knip') },
  { name: 'boundaries', run: script('scripts/boundaries.ts') },
  { name: 'rules', run: script('scripts/spec-coverage.ts') },
  { name: 'site', run: script('chess/build/main.ts', '--check') },
  { name: 'format', run: tool('oxfmt', '--check', '.') },
];

/** Each uses all processors by itself. */
const TEST_RUNS: readonly Check[] = [
  { name: 'unit', run: (signal) => runTests(UNIT_TESTS, signal) },
  { name: 'league-sqlite', run: (signal) => runTests(LEAGUE_TESTS, signal) },
  { name: 'league-postgresql', run: (signal) => runTestsOnPostgres(LEAGUE_TESTS, signal) },
  { name: 'relay', run: (signal) => runTests(RELAY_TESTS, signal) },
  {
    name: 'relay-workerd',
    run: whereWorkerdIs((signal) => runTestsOnWorkerd(RELAY_TESTS, signal)),
  },
  { name: 'deploy', run: whereWorkerdIs(script('relay/deploy/main.ts', '--check')) },
  { name: 'nginx', run: (signal) => runTestsBehindNginx('*/test/**/*.nginx.test.ts', signal) },
  { name: 'relay-client', run: (signal) => runTests(CLIENT_TESTS, signal) },
  { name: 'browser', run: (signal) => runTestsInBrowser('*/test/**/*.browser.test.ts', signal) },
  {
    name: 'browser-workerd',
    run: whereWorkerdIs((signal) => runTestsInBrowserOverWorkerd(ONLINE_TESTS, signal)),
  },
];

await main(process.argv.slice(2));

async function main(names: readonly string[]): Promise<void> {
  const known = [...STATIC_CHECKS, ...TEST_RUNS].map((check) => check.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no check "${unknown}". There are: ${known.join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  const wanted = (check: Check) => names.length === 0 || names.includes(check.name);
  const signal = stopSignal();
  const outcomes = [
    ...(await runAll(STATIC_CHECKS.filter(wanted), availableParallelism(), signal)),
    ...(await runAll(TEST_RUNS.filter(wanted), 1, signal)),
  ];
  const total = sum(outcomes);
  process.stdout.write(`${total.output}${inWords(total)}\n`);
  process.exitCode = total.failed > 0 || signal.aborted ? 1 : 0;
}

/** Aborted when this process is told to stop: what runs is ended, and nothing more begun. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new Error('stopped')));
  }
  return controller.signal;
}

async function runAll(
  checks: readonly Check[],
  atOnce: number,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check && !signal.aborted; check = waiting.shift()) {
      outcomes.push(await runCheck(check, signal));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** Runs it and says in a line how it went. The output that remains tells of what did not pass. */
async function runCheck({ name, run }: Check, signal: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const found = await run(signal).catch((error: unknown) => single(false, `${String(error)}\n`));
  const outcome = process.env['CI'] === 'true' ? skipsAsFailures(found) : found;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, skipped } = outcome;
  const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
  process.stdout.write(`${verdict.padEnd(8)}${name.padEnd(18)}${passed} passed, ${seconds} s\n`);
  const isWhole = failed === 0 && skipped === 0;
  return { ...outcome, output: isWhole ? '' : `\n${name}:\n${outcome.output.trimEnd()}\n\n` };
}

function tool(name: string, ...args: string[]): Run {
  return command(join('node_modules', '.bin', name), args);
}

function script(path: string, ...args: string[]): Run {
  return command(process.execPath, [path, ...args]);
}

function command(program: string, args: readonly string[]): Run {
  return async (signal) => {
    const { code, output } = await runCommand(program, args, signal);
    return single(code === 0, output);
  };
}
