import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts';

/*
 * `npm test`: every check, and a closing line `N passed, N failed`. What the machine lacks is
 * said and skipped, but on CI, where a skip is a failure. `npm test -- unit lint` runs some.
 */

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly output: string;
}

interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const root = new URL('..', import.meta.url).pathname;
const CHROMIUM = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path));

const tool = (name: string, ...args: string[]) => commandCheck(`node_modules/.bin/${name}`, args);

const CHECKS: readonly Check[] = [
  { name: 'format', run: tool('oxfmt', '--check', '.') },
  { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings', '.') },
  { name: 'types', run: tool('tsc', '-p', '.') },
  { name: 'boundaries', run: script('scripts/boundaries.ts') },
  { name: 'dead-code', run: tool('knip') },
  { name: 'rules', run: script('scripts/spec-coverage.ts') },
  { name: 'document', run: script('league/src/openapi-document.ts', '--check') },
  {
    name: 'redocly',
    run: tool('redocly', 'lint', '--config', 'redocly.yaml', 'league/openapi.json'),
  },
  {
    name: 'spectral',
    run: tool('spectral', 'lint', '--fail-severity=warn', 'league/openapi.json'),
  },
  { name: 'unit', run: () => tests(['scripts/**/*.test.ts', 'league/src/**/*.test.ts']) },
  { name: 'league-sqlite', run: () => tests(['league/test/**/*.test.ts']) },
  { name: 'league-postgresql', run: onPostgres },
  { name: 'browser', run: inBrowser },
];

await main(process.argv.slice(2));

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown !== undefined) {
    const known = CHECKS.map((check) => check.name).join(', ');
    process.stderr.write(`There is no check "${unknown}". There are: ${known}.\n`);
    process.exit(2);
  }
  const wanted = CHECKS.filter((check) => names.length === 0 || names.includes(check.name));
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const check of wanted) {
    const outcome = await runCheck(check);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped;
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runCheck({ name, run }: Check): Promise<Outcome> {
  const started = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, skipped } = outcome;
  const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
  process.stdout.write(`${verdict.padEnd(8)}${name.padEnd(20)}${passed} passed, ${seconds} s\n`);
  if (failed > 0 || skipped > 0) process.stdout.write(`${outcome.output.trimEnd()}\n`);
  return outcome;
}

function commandCheck(command: string, args: readonly string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await execute(command, args);
    return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0, output };
  };
}

function script(path: string, ...args: string[]): () => Promise<Outcome> {
  return commandCheck(process.execPath, [path, ...args]);
}

/** Runs node:test over the files and reads its own counts. */
async function tests(
  patterns: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const files = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') });
  const browserless = files.filter((file) => !file.endsWith('.browser.test.ts'));
  return runTests(browserless, env);
}

async function runTests(files: readonly string[], env: Record<string, string>): Promise<Outcome> {
  if (files.length === 0) return failure('No test was found.');
  const args = ['--test', '--test-reporter=spec', ...files.toSorted()];
  const { code, output } = await execute(process.execPath, args, env);
  const passed = count(output, 'pass');
  const failed = count(output, 'fail') + count(output, 'cancelled');
  const skipped = count(output, 'skipped') + count(output, 'todo');
  if (code !== 0 && failed === 0) return { passed, failed: 1, skipped, output };
  return { passed, failed, skipped, output: failed > 0 ? failingPart(output) : output };
}

function count(output: string, word: string): number {
  const match = new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output);
  return Number(match?.[1] ?? 0);
}

function failingPart(output: string): string {
  const start = output.indexOf('✖ failing tests:');
  return start < 0 ? output : output.slice(start);
}

async function onPostgres(): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return tests(['league/test/**/*.test.ts'], { TEST_DATABASE_URL: given });
  const programs = postgresPrograms();
  if (programs === null) {
    return missing(
      'PostgreSQL 15 or later: `apt-get install postgresql`, or set TEST_DATABASE_URL.',
    );
  }
  const server: Postgres = await startPostgres(programs);
  try {
    return await tests(['league/test/**/*.test.ts'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function inBrowser(): Promise<Outcome> {
  if (CHROMIUM === undefined) {
    return missing('Chromium: `apt-get install chromium`, or set CHROMIUM_PATH.');
  }
  const files = globSync('league/test/**/*.browser.test.ts', { cwd: root });
  return runTests(files, { CHROMIUM_PATH: CHROMIUM });
}

function missing(what: string): Outcome {
  const output = `The machine lacks ${what}`;
  return process.env['CI'] === 'true'
    ? failure(output)
    : { passed: 0, failed: 0, skipped: 1, output };
}

function failure(output: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output };
}

function execute(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  // The tools are started by the project's own Node, wherever they look for one.
  const path = `${root}node_modules/node/bin:${process.env['PATH'] ?? ''}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', (error) => resolve({ code: 1, output: error.message }));
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}
