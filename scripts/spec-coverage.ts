import { filesOf } from './files.ts';
import process from 'node:process';
import { ruleFaults, testsByRule } from './spec-rules.ts';

/*
 * Fails when a numbered rule of docs/spec/ is named by no test, or a test names none that exists.
 * With `--list` it prints every rule with its tests.
 */

const specs = filesOf('docs/spec/*.md').map((file) => file.text);
const tests = filesOf([
  '{scripts,test-kit,service,operations,league,relay-protocol,relay,relay-client,site,clubhouse,examples}/**/*.test.ts',
  'relay/test/contract/*.ts',
]);
if (process.argv.includes('--list'))
  process.stdout.write(`${testsByRule(specs, tests).join('\n')}\n`);
const faults = ruleFaults(specs, tests);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
