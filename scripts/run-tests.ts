import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathsOf, ROOT } from './files.ts';
import { lacking, type Outcome, single } from './outcome.ts';
import { runCommand } from './run-command.ts';
import { postgresPrograms, startPostgres } from 'test-kit/postgres';

/** Builds the site that browser tests look at. */
const BUILD_SITE = 'chess/test/build-test-site.ts';
const BROWSER = '.browser.test.ts';
const WORKERD = '.workerd.test.ts';
const NGINX = '.nginx.test.ts';
const FAILURES = '✖ failing tests:';
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const NGINX_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Runs the test files that the patterns name, but those that need something special; on SQLite. */
export function runTests(patterns: readonly string[], signal: AbortSignal): Promise<Outcome> {
  return runFiles(plainOnes(patterns), { TEST_DATABASE_URL: undefined }, signal);
}

/** The same on PostgreSQL: on the one that TEST_DATABASE_URL names, else on a throwaway one. */
export async function runTestsOnPostgres(
  patterns: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return runFiles(plainOnes(patterns), { TEST_DATABASE_URL: given }, signal);
  const programs = postgresPrograms();
  if (programs === null) {
    return lacking('PostgreSQL 15 or later: install its server, or set TEST_DATABASE_URL.\n');
  }
  const server = await startPostgres(programs);
  try {
    return await runFiles(plainOnes(patterns), { TEST_DATABASE_URL: server.url }, signal);
  } finally {
    await server.stop();
  }
}

/** Runs the test files for a browser in the system's Chromium, over the Node host of the relay. */
export function runTestsInBrowser(pattern: string, signal: AbortSignal): Promise<Outcome> {
  return runOverHost('node', pattern, signal);
}

/** The same over its Durable Object host, on workerd. */
export function runTestsInBrowserOverWorkerd(
  pattern: string,
  signal: AbortSignal,
): Promise<Outcome> {
  return runOverHost('workerd', pattern, signal);
}

async function runOverHost(
  host: 'node' | 'workerd',
  pattern: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const path = programAt(process.env['CHROMIUM_PATH'], CHROMIUM);
  if (path === undefined) {
    return lacking('Chromium: install it, or set CHROMIUM_PATH to its program.\n');
  }
  const site = await mkdtemp(join(tmpdir(), 'test-site-'));
  try {
    const { code, output } = await runCommand(process.execPath, [BUILD_SITE, site], signal);
    if (code !== 0) return single(false, output);
    const env = {
      CHROMIUM_PATH: path,
      TEST_RELAY_HOST: host,
      TEST_SITE: site,
      TEST_DATABASE_URL: undefined,
    };
    return await runFiles(pathsOf(pattern), env, signal);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/** Runs those of the test files that are for workerd, Cloudflare's runtime. */
export function runTestsOnWorkerd(
  patterns: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  return runFiles(pathsOf(patterns).filter(isFor(WORKERD)), {}, signal);
}

/** Runs the test files that put the relay behind nginx. */
export async function runTestsBehindNginx(pattern: string, signal: AbortSignal): Promise<Outcome> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...NGINX_FOLDERS];
  const places = folders.map((folder) => join(folder, 'nginx'));
  const path = programAt(process.env['NGINX_PATH'], places);
  if (path === undefined) return lacking('nginx: install it, or set NGINX_PATH to its program.\n');
  return runFiles(pathsOf(pattern), { NGINX_PATH: path, TEST_DATABASE_URL: undefined }, signal);
}

function programAt(given: string | undefined, places: readonly string[]): string | undefined {
  return [given ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

function plainOnes(patterns: readonly string[]): string[] {
  const special = [isFor(BROWSER), isFor(WORKERD), isFor(NGINX)];
  return pathsOf(patterns).filter((path) => !special.some((is) => is(path)));
}

function isFor(ending: string): (path: string) => boolean {
  return (path) => path.endsWith(ending);
}

async function runFiles(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Outcome> {
  if (files.length === 0) return single(false, 'No test was found.\n');
  let result = { passed: 0, failed: 0, skipped: 0 };
  const skipped: string[] = [];
  const events = run({
    files: files.map((file) => join(ROOT, file)),
    cwd: ROOT,
    concurrency: availableParallelism(),
    env: { ...process.env, ...env },
    signal,
  });
  events.on('test:pass', ({ name, skip, todo }) => {
    if ((skip ?? todo) !== undefined) skipped.push(`skipped: ${name}\n`);
  });
  events.on('test:summary', ({ file, counts, success }) => {
    if (file !== undefined) return;
    const rest = counts.tests - counts.passed - counts.skipped - counts.todo;
    const failed = success ? rest : Math.max(rest, 1);
    result = { passed: counts.passed, failed, skipped: counts.skipped + counts.todo };
  });
  const output = (await Array.fromAsync(events.compose(spec))).join('');
  return { ...result, output: [...skipped, result.failed > 0 ? failuresOf(output) : ''].join('') };
}

/** From the summary of failures on; all, where there is none. */
function failuresOf(output: string): string {
  const start = output.lastIndexOf(FAILURES);
  return start < 0 ? output : output.slice(start);
}
