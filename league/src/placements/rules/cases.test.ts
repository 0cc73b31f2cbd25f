import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { planCase, readCases } from '../../../test/fixtures/placement-case.ts';

const document = new URL('../../../../docs/worked/placements.md', import.meta.url);
const cases = readCases(readFileSync(document, 'utf8'));

test('PLA-1: there are at least twenty cases', () => {
  assert.ok(cases.length >= 20, String(cases.length));
});

for (const { title, given, plan } of cases) {
  test(`PLA-1, PLA-2, PLA-3, PLA-4, PLA-5, PLA-6, PLA-7, PLA-8, PLA-9, PLA-10, PLA-11, PLA-15, PLA-16: case ${title}`, () => {
    assert.equal(planCase(given), plan);
  });
}
