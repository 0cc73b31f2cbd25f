import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findViolations } from './boundary-rules.ts';
import { ROOT } from './files.ts';

/** A root and three workspaces, one of which has an entry. */
const MANIFESTS = [
  { path: 'package.json', text: '{ "name": "all", "devDependencies": { "fast-check": "1.0.0" } }' },
  { path: 'league/package.json', text: '{ "name": "league" }' },
  {
    path: 'relay/package.json',
    text: '{ "name": "relay", "exports": { "./door": "./src/door.ts", "./host": "./src/hosts/a.ts" } }',
  },
  {
    path: 'site/package.json',
    text: '{ "name": "site", "dependencies": { "relay": "0.1.0", "preact": "11.0.0" } }',
  },
];

function messages(path: string, text: string, others: Record<string, string> = {}): string[] {
  const files = Object.entries({ ...others, [path]: text });
  return findViolations(
    files.map(([name, code]) => ({ path: name, text: code })),
    MANIFESTS,
  ).map((one) => one.message);
}

type PlantedCase = readonly [name: string, path: string, text: string, expected: RegExp];

const RULES = 'league/src/results/rules/a.ts';
const SERVED = "import '../../league/test/served.ts';";
const IMPURE: readonly PlantedCase[] = [
  'Date.now()',
  'Date()',
  'new Date()',
  'new Date',
  'Temporal.Now.instant()',
  'Math.random()',
  'crypto.randomUUID()',
  'setTimeout(done, 1)',
  'process.env',
  'globalThis.process',
  "fetch('x')",
].map((code) => [code, RULES, `export const a = ${code};`, /^is pure and uses/]);

