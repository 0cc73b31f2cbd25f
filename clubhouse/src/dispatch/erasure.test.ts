import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { FolderTransport } from '../mail/folder-transport.ts';
import type { Mail } from '../mail/mail-transport.ts';
import { openStore } from '../store/store.ts';
import { Feed } from './feed.ts';
import { makeContext, startStandIn } from '../../test/league-stand-in.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const MEMBER = '01989d2c-6b40-7c3a-9d1e-000000000001';
const OTHER = '01989d2c-6b40-7c3a-9d1e-000000000002';
/** The application that became the member. */
const APPLICATION = '01989d2c-6b40-7c3a-9d1e-000000000003';
const MATCH = '01989d2c-6b40-7c3a-9d1e-000000000004';

type TestRow = Readonly<Record<string, SQLInputValue>>;

/** Columns without personal data, each with a reason. Every other column gets a canary. */
const HARMLESS: Readonly<Record<string, string>> = {
  'minted_links.token_hash': 'a hash of chance',
  'outbox.key': 'ids of an event and a member',
  'outbox.in_reply_to': 'ids of a match and a member',
  'outbox.kind': 'a name of our own',
  'outbox.status': 'a name of our own',
  'outbox.language': 'a code',
  'outbox.about': 'ids',
  'outbox.push': 'a name of our own',
  'push_devices.browser': 'a name of our own',
  'push_devices.system': 'a name of our own',
  'push_choices.off': 'names of our own',
  'muted_letters.kind': 'a name of our own',
  'progress.job': 'a name of our own',
  'progress.reached': 'a cursor of the feed',
  'evenings.day': 'a date',
  'evenings.letters': 'letters of our own',
  'shared_evenings.day': 'a date',
  'shared_evenings.parts': 'dates with a letter',
  'club_proposals.match_id': 'an id',
  'club_proposals.part': 'a date with a letter',
  'club_proposals.state': 'a name of our own',
  'proposals.match_id': 'an id',
  'proposals.times': 'numbers',
  'proposals.state': 'a name of our own',
  'arrangements.match_id': 'an id',
  'works.once': 'chance, or the id of a list',
  'works.kind': 'a name of our own',
  'works.begun_by': 'the name of a key, which the league keeps as well',
  'works.leads_to': 'a path of the site with its filters: no names',
  'works.state': 'a name of our own',
  'work_items.status': 'a name of our own',
  'work_items.code': 'a code',
  'draft_histories.competition_id': 'an id',
  'offer_rules.competition_id': 'an id',
  'offer_rules.outcome': 'a name of our own',
  'draft_histories.coach': 'a fingerprint of a key',
  'draft_left.competition_id': 'an id',
  'images.image': 'a hash',
  'images.variant': 'a name of our own',
  'images.bytes': 'a picture of the club or a sponsor',
  'privacy_notices.day': 'a date',
  'privacy_notices.published_by': 'the name of a key, which the league keeps as well',
  'privacy_notices.notice': 'what the club published for everybody',
  'imports.id': 'chance',
  'invitations.letter_key': 'ids of a piece of work and a member',
  'invitations.pressed_by': 'the name of a key, which the league keeps as well',
  'erasures.person_id': 'an id',
  'reply_addresses.match_ids': 'ids',
  'messages.channel': 'a name of our own',
  'messages.source': 'a hash, or numbers',
  'messages.match_ids': 'ids',
  'messages.match_id': 'an id',
  'messages.kind': 'a name of our own',
  'messages.state': 'a name of our own',
  'messages.language': 'a code',
  'messages.words_hash': 'a hash',
  'messages.outcome': 'a name of our own',
  'messages.reported_before': 'an id',
};

const canary = (table: string, column: string, row: number) => `canary ${table}.${column} ${row}`;
const toOther = { member_id: OTHER, address: 'bo@example.org', name: 'Bo' };

