import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './boundary-rules.ts';

function messages(path: string, text: string, others: Record<string, string> = {}): string[] {
  const files = Object.entries({ ...others, [path]: text });
  return violations(files.map(([name, code]) => ({ path: name, text: code }))).map(
    (one) => one.message,
  );
}

const SEEDED: [string, string, string, RegExp][] = [
  [
    'rules read the clock',
    'league/src/results/rules/a.ts',
    'const now = Date.now();',
    /uses Date.now/,
  ],
  [
    'rules import node',
    'league/src/seasons/rules/a.ts',
    "import 'node:fs';",
    /is pure and imports/,
  ],
  ['shared imports the database', 'league/src/shared/a.ts', "import '../db/open.ts';", /is pure/],
  ['rules import a store', 'league/src/results/rules/a.ts', "import '../store.ts';", /is pure/],
  ['http imports a feature', 'league/src/http/a.ts', "import '../club/store.ts';", /no feature/],
  [
    'db imports a feature',
    'league/src/db/a.ts',
    "import { a } from '../club/store.ts';",
    /no feature/,
  ],
  ['a later store', 'league/src/club/a.ts', "import '../members/store.ts';", /stand before/],
  ['other actions', 'league/src/entries/a.ts', "import '../club/actions.ts';", /another feature's/],
  ['routes outside app', 'league/src/entries/a.ts', "import '../club/routes.ts';", /only app.ts/],
  ['process outside main', 'league/src/club/a.ts', 'process.exit();', /touches process/],
  ['a barrel', 'league/src/club/a.ts', "export { a } from './b.ts';\n", /barrel/],
  ['a folder named utils', 'league/src/utils/a.ts', '', /named for nothing/],
];

for (const [name, path, text, expected] of SEEDED) {
  test(`boundaries: ${name} is refused`, () => {
    assert.match(messages(path, text).join('\n'), expected);
  });
}

test('boundaries: a cycle is found', () => {
  const other = { 'league/src/club/b.ts': "import './a.ts';" };
  const found = messages('league/src/club/a.ts', "import { b } from './b.ts';\nb();", other);
  assert.match(found.join('\n'), /imports itself/);
});

test('boundaries: what the layout allows passes', () => {
  const allowed = [
    ['league/src/entries/a.ts', "import '../members/store.ts';\nimport '../standings/rules/a.ts';"],
    ['league/src/app.ts', "import './club/routes.ts';"],
    ['league/src/results/rules/a.ts', "import { b } from '../../shared/score.ts'; // Date.now"],
    ['league/src/entries/store.test.ts', "import '../install/actions.ts';"],
  ] as const;
  for (const [path, text] of allowed) assert.deepEqual(messages(path, text), []);
});
