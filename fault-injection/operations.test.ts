import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/* The operators’ page matches the code. */

const ROOT = new URL('..', import.meta.url).pathname;
const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** The words in code at the start of each list item below a heading. */
function wordsBelow(heading: string): string[] {
  const section = page.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return [...section.matchAll(/^- `([^`]+)`:/gm)].map((match) => match[1] ?? '');
}

function sourceOf(pattern: string): string {
  const files = globSync(pattern, { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  return files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
}

/** The first groups of all matches, each once, in order. */
function allOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].toSorted();
}

test('the page lists exactly the reasons that healthz gives', () => {
  const { components } = JSON.parse(readFileSync(join(ROOT, 'league/openapi.json'), 'utf8')) as {
    components: { schemas: { HealthReason: { enum: string[] } } };
  };
  const given = components.schemas.HealthReason.enum.toSorted();
  assert.ok(given.length > 0);
  assert.deepEqual(wordsBelow('The league: healthz').toSorted(), given);
});

test('the page lists exactly the messages that the league logs for its operator', () => {
  const source = sourceOf('league/src/**/*.ts');
  const logged = allOf(source, /\.(?:warn|error)\([^;]*?'([^']+)'\s*,?\s*\)/g);
  // A failed request is logged under the code of its answer.
  const answered = ['internal_error', 'storage_full', 'unavailable'];
  assert.match(source, /request\.log\.error\(\{ err: error \}, refusal\.code\)/);
  const words = wordsBelow('The league: the log');
  assert.deepEqual(words.toSorted(), [...logged, ...answered].toSorted());
});

test('the page lists exactly the events that the relay logs', () => {
  const source = sourceOf('relay/src/hosts/node/*.ts');
  const logged = allOf(source, /\blog\(\s*'([^']+)'/g);
  assert.deepEqual(wordsBelow('The relay').toSorted(), logged);
});

test('the page lists exactly the messages that the clubhouse logs', () => {
  const source = sourceOf('clubhouse/src/**/*.ts');
  const logged = allOf(source, /\blog\.(?:warn|error)\([^;]*?'([^']+)'\s*,?\s*\)/g);
  assert.deepEqual(wordsBelow('The clubhouse').toSorted(), logged);
});

test('the league’s message at a failed start matches the page', () => {
  const source = sourceOf('{league,service}/src/**/*.ts');
  const told = wordsBelow('The league: it does not start');
  assert.ok(told.length > 0);
  assert.deepEqual(
    told.filter((words) => !source.includes(words)),
    [],
  );
});