/** The way a table refers to a member; tables not listed get a row with a `member_id`. */
const ROWS: Readonly<Record<string, readonly TestRow[]>> = {
  outbox: [
    { key: '1', status: 'waiting', about: '[]', push: 'due' },
    { key: '2', status: 'sent', about: '[]', push: null },
    {
      ...toOther,
      key: '3',
      status: 'handed_over',
      about: JSON.stringify([OTHER, MEMBER]),
      push: null,
    },
    { ...toOther, key: '4', status: 'waiting', about: null, push: 'pushed' },
    { member_id: null, key: '5', status: 'sent', about: JSON.stringify([APPLICATION]), push: null },
  ],
  works: [{ id: 1, state: 'stopped' }],
  work_items: [
    { work_id: 1, place: 0, status: 'waiting' },
    // A line of a list, with an unknown member.
    { work_id: 1, place: 1, status: 'waiting', member_id: null },
    { work_id: 1, place: 2, status: 'failed', member_id: null },
  ],
  proposals: [
    { match_id: 'm1', times: '[1]', state: 'open', offer_id: null },
    { match_id: MATCH, times: '[1]', state: 'open', offer_id: null, member_id: OTHER },
  ],
  arrangements: [{ match_id: 'm1' }, { match_id: MATCH, member_id: OTHER }],
  shared_evenings: [{ players: `${MEMBER} canary shared_evenings.players 0` }],
  club_proposals: [{ players: `${MEMBER} canary club_proposals.players 0`, state: 'open' }],
  push_devices: [{ is_gone: 0 }],
  push_choices: [{ off: '[]', shows_names: 1 }],
  progress: [{ job: 'feed', reached: 'c0' }],
  draft_histories: [{ history: `{"side":"${MEMBER}","canary":"draft_histories.history 0"}` }],
  offer_rules: [{ after_offers: 2, outcome: 'walkover' }],
  draft_left: [{ about: `${MEMBER} canary draft_left.about 0` }],
  erasures: [],
  messages: [
    { place: 1, channel: 'mail', source: '1.1', state: 'waiting' },
    { place: 2, source: '2.2', state: 'done', match_ids: MATCH, member_id: OTHER },
    { place: 3, source: '3.3', state: 'waiting', match_ids: `m1,${MATCH}`, member_id: OTHER },
    { place: 4, channel: 'chat', source: '1.1', state: 'waiting' },
    { place: 5, channel: 'chat', source: '1.2', state: 'waiting', member_id: OTHER },
    { place: 6, channel: 'chat', source: '1.3', state: 'answered', member_id: OTHER },
    { place: 7, channel: 'chat', source: '1.4', state: 'done', member_id: OTHER, answer: null },
  ].map((row) => ({ channel: 'mail', ...row })),
  shared_mailboxes: [{ holder_id: OTHER }, { member_id: OTHER, holder_id: MEMBER }],
};

const noMember = { member_id: null, about: JSON.stringify([APPLICATION]), push: null };
/** The way a table refers to an applicant. */
const APPLICANT_ROWS: typeof ROWS = {
  outbox: [
    { ...noMember, key: '1', status: 'waiting' },
    { ...noMember, key: '2', status: 'sent' },
  ],
  progress: [{ job: 'feed', reached: 'c0' }],
};
/** Tables without data of applicants, each with a reason. */
const NO_APPLICANTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'minted_links',
      'preferences',
      'muted_letters',
      'push_devices',
      'push_choices',
      'calendar_addresses',
      'reminders',
      'invitations',
      'evenings',
      'evenings_off',
      'shared_evenings',
      'club_proposals',
      'proposals',
      'arrangements',
      'draft_histories',
      'draft_left',
      'address_changes',
      'shared_mailboxes',
      'family_links',
      'sign_in_codes',
      'reply_addresses',
      'chat_links',
      'chat_wishes',
    ].map((table) => [table, 'of members alone']),
  ),
  messages: 'of members, and of chats that nobody knows',
  works: 'of coaches',
  work_items: 'of members, and of lists of members',
  imports: 'lists of members',
  images: 'of the club',
  offer_rules: 'of the club',
  privacy_notices: 'of the club',
  erasures: 'ids',
  sign_in_wishes:
    'of the person signing in, and gone with the next answer of the league, or after six hours',
};

