import process from 'node:process';
import { listPaths } from './files.ts';
import { runCommand } from './run-command.ts';

/* `npm run lab -- lab-tests`: the tests of the benchmarks themselves. */

const tests = listPaths('{league,clubhouse}/bench/*.test.ts');
const { code, output } = await runCommand(
  process.execPath,
  ['--test', ...tests],
  new AbortController().signal,
);
process.stdout.write(output);
process.exitCode = code ?? 1;
