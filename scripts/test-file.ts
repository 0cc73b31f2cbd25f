import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { ROOT } from './files.ts';
import type { Outcome } from './outcome.ts';

const FAILURES = '✖ failing tests:';

/** Runs a test file in a process of its own. @param env beside, or in place of, that of this one */
export async function runTestFile(
  path: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Outcome> {
  let result = { passed: 0, failed: 1, skipped: 0 };
  const skipped: string[] = [];
  const events = run({
    files: [join(ROOT, path)],
    cwd: ROOT,
    concurrency: 1,
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
