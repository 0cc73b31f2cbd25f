import { join } from 'node:path';
import { single, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';
import type { Requirement } from './suites.ts';

/** A check that is a program of its own, and says by its exit code how it went. */
export interface Check {
  readonly name: string;
  readonly needs: readonly Requirement[];
  /** The files whose change can alter what it says. */
  readonly reads: readonly string[];
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
  /** Whether `npm test` runs it without `--all`. */
  readonly isQuick: boolean;
}

/** What contributors run before each push. */
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
  types('types', '.'),
  types('types-site', 'site'),
  types('types-clubhouse', 'clubhouse'),
  types('types-examples', 'examples/noughts'),
  types('types-worker', 'clubhouse/worker'),
  types('types-site-worker', 'site/worker'),
  types('types-workers', 'relay/src/hosts/cloudflare'),
  tool('lint', [...CODE, '**/tsconfig.json', '.oxlintrc.json'], 'oxlint', '.'),
  tool('spectral', DOCUMENT, 'spectral', 'lint', '--fail-severity=warn', 'league/openapi.json'),
  tool('redocly', DOCUMENT, 'redocly', 'lint', 'league/openapi.json'),
  script(
    'document',
    ['league/src/**', 'league/{openapi,examples}.json'],
    'league/src/openapi-document.ts',
    '--check',
  ),
  tool('dead-code', [...CODE, 'knip.json', 'site/**/*.html'], 'knip'),
  script('boundaries', CODE, 'scripts/boundaries.ts'),
  script(
    'rules',
    ['docs/spec/*.md', '**/*.test.ts', 'relay/test/contract/**'],
    'scripts/spec-coverage.ts',
  ),
  script('site', ['{site,relay-client,relay-protocol}/**'], 'site/build/main.ts', '--check'),
  tool('format', ['**', '.oxfmtrc.json'], 'oxfmt', '--check', '.'),
  {
    ...script(
      'deploy',
      ['{relay,relay-protocol,site,relay-client}/**'],
      'relay/deploy/main.ts',
      '--check',
    ),
    needs: ['workerd'],
  },
];

/** Checks the types of a project. What it finds out lies in the cache, so that a second check takes a tenth. */
function types(name: string, project: string): Check {
  const cache = join('node_modules', '.cache', 'types', `${name}.tsbuildinfo`);
  return tool(name, TYPED, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', cache);
}

function tool(name: string, reads: readonly string[], program: string, ...args: string[]): Check {
  return command(name, reads, join('node_modules', '.bin', program), args);
}

function script(name: string, reads: readonly string[], path: string, ...args: string[]): Check {
  return command(name, reads, process.execPath, [path, ...args]);
}

function command(
  name: string,
  reads: readonly string[],
  program: string,
  args: readonly string[],
): Check {
  const run = async (signal: AbortSignal) => {
    const { code, output } = await runCommand(program, args, signal);
    return single(code === 0, output);
  };
  return { name, needs: [], reads, run, isQuick: QUICK.has(name) };
}
