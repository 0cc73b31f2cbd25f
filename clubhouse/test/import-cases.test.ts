import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IMPORT_CASES } from 'test-kit/import-cases';
import { PUBLIC_LISTS } from 'test-kit/public-lists';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { coachSignedIn } from './visitor.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const coach = once(() => coachSignedIn(started()));
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

async function everybody(): Promise<Json[]> {
  const members: Json[] = [];
  for (let after = ''; ;) {
    const page = await started().league.must('GET', `/v1/members?limit=200${after}`);
    members.push(...list(page['data']));
    if (page['next_cursor'] === null) return members;
    after = `&after=${expectText(page['next_cursor'])}`;
  }
}

/** The path for reviewing a list. */
async function sent(file: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('list', new File([new Uint8Array(file)], 'list.csv'));
  const seen = await (await coach()).upload('/coach/members/import', form);
  assert.equal(seen.status, 303, plain(seen.text).slice(0, 300));
  return seen.location ?? '';
}

async function write(path: string, more: Record<string, string> = {}) {
  const visitor = await coach();
  const { text: html } = await visitor.get(path);
  const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return visitor.post(path, { do: 'go', seen, ...more });
}

test('CLI-26: exported lists of other programs are read, or the page asks about them', async () => {
  for (const { name, file, counts, added } of PUBLIC_LISTS) {
    const shown = plain((await (await coach()).get(await sent(file))).text);
    const { add, change, same, refuse } = counts;
    const sum = `${add} new ${same} unchanged ${change} change ${refuse} unusable`;
    assert.ok(shown.includes(sum), `${name}, ${sum}: ${shown}`);
    for (const who of added) {
      const [first = '', last = ''] = who.split(' ');
      assert.ok(shown.includes(first) && shown.includes(last), `${name}, ${who}: ${shown}`);
    }
  }
});

test('CLI-26: each sample list has the expected result on the page', async () => {
  for (const { name, before = [], lists, members } of IMPORT_CASES) {
    const known = (await everybody()).length;
    for (const member of before) await started().league.must('POST', '/v1/members', member);
    for (const [index, { file, counts, loses = false }] of lists.entries()) {
      const path = await sent(file);
      const { add, change, same, refuse } = counts;
      const sum = `${add} new ${same} unchanged ${change} change ${refuse} unusable`;
      const shown = plain((await (await coach()).get(path)).text);
      assert.ok(shown.includes(sum), `${name}, list ${index + 1}, ${sum}: ${shown}`);
      if (loses) assert.equal((await write(path)).status, 422, name);
      else if (add + change > 0) await workDone(await coach(), (await write(path)).location);
    }
    const made = (await everybody()).slice(known);
    const told = made.map((one, index) =>
      Object.fromEntries(Object.keys(members[index] ?? {}).map((field) => [field, one[field]])),
    );
    assert.deepEqual(told, members, name);
  }
});

test('MEM-15: the preview points out a name that looks like another', async () => {
  await started().league.must('POST', '/v1/members', { display_name: 'Ann Cox' });
  const rows = ['\u0410nn \u0421ox,cyr@x.org', 'Bo Berg,bo@x.org', 'BoBerg,bo2@x.org'];
  const path = await sent(Buffer.from(`Name,Email\n${rows.join('\n')}\n`));
  const shown = plain((await (await coach()).get(path)).text);
  assert.match(shown, /the name looks like Ann Cox/);
  assert.match(shown, /the name looks like BoBerg in row 4/);
  const german = plain((await (await coach()).get(path, { 'accept-language': 'de' })).text);
  assert.match(german, /der Name sieht aus wie Bo Berg in Zeile 3/);
});

test('MEMB-11, MEMB-19: an export from the page can be read back unchanged', async () => {
  const { league } = started();
  for (const [index, notes] of [
    'two\nlines',
    'two\r\nlines',
    '\rx\r',
    ' =1 ',
    'a "b"; c,\td',
    '&amp;',
    "'=1",
    '\u2028x\u0085',
    ' ',
    'Member number: 7\nx',
  ].entries()) {
    await league.must('POST', '/v1/members', {
      display_name: ` Q  ${index} `,
      full_name: ` F  ${index} `,
      notes,
    });
  }
  const all = { gender: ['female', 'male', 'other', 'undisclosed'], rating: [1.5, -2.25, 7] };
  const wishes = ['singles', 'doubles', 'mixed_doubles', 'both', 'singles_mixed', 'doubles_mixed'];
  for (const [index, wants_to_play] of [...wishes, 'all', 'not_now'].entries()) {
    const [gender, rating] = [all.gender[index % 4], all.rating[index % 3]];
    const said = { gender, rating, wants_to_play, level: 3, rating_system: 'LK' };
    await league.must('POST', '/v1/members', { display_name: `Wish ${index}`, ...said });
  }
  const count = (await everybody()).length;
  for (const language of ['en', 'de']) {
    const visitor = await coach();
    const said = { 'accept-language': language };
    const { text: csv } = await visitor.get('/coach/members/export', said);
    if (language === 'de') {
      assert.match(csv, /^Mitglieds-ID;Anzeigename;Voller Name;.*;Wertung;/);
      assert.match(csv, /;Wish 1;.*;männlich;.*;3;;"-2,25";LK;Doppel;/);
    }
    const shown = plain((await visitor.get(await sent(Buffer.from(csv)))).text);
    assert.ok(shown.includes(`0 new ${count} unchanged 0 change 0 unusable`), shown.slice(0, 600));
  }
});

