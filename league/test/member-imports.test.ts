import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openDesk, serve } from './cli.ts';
import { readId, type InstalledClub, list, startClub } from './club.ts';
import { expectStatus } from './harness.ts';

const PREVIEW = '/v1/member-imports/preview';
const LIST = [
  'Name;E-Mail;Handy;Straße',
  'Adelheid Frühauf;a.fruehauf@x.org;+49 151 5550;Weg 1',
  'Bo Berg;bo@x.org;0171 555;Weg 2',
  'Cormac;cormac@x;;',
  'Hannah Brandt;hannah@x.org;900 388;',
].join('\n');

const file = (name: string) => readFileSync(new URL(`import/${name}`, import.meta.url));
interface ImportRemark {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly message: string;
}

interface PreviewRow {
  readonly line: number;
  readonly kind: 'add' | 'change' | 'same' | 'refuse';
  readonly cells: readonly string[];
  readonly member_id: string | null;
  readonly version: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>>;
  readonly reasons: readonly ImportRemark[];
  readonly blanks: readonly ImportRemark[];
  readonly remarks: readonly ImportRemark[];
}

interface Preview {
  readonly columns: readonly Readonly<Record<'column' | 'heading' | 'holds', string | null>>[];
  readonly counts: Readonly<Record<PreviewRow['kind'], number>>;
  readonly rows: readonly PreviewRow[];
  readonly remarks: readonly ImportRemark[];
}

async function previewOf(club: Pick<InstalledClub, 'must'>, body: object): Promise<Preview> {
  return (await club.must('POST', PREVIEW, body)) as unknown as Preview;
}

const said = (those: readonly ImportRemark[]) => those.map(({ message }) => message);

/** The lines that the command line would print for a preview without changed members. */
function printed({ remarks: general, rows }: Preview): string[] {
  const lines = rows.flatMap(({ line, kind, values, reasons, blanks, remarks }) => {
    const more = [...said(blanks).map((one) => `left blank: ${one}`), ...said(remarks)];
    const tail = more.length === 0 ? '' : ` [${more.join('; ')}]`;
    const told = {
      add: `would be added: ${values['display_name']}`,
      refuse: `REFUSED: ${said(reasons).join('; ')}`,
      same: 'unchanged',
      change: 'changed',
    };
    return kind === 'same' && tail === '' ? [] : [`line ${line}: ${told[kind]}${tail}`];
  });
  return [...said(general), ...lines];
}

async function addClub(club: Pick<InstalledClub, 'must'>): Promise<string> {
  const bo = {
    display_name: 'Bo Berg',
    full_name: 'Bo Berg',
    email: 'bo@x.org',
    phone: '0171 555',
  };
  await club.must('POST', '/v1/members', bo);
  const hannah = { display_name: 'Hannah Brandt', email: 'hannah@x.org', phone: '900 380' };
  return readId(await club.must('POST', '/v1/members', { ...hannah, full_name: 'Hannah Brandt' }));
}

test('IMP-1: a preview says what would happen to each line, and what each column contains', async (t) => {
  const club = await startClub(t);
  const hannah = await addClub(club);
  const preview = await previewOf(club, { text: LIST });
  assert.deepEqual(preview.counts, { add: 1, change: 1, same: 1, refuse: 1 });
  assert.deepEqual(
    preview.columns.map(({ column, heading, holds }) => [column, heading, holds]),
    [
      ['A', 'Name', 'full_name'],
      ['B', 'E-Mail', 'email'],
      ['C', 'Handy', 'phone'],
      ['D', 'Straße', null],
    ],
  );
  const [added, same, refused, changed] = preview.rows;
  assert.deepEqual(added?.values, {
    display_name: 'Adelheid Frühauf',
    full_name: 'Adelheid Frühauf',
    email: 'a.fruehauf@x.org',
    phone: '+49 151 5550',
  });
  assert.deepEqual(added?.cells, ['Adelheid Frühauf', 'a.fruehauf@x.org', '+49 151 5550', 'Weg 1']);
  assert.equal(same?.kind, 'same');
  const [reason] = refused?.reasons ?? [];
  assert.equal(reason?.code, 'value_refused');
  assert.equal(reason?.details['field'], 'email');
  assert.deepEqual(
    [changed?.member_id, changed?.values, changed?.before],
    [hannah, { phone: '900 388' }, { phone: '900 380' }],
  );
  assert.equal(list((await club.must('GET', '/v1/members'))['data']).length, 2, 'nothing is saved');
  assert.deepEqual(list((await club.must('GET', '/v1/events?kind=member.updated'))['data']), []);
});

test('IMP-1: the caller may name columns by heading or by letter', async (t) => {
  const club = await startClub(t);
  const columns = [
    { column: 'strasse', holds: 'notes' },
    { column: 'C', holds: null },
  ];
  const preview = await previewOf(club, { text: LIST, columns });
  const [first] = preview.rows;
  assert.deepEqual([first?.values['notes'], first?.values['phone']], ['Weg 1', undefined]);
  const ask = (body: object) => club.call('POST', PREVIEW, { token: club.admin, body });
  expectStatus(await ask({ text: LIST, columns: [{ column: 'Ort', holds: null }] }), 400);
  expectStatus(await ask({ text: LIST, columns: [{ column: 'C', holds: 'shoe' }] }), 400);
});

