import { globSync, readFileSync } from 'node:fs';
import { rulesWithoutTest } from './spec-rules.ts';

/** Fails when a numbered rule of docs/spec/ is named by no test. */

const root = new URL('..', import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  );

const missing = rulesWithoutTest(read('docs/spec/*.md'), read('**/*.test.ts'));
for (const rule of missing) process.stdout.write(`${rule} has no test that names it.\n`);
process.exitCode = missing.length > 0 ? 1 : 0;