const SOLENE = Buffer.from('Name;E-Mail\nSol\u00E8ne Brun;solene@example.org\n', 'latin1');

test('IMPT-5: the text encoding is chosen before anything else', async () => {
  const visitor = await coach();
  const path = await sent(SOLENE);
  const asked = await visitor.get(path);
  assert.match(plain(asked.text), /Which spelling is right\?.*Solène Brun.*Solčne Brun/);
  assert.doesNotMatch(asked.text, /name="seen"/);
  const again = await visitor.post(path, { do: 'go', seen: '' });
  assert.notEqual(again.status, 303, 'nothing is written of it');
  await visitor.post(path, { do: 'read', encoding: 'Windows-1252' });
  const read = plain((await visitor.get(path)).text);
  assert.match(read, /1 new 0 unchanged/);
  assert.match(read, /Are names misspelled\? Read as Windows-1252/);
  const german = await visitor.get(await sent(SOLENE), { 'accept-language': 'de' });
  assert.match(plain(german.text), /Welche Schreibweise stimmt\?/);
});

test('IMPT-6, IMPT-8: the member of a line is chosen, and possible losses are ticked', async () => {
  const visitor = await coach();
  const ida = await started().league.must('POST', '/v1/members', {
    display_name: 'Ída Twin',
    full_name: 'Ída Twin',
    email: 'twin@example.org',
    date_of_birth: '2001-01-01',
    phone: '0171 555 123',
  });
  const path = await sent(
    Buffer.from('Name,Email,Birthday,Phone\nEva Twin,twin@example.org,2001-01-01,171555123\n'),
  );
  const asked = await visitor.get(path);
  assert.match(asked.text, /<select[^>]*name="who-2"[^>]*form="read-again"/);
  assert.match(plain(asked.text), /Ída Twin, born 2001-01-01, twin@example\.org/);
  await visitor.post(path, { do: 'read', 'who-2': 'new' });
  assert.match(plain((await visitor.get(path)).text), /1 new 0 unchanged 0 change/);
  await visitor.post(path, { do: 'read', 'who-2': expectText(ida['id']) });
  assert.match(plain((await visitor.get(path)).text), /Phone becomes shorter/);
  const stopped = await write(path);
  assert.equal(stopped.status, 422);
  assert.match(stopped.text, /Tick the box below/);
  await workDone(visitor, (await write(path, { losses: '1' })).location);
  const written = await started().league.must('GET', `/v1/members/${expectText(ida['id'])}`);
  assert.deepEqual([written['display_name'], written['phone']], ['Eva Twin', '171555123']);
});

test('IMPT-7: the club’s own words are explained once and remembered', async () => {
  const visitor = await coach();
  const file = (name: string) => Buffer.from(`Wer,Mitgliedschaft\n${name},passiv\n`);
  const path = await sent(file('Otto Ost'));
  const columns = { 'was-A': '', 'column-A': 'full_name', 'was-B': '', 'column-B': 'status' };
  await visitor.post(path, { do: 'read', ...columns });
  const asked = await visitor.get(path);
  assert.match(plain(asked.text), /Your club’s terms.*Status: “passiv”/);
  await visitor.post(path, { do: 'read', 'word-0': 'status:passiv', 'means-0': 'paused' });
  await workDone(visitor, (await write(path)).location);
  const next = plain((await visitor.get(await sent(file('Pia Ost')))).text);
  assert.match(next, /1 new 0 unchanged 0 change 0 unusable/);
  assert.match(next, /Read as last time: &quot;Wer&quot;, &quot;Mitgliedschaft&quot;\./);
});

test('IMPT-9: new members who share an address may do so if a coach ticks "Let them share it"', async () => {
  const { league, store } = started();
  const holderOf = async (name: string) => {
    const [found] = list((await league.must('GET', `/v1/members?q=${name}`))['data']);
    return store.mailboxes.holderOf(expectText(found?.['id']));
  };
  const listOf = (family: string) =>
    Buffer.from(
      `Name;E-Mail\nPaul ${family};${family}@example.org\nPetra ${family};${family}@example.org\n`,
    );
  const unticked = await sent(listOf('Pohl'));
  const page = plain((await (await coach()).get(unticked)).text);
  assert.match(page, /One person has another member’s address\. Let them share it/);
  await workDone(await coach(), (await write(unticked)).location);
  assert.equal(await holderOf('Petra%20Pohl'), null);
  await workDone(
    await coach(),
    (await write(await sent(listOf('Prinz')), { share: '1' })).location,
  );
  const [paul] = list((await league.must('GET', '/v1/members?q=Paul%20Prinz'))['data']);
  assert.equal(await holderOf('Petra%20Prinz'), paul?.['id']);
  assert.equal(await holderOf('Paul%20Prinz'), null);
  // Importing the list again writes and offers nothing.
  const again = plain((await (await coach()).get(await sent(listOf('Prinz')))).text);
  assert.doesNotMatch(again, /Let them share it/);
});
