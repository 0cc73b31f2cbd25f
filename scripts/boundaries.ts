import { violations } from './boundary-rules.ts';
import { filesOf } from './files.ts';

/** Fails when a file imports what its place in the layout does not allow. */

const found = violations(
  filesOf('{test-kit,league,relay-protocol,relay,relay-client,chess,scripts}/**/*.{ts,tsx,js,mjs}'),
  filesOf('{*/**/package.json,package.json}'),
);
for (const { path, message } of found) process.stdout.write(`${path}: ${message}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