interface TableColumn {
  readonly name: string;
  readonly type: string;
}

function tablesOf(database: DatabaseSync): Map<string, TableColumn[]> {
  const names = database
    .prepare(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'`,
    )
    .all();
  return new Map(
    names.map(({ name }) => [
      String(name),
      database
        .prepare('select name, type from pragma_table_info(?)')
        .all(String(name))
        .map((row) => ({ name: String(row['name']), type: String(row['type']) })),
    ]),
  );
}

/** Writes each row, with a canary in every column that may contain personal data. */
function fill(file: string, rows: typeof ROWS, isHeld: (table: string) => boolean): string[] {
  const database = new DatabaseSync(file);
  database.exec('pragma foreign_keys = off');
  const canaries: string[] = [];
  for (const [table, columns] of tablesOf(database)) {
    if (!isHeld(table)) continue;
    for (const [index, given] of (rows[table] ?? [{}]).entries()) {
      const values = columns.map(({ name, type }) => {
        const value = given[name];
        if (value !== undefined) return value;
        if (name === 'member_id') return MEMBER;
        if (type === 'INTEGER') return index;
        const isHarmless = HARMLESS[`${table}.${name}`] !== undefined;
        const text = isHarmless ? `${table}.${name}` : canary(table, name, index);
        if (!isHarmless) canaries.push(text);
        return type === 'BLOB' ? Buffer.from(text) : text;
      });
      const marks = columns.map(() => '?').join();
      database.prepare(`insert into ${table} values (${marks})`).run(...values);
    }
  }
  database.close();
  return canaries;
}

/** All bytes of every file in the folder. */
function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

function mailOf(subject: string, people: readonly string[]): Mail {
  const to = { name: 'Someone', address: 'somebody@example.org' };
  const rest = { html: null, references: null, headers: {}, attachments: [] };
  return { to, sender: '', subject, text: subject, messageId: `<${subject}@x>`, people, ...rest };
}

