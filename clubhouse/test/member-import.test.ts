import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { makeEmail } from './seed.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const coach = once(() => coachSignedIn(started()));

const LIST = [
  'Name;E-Mail;Handy;Straße',
  'Adelheid Frühauf;a.fruehauf@example.org;+49 151 5550 1204;Weg 1',
  'Hannah Brandt;hannah.brandt@example.org;+44 7700 900 388;',
  'Cormac Dunleavy;cormac@example;;',
  'Niamh O’Rourke;;;',
].join('\r\n');

async function send(content: string | Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  const isPasted = typeof content === 'string';
  form.set('text', isPasted ? content : '');
  const file = isPasted ? new File([], '') : new File([new Uint8Array(content)], 'list.csv');
  form.set('list', file);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await coach()).upload('/coach/members/import', form);
}

/** The path for reviewing a list. */
async function kept(content: string | Uint8Array, fields: Record<string, string> = {}) {
  const seen = await send(content, fields);
  assert.equal(seen.status, 303, seen.text.slice(0, 200));
  return seen.location ?? '';
}

async function names(query: string): Promise<string[]> {
  const found = await started().league.must('GET', `/v1/members?q=${encodeURIComponent(query)}`);
  return list(found['data']).map((one) => expectText(one['display_name']));
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('IMPT-2: each line shows its result and that nobody is emailed; nothing is written', async () => {
  const visitor = await coach();
  const path = await kept(LIST);
  const seen = plain((await visitor.get(path)).text);
  for (const part of [
    /4 rows\. We recognised the columns/,
    /2 new 0 unchanged 1 change 1 unusable/,
    /Phone \+44 7700 900000 → becomes \+44 7700 900 388/,
    /“cormac@example” is not an email address, such as ann@example\.org/,
    /no email address, needs a sign-in code/,
    /No emails are sent\. You can invite them later/,
    /Add 2, change 1/,
  ]) {
    assert.match(seen, part);
  }
  const refused = plain((await visitor.get(`${path}?show=refuse`)).text);
  assert.match(refused, /Cormac/);
  assert.doesNotMatch(refused, /Adelheid Frühauf/);
  const german = plain((await visitor.get(path, { 'accept-language': 'de' })).text);
  assert.match(german, /ist keine E-Mail-Adresse/);
  assert.deepEqual(await names('Adelheid'), []);
});

test('DESK-55: lines are grouped by result, those to correct first and with a button', async () => {
  const visitor = await coach();
  const path = await kept(
    'Name;E-Mail;LK\nHannah Brandt;hannah.brandt@example.org;12,4\nAda Adler;ada@example;7,5\nBo Berg;;8\n',
  );
  const page = (await visitor.get(path)).text;
  const groups = [...page.matchAll(/<h2>([^<]+)<\/h2><span class="pill[^"]*">(\d+)</g)];
  assert.deepEqual(
    groups.map(([, title, count]) => `${title} ${count}`),
    ['Not usable yet 1', 'Changed 1', 'New 1'],
  );
  assert.match(plain(page), /3 of 3 columns recognised\..*are LK ratings/);
  assert.match(page, /<button class="btn o" form="read-again" name="blank" value="1">Leave these/);
  assert.equal((await visitor.post(path, { blank: '1' })).location, path);
  assert.doesNotMatch((await visitor.get(path)).text, /Not usable yet/);
});

test('IMPT-3: columns can be reassigned and cells left blank before anything is written', async () => {
  const visitor = await coach();
  const path = await kept(LIST);
  const read = { do: 'read', 'was-C': 'phone', 'column-C': '', 'was-D': '', 'column-D': 'notes' };
  assert.equal((await visitor.post(path, { ...read, blank: '1' })).location, path);
  const seen = plain((await visitor.get(path)).text);
  assert.match(seen, /Add 3/);
  assert.match(
    seen,
    /left blank: “cormac@example” is not an email address, such as ann@example\.org/,
  );
  assert.doesNotMatch(seen, /900 388/);
  assert.match(seen, /Weg 1/);
});

test('IMPT-6: a choice about a word or about the member of a line can be undone', async () => {
  const visitor = await coach();
  const path = await kept('Name;Status\nWanda Wirt;Vorstand\n');
  const say = (means: string) =>
    visitor.post(path, { do: 'read', 'word-0': 'status:Vorstand', 'means-0': means });
  const isSaid = async () => /value="active" selected/.test((await visitor.get(path)).text);
  await say('active');
  assert.equal(await isSaid(), true);
  await say('');
  assert.equal(await isSaid(), false);
  await visitor.post(path, { do: 'read', 'who-2': 'new' });
  assert.match((await visitor.get(path)).text, /Ask again which member this row refers to/);
  await visitor.post(path, { do: 'ask-who' });
  assert.doesNotMatch((await visitor.get(path)).text, /Ask again which/);
});

test('IMPT-1: spreadsheet files are read, other files get an error, and pasted text stays', async () => {
  const visitor = await coach();
  const ansi = Buffer.from(
    'Nachname;Vorname;E-Mail\nMüller;Jürgen;juergen@example.org\n',
    'latin1',
  );
  const path = await kept(ansi);
  assert.match((await visitor.get(path)).text, /Müller/);
  const bare = await kept('Zora Zimt\tzora@example.org\n', { headings: 'none' });
  assert.match(plain((await visitor.get(bare)).text), /Add 1/);
  for (const [content, status, sentence] of [
    ['', 422, /Paste a list or choose a file/],
    [new Uint8Array([0x50, 0x4b, 3, 4]), 422, /could not read this as a list/],
    [new Uint8Array(180 * 1024 + 1).fill(65), 413, /larger than 180 KB/],
  ] as const) {
    const seen = await send(content);
    assert.equal(seen.status, status);
    assert.match(seen.text, sentence);
  }
  assert.match((await visitor.get('/coach/members/import/nonsense')).location ?? '', /gone=1/);
  started().clock.now += 86_400_001;
  try {
    await kept(LIST);
    assert.match((await visitor.get(path)).location ?? '', /gone=1/, 'kept for a day');
  } finally {
    started().clock.now -= 86_400_001;
  }
  const last = await kept(LIST);
  started().store.forgetMember('somebody');
  assert.match((await visitor.get(last)).location ?? '', /gone=1/, 'goes with who is erased');
});

test('FACE-15: other pages accept no files', async () => {
  const form = new FormData();
  form.set('list', new File(['x'], 'x.csv'));
  const seen = await (await coach()).upload('/coach/members/new', form);
  assert.notEqual(seen.status, 200);
  assert.notEqual(seen.status, 303);
});

test('ENDS-2: a member whose address a list changes is signed out, and one whose address stays is not', async () => {
  const visitor = await coach();
  const { league, season } = started();
  const id = season.members.get('Hannah Brandt') ?? '';
  const [player, other] = [await signedIn(started(), 'Hannah Brandt'), 'Tomasz Wieczorek'];
  const stays = await signedIn(started(), other);
  const link = expectText((await league.must('POST', `/v1/members/${id}/login-link`))['token']);
  const path = await kept(
    `Name;E-Mail;Notes\nHannah Brandt;hannah.new@example.org;\n${other};${makeEmail(other).toUpperCase()};x\n`,
  );
  await visitor.post(path, { do: 'read', 'who-2': id });
  try {
    const seen = seenIn((await visitor.get(path)).text);
    const done = await visitor.post(path, { do: 'go', seen, losses: '1' });
    assert.match(await workDone(visitor, done.location), /0 added, 2 changed/);
    assert.equal((await player.get('/me')).status, 303);
    assert.equal((await new Visitor(started()).post(`/sign-in/${link}`)).status, 410);
    assert.equal((await stays.get('/me')).status, 200);
  } finally {
    await league.must('PATCH', `/v1/members/${id}`, { email: makeEmail('Hannah Brandt') });
  }
});

test('IMPT-4: exactly what was previewed is written once, line by line, or the preview is shown again', async () => {
  const visitor = await coach();
  const { league, store, season } = started();
  const letters = store.outbox.state().waiting;
  const path = await kept(LIST);
  const looked = seenIn((await visitor.get(path)).text);
  // The same number of lines; one of them overwrites another coach's change.
  const id = season.members.get('Hannah Brandt') ?? '';
  await league.must('PATCH', `/v1/members/${id}`, { phone: '+44 7700 900 999' });
  const stale = await visitor.post(path, { do: 'go', seen: looked });
  assert.equal(stale.status, 409);
  assert.match(stale.text, /Something has changed in the meantime/);
  assert.match(plain(stale.text), /\+44 7700 900 999/);
  const seen = seenIn(stale.text);
  const [one, two] = [
    await visitor.post(path, { do: 'go', seen }),
    await visitor.post(path, { do: 'go', seen }),
  ];
  assert.match(one.location ?? '', /^\/coach\/work\/\d+$/);
  const page = await workDone(visitor, one.location);
  assert.match(page, /2 added, 1 changed\. No emails were sent\./);
  assert.match(page, /href="\/coach\/send\/invitations"/);
  assert.ok(two.location === one.location || two.status === 409, 'two presses write once');
  assert.deepEqual(await names('Adelheid'), ['Adelheid Frühauf']);
  const hannah = list((await league.must('GET', '/v1/members?q=Hannah'))['data'])[0];
  assert.equal(hannah?.['phone'], '+44 7700 900 388');
  assert.equal(store.outbox.state().waiting, letters, 'nobody is mailed');
  const again = plain((await visitor.get(await kept(LIST))).text);
  assert.match(again, /[Tt]here is nothing to save/);
  const cancelled = await visitor.post(await kept(LIST), { do: 'cancel' });
  assert.equal(cancelled.location, '/coach/members');
});

function seenIn(html: string): string {
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
}
