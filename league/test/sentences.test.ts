import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUE } from '../src/shared/sentences/catalogue.ts';
import { startClub } from './club.ts';
import { ARRIVING } from './sentences/arriving.ts';
import { CHECKS } from './sentences/checks.ts';
import { DOUBLES } from './sentences/doubles.ts';
import { NEXT_SEASON } from './sentences/next-season.ts';
import { OUTLOOK } from './sentences/outlook.ts';
import { RESULTS } from './sentences/results.ts';
import type { SentenceRow } from './sentences/row.ts';
import { translate } from './sentences/german.ts';
import { assertSaid, type FoundSentence, namesIn, saidIn } from './sentences/sentences-in.ts';

const ROWS: readonly SentenceRow[] = [
  ...RESULTS,
  ...OUTLOOK,
  ...NEXT_SEASON,
  ...DOUBLES,
  ...ARRIVING,
  ...CHECKS,
];

const CODES = CATALOGUE.flatMap(({ name, sentences }) =>
  Object.keys(sentences).map((code) => `${name}.${code}`),
);

test('SAY-2: every code has a row that produces it, and every row a known code', () => {
  const made = ROWS.flatMap(({ says }) => says);
  assert.deepEqual([...new Set(made)].toSorted(), CODES.toSorted());
});

/** Names from the rows; no other text may appear where a name belongs. */
const NAMED =
  /^(Ann Lee|Bo Berg|Cy Cole|Di Dahl|Ed Eck|Flo Fink|Gus Gray|Hal Hunt|Member \d+|Aces|One|Two|Three|(Box|Division) \d|Box league|Next league|Ladder|Summer|Winter|Spring)$/;

function assertNames(found: FoundSentence): void {
  const atoms = namesIn(found).flatMap((name) => name.split(' / '));
  assert.deepEqual(
    atoms.filter((name) => !NAMED.test(name)),
    [],
  );
}

/** The German names the same things as the English, and uses none of its words. */
function assertGerman(found: FoundSentence): void {
  const { family, code, params } = found;
  const german = translate(family.name, found);
  const english = family.sentences[code]?.english(params) ?? '';
  for (const name of namesIn(found)) {
    if (english.includes(name)) assert.ok(german.includes(name), german);
  }
  assert.doesNotMatch(german, /undefined|null|\b(is|are|the|has|of|by|and)\b/);
  assert.notEqual(german, english);
}

test('SAY-1, SAY-2: the API’s sentences match their codes and parameters', async (t) => {
  const club = await startClub(t, { perCredential: 100_000 });
  for (const { title, says, run } of ROWS) {
    await t.test(title, async () => {
      const found = saidIn(await run(club));
      found.forEach(assertSaid);
      found.forEach(assertNames);
      found.forEach(assertGerman);
      const codes = new Set(found.map(({ family, code }) => `${family.name}.${code}`));
      assert.deepEqual(
        says.filter((code) => !codes.has(code)),
        [],
      );
    });
  }
});
