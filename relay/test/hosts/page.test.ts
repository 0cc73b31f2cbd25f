import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DIFFERENCES } from './differences.ts';

const PAGE = new URL('../../../docs/deploy-cloudflare.md', import.meta.url);
const HEADING = '## What differs from the Node host';

/** The rows of the first table below the heading, as cells. */
function rowsOfPage(): string[][] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(HEADING);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

test('HOST-8: the page about Cloudflare lists exactly the differences that the probes allow', () => {
  const rows = DIFFERENCES.map(({ rule, node, cloudflare, means }) => [
    rule,
    node,
    cloudflare,
    means,
  ]);
  assert.deepEqual(rowsOfPage(), rows);
});
