import { join } from 'node:path';
import { makeSingleOutcome, type JobOutcome } from './outcome.ts';
import { runCommand } from './run-command.ts';
import type { Requirement } from './suites.ts';

/** A check with a program of its own, whose exit code is the result. */
export interface Check {
  readonly name: string;
  readonly needs: readonly Requirement[];
  /** The files that can change the outcome of the check. */
  readonly reads: readonly string[];
  readonly run: (signal: AbortSignal) => Promise<JobOutcome>;
  /** Whether `npm test` runs it without `--all`. */
  readonly isQuick: boolean;
}

/** The checks that contributors run before each push. */
const QUICK = new Set([
  'types',
  'types-site',
  'types-clubhouse',
  'lint',
  'document',
  'boundaries',
  'rules',
  'format',
]);

const TYPED = ['**/*.{ts,tsx}', '**/tsconfig.json', 'league/openapi.json'];
const CODE = ['**/*.{ts,tsx,js,mjs}'];
const DOCUMENT = ['league/openapi.json', '.spectral.yaml', 'redocly.yaml'];

export const CHECKS: readonly Check[] = [
  makeTypeCheck('types', '.'),
  makeTypeCheck('types-site', 'site'),
  makeTypeCheck('types-clubhouse', 'clubhouse'),
  makeTypeCheck('types-examples', 'examples/noughts'),
  makeTypeCheck('types-worker', 'clubhouse/worker'),
  makeTypeCheck('types-site-worker', 'site/worker'),
  makeTypeCheck('types-workers', 'relay/src/hosts/cloudflare'),
  makeTypeCheck('types-forwarder', 'forwarder/src/hosts/cloudflare'),
  makeLintCheck(),
  makeToolCheck(
    'spectral',
    DOCUMENT,
    'spectral',
    'lint',
    '--fail-severity=warn',
    'league/openapi.json',
  ),
  makeToolCheck('redocly', DOCUMENT, 'redocly', 'lint', 'league/openapi.json'),
  makeScriptCheck(
    'document',
    ['league/src/**', 'league/openapi.json'],
    'league/src/openapi-document.ts',
    '--check',
  ),
  makeToolCheck('dead-code', [...CODE, 'knip.json', 'site/**/*.html'], 'knip'),
  makeScriptCheck('boundaries', CODE, 'scripts/boundaries.ts'),
  makeScriptCheck(
    'rules',
    ['docs/spec/*.md', '**/*.test.ts', 'relay/test/contract/**'],
    'scripts/spec-coverage.ts',
  ),
  makeScriptCheck(
    'site',
    ['{site,relay-client,relay-protocol}/**'],
    'site/build/main.ts',
    '--check',
  ),
  makeToolCheck('format', ['**', '.oxfmtrc.json'], 'oxfmt', '--check', '.'),
  {
    ...makeScriptCheck(
      'deploy',
      ['{relay,relay-protocol,site,relay-client}/**'],
      'relay/deploy/main.ts',
      '--check',
    ),
    needs: ['workerd'],
  },
];

/**
 * Checks the types of a project. A cache makes a second check take a tenth of the time. Several
 * checkers each work out the types they share: together they take half as much CPU time again.
 */
function makeTypeCheck(name: string, project: string): Check {
  const cache = join('node_modules', '.cache', 'types', `${name}.tsbuildinfo`);
  return makeToolCheck(
    name,
    TYPED,
    'tsc',
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    cache,
  );
}

/** Its program for types starts a checker for each thread, and they too repeat work. */
function makeLintCheck(): Check {
  const reads = [...CODE, '**/tsconfig.json', '.oxlintrc.json'];
  const program = join('node_modules', '.bin', 'oxlint');
  return makeCommandCheck('lint', reads, program, ['.'], { GOMAXPROCS: '1' });
}

function makeToolCheck(
  name: string,
  reads: readonly string[],
  program: string,
  ...args: string[]
): Check {
  return makeCommandCheck(name, reads, join('node_modules', '.bin', program), args);
}

function makeScriptCheck(
  name: string,
  reads: readonly string[],
  path: string,
  ...args: string[]
): Check {
  return makeCommandCheck(name, reads, process.execPath, [path, ...args]);
}

function makeCommandCheck(
  name: string,
  reads: readonly string[],
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Check {
  const run = async (signal: AbortSignal) => {
    const { code, output } = await runCommand(program, args, signal, env);
    return makeSingleOutcome(code === 0, output);
  };
  return { name, needs: [], reads, run, isQuick: QUICK.has(name) };
}
