import { globSync, readFileSync } from 'node:fs';
import { type SourceFile, violations } from './boundary-rules.ts';

/** Fails when a file imports what its place in the layout does not allow. */

const root = new URL('..', import.meta.url).pathname;
const files: SourceFile[] = globSync('{league,relay,relay-client,chess}/**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

const found = violations(files);
for (const { path, message } of found) process.stdout.write(`${path}: ${message}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