/** A site with its store in a folder, beside a league in which one event happens. */
async function siteBeside(
  t: TestContext,
  rows: typeof ROWS,
  isHeld: (table: string) => boolean,
  event: { readonly kind: string; readonly subject: string },
) {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-erasure-'));
  openStore(folder).close();
  const file = join(folder, 'clubhouse.sqlite');
  const canaries = fill(file, rows, isHeld);
  const store = openStore(folder, () => NOW);
  t.after(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  const letterFolder = join(folder, 'letters');
  const transport = new FolderTransport(
    letterFolder,
    { name: '', address: 'club@example.org' },
    () => NOW,
  );
  const client = await startStandIn(t, (url) => ({ status: 200, body: answer(url, event) }));
  const warned: string[] = [];
  const feed = new Feed({
    store,
    letterFolder,
    log: { warn: (_, message) => warned.push(message), error: () => undefined },
    planner: { forEvent: async () => [], forWeekLeft: async () => null },
    context: async () => makeContext(client, NOW),
  });
  return { folder, file, letterFolder, transport, store, feed, canaries, warned };
}

function answer({ pathname, searchParams }: URL, event: { kind: string; subject: string }) {
  if (pathname === '/v1/matches') {
    assert.equal(searchParams.get('member'), MEMBER);
    return { data: [{ id: MATCH }], next_cursor: null };
  }
  if (searchParams.get('subject') === MEMBER) {
    return { data: [{ kind: 'member.created', data: { join_request_id: APPLICATION } }] };
  }
  const isNew = searchParams.get('after') === 'c0';
  const told = { id: 'e1', ...event, subject: { type: 'x', id: event.subject } };
  const data = [{ ...told, cursor: 'c1', occurred_at: new Date(NOW).toISOString() }];
  return { data: isNew ? data : [], next_cursor: 'c1', has_more: false };
}

test('OWN-2: every column of every table is declared free of personal data or searched', () => {
  const database = new DatabaseSync(':memory:');
  const migrations = new URL('../../migrations/', import.meta.url);
  for (const name of readdirSync(migrations).toSorted()) {
    database.exec(readFileSync(new URL(name, migrations), 'utf8'));
  }
  const columns = [...tablesOf(database)].flatMap(([table, all]) =>
    all.map(({ name }) => `${table}.${name}`),
  );
  assert.deepEqual(
    Object.keys(HARMLESS).filter((name) => !columns.includes(name)),
    [],
  );
  const undeclared = [...tablesOf(database).keys()].filter(
    (table) => APPLICANT_ROWS[table] === undefined && NO_APPLICANTS[table] === undefined,
  );
  assert.deepEqual(undeclared, [], 'does it hold something of an applicant?');
});

test('OWN-2, OWN-4: no byte of an erased member remains in any file, and nothing about others is lost', async (t) => {
  const event = { kind: 'member.erased', subject: MEMBER };
  const site = await siteBeside(t, ROWS, () => true, event);
  const { folder, letterFolder, transport, store, feed, canaries, warned } = site;
  await transport.send(mailOf('canary letter to', [MEMBER]));
  await transport.send(mailOf('canary letter about', [OTHER, MEMBER]));
  await transport.send(mailOf('canary letter of the application', [APPLICATION]));
  await transport.send(mailOf('another letter', [OTHER]));
  writeFileSync(join(letterFolder, 'cut-off.eml.part'), 'Subject: canary cut off\r\n\r\n');
  store.outbox.add({
    key: 'of bo',
    to: toOther,
    language: 'en',
    letter: { kind: 'settled', subject: 'Not of them', blocks: [] },
    about: [OTHER],
  });
  const before = bytesOf(folder);
  for (const one of canaries) assert.ok(before.includes(one), one);
  await feed.look();
  const left = [...bytesOf(folder).matchAll(/canary [\w. ]+/g)].map(([found]) => found);
  assert.deepEqual(left, []);
  assert.deepEqual(warned, []);
  assert.deepEqual(store.erasures.pending(), []);
  assert.equal(readdirSync(letterFolder).length, 1);
  assert.equal(store.outbox.claim()?.key, 'of bo');
  // Emails to others about the member are not sent, and a coach sees that.
  const states = store.outbox.ofMember(OTHER).map(({ status }) => status);
  assert.deepEqual(states.toSorted(), ['claimed', 'refused', 'refused']);
  const [proposal] = store.proposals.of(MATCH);
  assert.deepEqual([proposal?.times, proposal?.place, proposal?.note], [[1], null, null]);
  assert.equal(store.arrangements.of([MATCH]).get(MATCH)?.place, null);
});

for (const kind of ['join_request.declined', 'join_request.expired']) {
  test(`OWN-2, OWN-4: no byte of an applicant remains in any file: ${kind}`, async (t) => {
    const event = { kind, subject: APPLICATION };
    const isHeld = (table: string) => APPLICANT_ROWS[table] !== undefined;
    const site = await siteBeside(t, APPLICANT_ROWS, isHeld, event);
    const { folder, letterFolder, transport, feed, canaries } = site;
    await transport.send(mailOf('canary letter of the application', [APPLICATION]));
    await transport.send(mailOf('another letter', [OTHER]));
    writeFileSync(join(letterFolder, 'of-before.eml'), 'Subject: of an older release\r\n\r\n');
    const before = bytesOf(folder);
    for (const one of canaries) assert.ok(before.includes(one), one);
    await feed.look();
    assert.doesNotMatch(bytesOf(folder), /canary/);
    assert.equal(readdirSync(letterFolder).length, 2);
  });
}

test('OWN-4: wiping waits while the file is being read, and the feed continues', async (t) => {
  const event = { kind: 'member.erased', subject: MEMBER };
  const { file, folder, store, feed, warned } = await siteBeside(t, ROWS, () => true, event);
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from outbox');
  await feed.look();
  assert.match(warned.join(), /could not be wiped/);
  assert.equal(store.progress.of('feed'), 'c1');
  assert.match(bytesOf(folder), /canary/);
  reader.exec('commit');
  reader.close();
  await feed.look();
  assert.doesNotMatch(bytesOf(folder), /canary/);
  assert.deepEqual(store.erasures.pending(), []);
});
