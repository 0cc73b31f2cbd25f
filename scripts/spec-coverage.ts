import { filesOf } from './files.ts';
import { ruleFaults } from './spec-rules.ts';

/** Fails when a numbered rule of docs/spec/ is named by no test, or a test names none that exists. */

const specs = filesOf('docs/spec/*.md').map((file) => file.text);
const tests = filesOf([
  '{league,relay,relay-client,chess}/**/*.test.ts',
  'relay/test/contract/*.ts',
]);
const faults = ruleFaults(specs, tests);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
