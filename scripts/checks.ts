import { join } from 'node:path';
import { single, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';
import type { Need } from './suites.ts';

/** A check that is a program of its own, and says by its exit code how it went. */
export interface Check {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
}

export const CHECKS: readonly Check[] = [
  tool('types', 'tsc', '-p', '.'),
  tool('types-chess', 'tsc', '-p', 'chess'),
  tool('types-noughts', 'tsc', '-p', 'relay-client/noughts'),
  tool('types-workers', 'tsc', '-p', 'relay/src/hosts/cloudflare'),
  tool('lint', 'oxlint', '.'),
  tool('spectral', 'spectral', 'lint', '--fail-severity=warn', 'league/openapi.json'),
  tool('redocly', 'redocly', 'lint', 'league/openapi.json'),
  script('document', 'league/src/openapi-document.ts', '--check'),
  tool('dead-code', 'knip'),
  script('boundaries', 'scripts/boundaries.ts'),
  script('rules', 'scripts/spec-coverage.ts'),
  script('site', 'chess/build/main.ts', '--check'),
  tool('format', 'oxfmt', '--check', '.'),
  { ...script('deploy', 'relay/deploy/main.ts', '--check'), needs: ['workerd'] },
];

function tool(name: string, program: string, ...args: string[]): Check {
  return command(name, join('node_modules', '.bin', program), args);
}

function script(name: string, path: string, ...args: string[]): Check {
  return command(name, process.execPath, [path, ...args]);
}

function command(name: string, program: string, args: readonly string[]): Check {
  const run = async (signal: AbortSignal) => {
    const { code, output } = await runCommand(program, args, signal);
    return single(code === 0, output);
  };
  return { name, needs: [], run };
}