const SEEDED: readonly PlantedCase[] = [
  ...IMPURE,
  ['node in rules', RULES, "import 'node:fs';", /is pure and imports node:fs/],
  ['a type', RULES, "export type A = import('../store.ts').A;", /is pure and imports/],
  ['import() in rules', RULES, "await import('../store.ts');", /is pure and imports/],
  ['a database in shared', 'league/src/shared/a.ts', "import '../db/open.ts';", /is pure/],
  ['a host in a room', 'relay/src/room/a.ts', "import '../hosts/node/a.ts';", /is pure/],
  ['a host in the core', 'relay/src/a.ts', "import './hosts/node/a.ts';", /not the core a host/],
  ['a clock in the gate', 'relay/src/gate.ts', 'Date.now();', /is pure/],
  ['a feature in http', 'league/src/http/a.ts', "import '../club/store.ts';", /no feature/],
  ['a feature in db', 'league/src/db/a.ts', "export { a } from '../club/a.ts';", /no feature/],
  ['a later store', 'league/src/club/a.ts', "import '../members/store.ts';", /stand before/],
  ['a later schema', 'league/src/club/a.ts', "import '../me/schema.ts';", /stand before/],
  ['a table in results', RULES, "import '../../standings/rules/a.ts';", /beneath both/],
  ['results in a table', 'league/src/standings/a.ts', "import '../results/a.ts';", /beneath both/],
  ['a score with a clock', 'clubhouse/src/score/a.ts', 'Date.now();', /is pure/],
  ['the league', 'clubhouse/src/a.ts', "import 'league/main';", /knows its document alone/],
  ['its files', 'clubhouse/src/a.ts', "import '../../league/src/a.ts';", /its document alone/],
  ['its types', 'clubhouse/src/a.ts', "type A = import('league/a').A;", /its document alone/],
  ['it in a test', 'clubhouse/test/a.ts', "import 'league/main';", /its document alone/],
  ['one served, on a page', 'clubhouse/src/a.ts', SERVED, /its document alone/],
  ['the feed', 'league/src/placements/a.ts', "import '../events/store.ts';", /stand before/],
  ['actions', 'league/src/entries/a.ts', "import '../club/actions.ts';", /another feature's/],
  ['more actions', 'league/src/me/a.ts', "import '../results/claim-action.ts';", /another/],
  ['routes', 'league/src/entries/a.ts', "import '../club/routes.ts';", /only app.ts/],
  ['process', 'league/src/club/a.ts', 'process.exit();', /touches process/],
  ['its module', 'league/src/club/a.ts', "import { env } from 'node:process';", /touches process/],
  ['a query', 'league/src/club/actions.ts', "db.selectFrom('club');", /queries the database/],
  ['a new folder', 'league/src/prizes/a.ts', '', /no place in the order/],
  ['a barrel', 'league/src/club/a.ts', "export { a } from './b.ts';", /barrel/],
  ['a longer barrel', 'scripts/a.ts', "import { a } from './b.ts';\nexport { a };", /barrel/],
  ['a deep import', 'site/src/a.ts', "import '../../relay/src/a.ts';", /^reaches into relay\/src/],
  ['one by name', 'site/src/a.ts', "import 'relay/src/a.ts';", /is none of the exports of relay/],
  ['a bare name', 'site/src/a.ts', "import type { A } from 'relay';", /is none of the exports/],
  ['a test’s too', 'site/a.test.ts', "await import('../relay/src/a.ts');", /^reaches into relay/],
  ['the root', 'site/a.ts', "import '../scripts/a.ts';", /^reaches into scripts\/a.ts/],
  [
    'an undeclared package',
    'relay/a.ts',
    "import 'preact';",
    /relay\/package.json does not declare/,
  ],
  ['a neighbour', 'league/src/a.ts', "import 'relay/door';", /league\/package.json does not/],
  [
    'a clock by an entry',
    'site/src/relay/core/a.ts',
    "import 'relay/host';",
    /is pure and imports/,
  ],
  [
    'a later folder',
    'site/src/play/a.ts',
    "import '../pages/b.tsx';",
    /does not stand before play/,
  ],
  [
    'a game in what games share',
    'site/src/play/a.ts',
    "import '../reversi/b.ts';",
    /what the games share knows none/,
  ],
  [
    'a game in another',
    'site/src/reversi/a.ts',
    "import '../chess/b.ts';",
    /what the games share knows none/,
  ],
  ['a folder of no place', 'site/src/prizes/a.ts', '', /no place in the order of the site/],
  ['utils', 'league/test/utils/a.ts', '', /named for nothing/],
  ['a comment of nothing', 'site/a.ts', '// Of the pointer.', /line 1 that begins with "Of"/],
  ['a comment of operations', 'operations/a.ts', '// Of it.', /line 1 that begins with "Of"/],
  ['a docstring', 'relay/a.ts', 'a;\n/** Of it. */', /line 2 that begins with "Of"/],
  ['a line of one', 'league/a.ts', '/**\n * Of it.\n */', /line 2 that begins with "Of"/],
  ['an interface Told', 'site/src/a.ts', 'interface Told { a: 1 }', /calls a type Told/],
  ['a type Asked', 'relay/test/a.ts', 'export type Asked = string;', /calls a type Asked/],
  ['a class Running', 'scripts/a.ts', 'export default class Running {}', /a type Running/],
  ['a local Kept', 'clubhouse/a.tsx', 'function a() { type Kept = 1; }', /calls a type Kept/],
  ['an enum Lost', 'league/test/a.ts', 'declare enum Lost { a }', /calls a type Lost/],
];

for (const [name, path, text, expected] of SEEDED) {
  test(`boundaries: ${name} is refused in ${path}`, () => {
    assert.match(messages(path, text).join('\n'), expected);
  });
}

test('boundaries: a test of the website may start a league, through its entry only', () => {
  const text = "import 'league/testing/served';";
  const manifests = [
    { path: 'package.json', text: '{"name":"all"}' },
    {
      path: 'league/package.json',
      text: '{"name":"league","exports":{"./testing/served":"./test/served.ts"}}',
    },
    {
      path: 'clubhouse/package.json',
      text: '{"name":"clubhouse","devDependencies":{"league":"1"}}',
    },
  ];
  const found = (path: string) => findViolations([{ path, text }], manifests);
  assert.deepEqual(found('clubhouse/test/a.ts'), []);
  assert.match(found('clubhouse/demo/a.ts')[0]?.message ?? '', /its document alone/);
});

test('boundaries: a cycle is found, even of types', () => {
  const other = { 'league/src/club/b.ts': "import './a.ts';" };
  const text = "import type { B } from './b.ts';\nexport type A = B;";
  assert.match(messages('league/src/club/a.ts', text, other).join('\n'), /imports itself/);
});

test('boundaries: two folders that import each other are found, even by different files', () => {
  const others = {
    'relay/src/b/b.ts': "import '../c/c.ts';",
    'relay/src/c/c.ts': "import type { D } from '../a/d.ts';",
    'relay/src/a/d.ts': '',
  };
  const found = messages('relay/src/a/a.ts', "import '../b/b.ts';", others);
  assert.deepEqual(found, [
    'imports itself by relay/src/b > relay/src/c > relay/src/a > relay/src/b',
  ]);
});

test('boundaries: two packages that depend on each other are found, even for tests only', () => {
  const one = { path: 'relay/package.json', text: '{"name":"relay","dependencies":{"site":"1"}}' };
  const other = {
    path: 'site/package.json',
    text: '{"name":"site","devDependencies":{"relay":"1"}}',
  };
  const found = findViolations([], [{ path: 'package.json', text: '{"name":"all"}' }, one, other]);
  assert.deepEqual(found, [
    { path: 'relay', message: 'depends on itself by relay > site > relay' },
  ]);
});

test('boundaries: an entry may re-export, and is as pure as what it exports', () => {
  const door = { 'relay/src/door.ts': "export { a } from './room/a.ts';" };
  assert.deepEqual(messages('site/src/relay/core/a.ts', "import 'relay/door';", door), []);
  const impure = { 'relay/src/door.ts': "export { a } from './a.ts';" };
  assert.deepEqual(messages('site/src/relay/core/a.ts', "import 'relay/door';", impure), [
    'is pure and imports relay/src/a.ts',
  ]);
});

const ALLOWED: readonly (readonly [path: string, text: string])[] = [
  ['league/src/entries/a.ts', "import '../members/store.ts';\nimport '../ledger/rules/a.ts';"],
  ['league/src/members/a.ts', "import '../db/writer.ts';\nimport '../club/schema.ts';"],
  ['league/src/app.ts', "import './club/routes.ts';"],
  ['league/src/main.ts', 'process.exit();'],
  ['relay/src/hosts/node/a.ts', "import '../../room/a.ts';\nsetTimeout(() => {}, Date.now());"],
  [RULES, "import { b } from '../../shared/score.ts';\nexport const a = b; // Date.now()"],
  [RULES, "export const a = new Date(0), b = Date.parse('2026-01-01'), c = { fetch: 1 }.fetch;"],
  [RULES, "export const a = 'process', b = Math.max(1, 2);\nexport type A = typeof process;"],
  ['league/src/results/rules/a.test.ts', "import 'node:test';\nDate.now();"],
  ['site/src/a.ts', "import 'preact/hooks';\nimport 'relay/door';\nimport 'node:fs';"],
  ['site/src/play/a.tsx', "import '../board/b.tsx';\nimport './play.css';"],
  ['league/src/a.test.ts', "import 'fast-check';"],
  ['site/src/a.ts', '// What it is made of. Offers are made of it.\n/** Offers it. */'],
  ['league/src/entries/store.test.ts', "import '../install/actions.ts';"],
  ['league/src/entries/draft-store.ts', "db.selectFrom('entries');"],
  ['league/src/cli/move.ts', "db.insertInto('entries');"],
  ['scripts/a.ts', 'interface KeptAnswer { Told: 1 }\nconst Asked = class {};'],
];

for (const [path, text] of ALLOWED) {
  test(`boundaries: ${path} may ${text.split('\n')[0] ?? ''}`, () => {
    assert.deepEqual(messages(path, text), []);
  });
}

test('boundaries: a folder of pages is an address, and not pure because of its name', () => {
  assert.deepEqual(messages('clubhouse/src/pages/a/rules/page.tsx', 'Date.now();'), []);
  assert.notDeepEqual(messages('league/src/a/rules/page.ts', 'Date.now();'), []);
});

test('boundaries: every folder named in the rules exists', () => {
  const source = readFileSync(join(ROOT, 'scripts/boundary-rules.ts'), 'utf8');
  const named = (list: string) =>
    [
      ...(new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '').matchAll(
        /'([^']+)'/g,
      ),
    ].map((match) => match[1] ?? '');
  const folders = [
    ...['FEATURES', 'GROUND'].flatMap((list) => named(list).map((name) => `league/src/${name}`)),
    ...['SITE', 'GAMES'].flatMap((list) => named(list).map((name) => `site/src/${name}`)),
    ...['score', 'theme'].map((name) => `clubhouse/src/${name}`),
    'relay-protocol/src',
    'site/src/messages',
  ];
  assert.ok(folders.length > 50);
  assert.deepEqual(
    folders.filter((folder) => !existsSync(join(ROOT, folder))),
    [],
  );
});