test('IMP-1: a list without headings is read by the contents of its columns', async (t) => {
  const club = await startClub(t);
  const lines = LIST.split('\n')
    .slice(1, 3)
    .map((line) => `28.2.1990;${line}`)
    .join('\n');
  const preview = await previewOf(club, { text: lines, has_headings: false });
  const holds = preview.columns.map(({ holds }) => holds);
  assert.deepEqual(holds, [null, 'full_name', 'email', 'phone', null]);
  assert.deepEqual(preview.counts, { add: 2, change: 0, same: 0, refuse: 0 });
});

/** The printed plan, without the options that make the command line print more. */
function withoutOptions(out: string): string[] {
  const lines = out.split('\n').slice(1, -3);
  return lines
    .filter((line) => !/^( {2}|The same text in other|Say what words mean)/.test(line))
    .map((line) => line.replace(/ \(say .*--who \d+=new for a new person\)$/, ''));
}

test('IMP-3: the website and the command line show the same preview', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await addClub(service);
  for (const [name, body, ...options] of [
    ['17-household.csv', {}],
    ['01-excel-de-ansi.csv', {}],
    ['03-excel-unicode-text.txt', {}],
    ['23-broken-quotes.csv', {}],
    ['21-unknown-words.csv', { leave_blank: true }, '--lenient'],
  ] as const) {
    const bytes = file(name);
    const path = await desk.put(name, bytes);
    const { out } = await desk.run('members', 'import', path, ...options);
    const preview = await previewOf(service, {
      file: bytes.toString('base64'),
      ...body,
    });
    const told = printed(preview);
    const lines = withoutOptions(out);
    assert.ok(told.length > 0, name);
    assert.deepEqual(told, lines, name);
  }
});

test('IMP-2: rows are written one by one, and a member changed since the preview is skipped and named', async (t) => {
  const club = await startClub(t);
  const hannah = await addClub(club);
  const more = `${LIST}\nZoe Zett;zoe@x.org;;`;
  const { rows } = await previewOf(club, { text: more });
  const items = rows
    .filter(({ kind }) => kind === 'add' || kind === 'change')
    .map(({ line, member_id, version, values }) => ({ line, member_id, version, values }));
  club.clock.now += 1000;
  await club.must('PATCH', `/v1/members/${hannah}`, { level: 3 });
  await club.must('POST', '/v1/members', { display_name: 'Other', email: 'zoe@x.org' });
  const write = (body: object, headers: Record<string, string> = {}) =>
    club.call('POST', '/v1/member-imports', { token: club.admin, body, headers });
  const headers = { 'idempotency-key': 'slice-1' };
  const first = expectStatus(await write({ items }, headers), 201).body;
  assert.deepEqual(
    list(first['data']).map((one) => [one['line'], one['code'], one['member_id'] !== null]),
    [
      [2, null, true],
      [5, 'precondition_failed', false],
      [6, 'email_taken', false],
    ],
  );
  assert.equal((await club.must('GET', `/v1/members/${hannah}`))['phone'], '900 380');
  const again = expectStatus(await write({ items }, headers), 201).body;
  assert.deepEqual(again, first);
  assert.equal(list((await club.must('GET', '/v1/members'))['data']).length, 4);
  const { counts: planned } = await previewOf(club, { text: LIST });
  assert.deepEqual(planned, { add: 0, change: 1, same: 2, refuse: 1 });
});

test('IMP-4: both sides of each limit hold, and anything but a list is refused', async (t) => {
  const club = await startClub(t);
  const ask = (body: object) => club.call('POST', PREVIEW, { token: club.admin, body });
  const write = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({
      line: index + 1,
      values: { display_name: `Member ${index}` },
    }));
    return club.call('POST', '/v1/member-imports', { token: club.admin, body: { items } });
  };
  assert.deepEqual(
    [(await write(0)).status, (await write(20)).status, (await write(21)).status],
    [400, 201, 400],
  );
  const base64 = (content: string) => Buffer.from(content, 'latin1').toString('base64');
  for (const body of [
    {},
    { text: '' },
    { text: LIST, file: base64(LIST) },
    { file: base64('PK\u0003\u0004') },
    { file: 'not base64!' },
  ]) {
    expectStatus(await ask(body), 400, 'invalid_request');
  }
  expectStatus(await ask({ file: base64('Name\nM\u00fcller') }), 200);
  for (const item of [
    { line: 1, values: {} },
    {
      line: 1,
      member_id: readId(list((await club.must('GET', '/v1/members'))['data'])[0]),
      values: { level: 3 },
    },
  ]) {
    const answer = await club.call('POST', '/v1/member-imports', {
      token: club.admin,
      body: { items: [item] },
    });
    expectStatus(answer, 400, 'invalid_request');
  }
});
