import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDesk, serve } from './cli.ts';
import { readId, type InstalledClub, list, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

const PREVIEW = '/v1/member-imports/preview';
const base64 = (content: string) => Buffer.from(content, 'latin1').toString('base64');
/** `Solène`, or `Solčne` in Windows-1250: nothing tells them apart. */
const SOLENE = 'Name;Email\nSol\u00E8ne Brun;solene@x.org\nAnn Lee;ann@x.org\n';

test('CLI-20, CLI-21, CLI-22, CLI-23, CLI-24, CLI-25: the command line asks about everything that a list leaves open', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const run = (...words: string[]) => desk.run('members', 'import', ...words);
  const member = async (name: string) =>
    list((await service.must('GET', `/v1/members?q=${encodeURIComponent(name)}`))['data'])[0];

  await t.test(
    'CLI-23: an undetermined encoding is asked about, with sample lines for each',
    async () => {
      await desk.put('letters.csv', Buffer.from(SOLENE, 'latin1'));
      const open = await run('letters.csv', '--yes');
      assert.equal(open.code, 1);
      assert.match(open.out, /can be read in several ways/);
      assert.match(open.out, /Windows-1252: Solène Brun;solene@x\.org\n {2}Windows-1250: Solčne/);
      assert.match(open.out, /Nothing was written\. Choose the encoding with --encoding NAME/);
      assert.match((await run('letters.csv', '--encoding', 'x')).err, /--encoding takes UTF-8, /);
      const said = await run('letters.csv', '--encoding', 'latin1', '--yes');
      assert.equal(said.code, 0, said.out + said.err);
      assert.equal((await member('solene'))?.['display_name'], 'Solène Brun');
    },
  );

  await t.test(
    'CLI-21, CLI-22: a preview shows before and after, and a loss stops the import',
    async () => {
      await service.must('POST', '/v1/members', {
        display_name: 'Łukasz Nowak',
        full_name: 'Łukasz Nowak',
        email: 'lukasz@x.org',
        phone: '0171 555 123',
        notes: 'one\ntwo',
      });
      await desk.put(
        'lost.csv',
        'Full name,Email,Phone,Notes\nLukasz Nowak,lukasz@x.org,171555123,"one\nother"\n',
      );
      const dry = await run('lost.csv');
      assert.equal(dry.code, 1);
      assert.match(
        dry.out,
        /full_name "Łukasz Nowak" becomes "Lukasz Nowak", notes "one\\ntwo" becomes/,
      );
      assert.match(dry.out, /line 2: WARNING: full_name loses accents: "Łukasz Nowak" becomes/);
      assert.match(
        dry.out,
        /line 2: WARNING: phone gets shorter: "0171 555 123" becomes "171555123"/,
      );
      const stopped = await run('lost.csv', '--yes');
      assert.equal(stopped.code, 1);
      assert.match(stopped.out, /Nothing has been written\. Check what would be lost/);
      assert.equal((await member('nowak'))?.['phone'], '0171 555 123');
      assert.equal((await run('lost.csv', '--yes', '--accept-losses')).code, 0);
      assert.equal((await member('nowak'))?.['display_name'], 'Lukasz Nowak');
    },
  );

  await t.test('CLI-24: a display name follows the full name until somebody sets it', async () => {
    const change = (name: string) =>
      desk.put('mended.csv', `Full name,Email\n${name},lukasz@x.org\n`);
    await change('Łukasz Nowak');
    assert.equal((await run('mended.csv', '--yes')).code, 0);
    const found = await member('lukasz');
    assert.equal(found?.['display_name'], 'Łukasz Nowak');
    await service.must('PATCH', `/v1/members/${readId(found ?? {})}`, { display_name: 'Lukas' });
    await desk.put('mended.csv', `id,Full name\n${readId(found ?? {})},Łukasz Maria Nowak\n`);
    assert.equal((await run('mended.csv', '--yes')).code, 0);
    const kept = await member('lukas');
    assert.deepEqual(
      [kept?.['display_name'], kept?.['full_name']],
      ['Lukas', 'Łukasz Maria Nowak'],
    );
  });

  await t.test('CLI-20: possible matches are named, and the user picks one per line', async () => {
    const twin = { display_name: 'Ida Twin', full_name: 'Ida Twin', email: 'twin@x.org' };
    const ida = await service.must('POST', '/v1/members', { ...twin, date_of_birth: '2001-01-01' });
    await desk.put('twin.csv', 'Name,Email,DOB\nEva Twin,twin@x.org,2001-01-01\n');
    const asked = await run('twin.csv');
    assert.match(
      asked.out,
      new RegExp(`REFUSED: email: Ida Twin has this .*--who 2=${readId(ida)} for`),
    );
    assert.match((await run('twin.csv', '--who', '2=new')).out, /would be added: Eva Twin/);
    const same = await run('twin.csv', '--who', `2=${readId(ida)}`);
    assert.match(same.out, /full_name "Ida Twin" becomes "Eva Twin"/);
    assert.match((await run('twin.csv', '--who', 'x=new')).err, /--who takes LINE=ID/);
  });

  await t.test('CLI-25: the club’s own words are explained once, and remembered', async () => {
    const file = 'Wer,Status,Kasse\nOtto Ost,passiv,1\nPia Ost,aktives Mitglied,2\n';
    await desk.put('words.csv', file);
    const columns = ['--map', 'Wer=full_name', '--ignore', 'Kasse'];
    const asked = await run('words.csv', ...columns);
    assert.match(asked.out, /--value "status:passiv=…" --value "status:aktives Mitglied=…"/);
    assert.match((await run('words.csv', ...columns, '--map', 'passiv=paused')).err, /use --value/);
    const values = ['--value', 'passiv=paused', '--value', 'status:aktives Mitglied=active'];
    assert.equal((await run('words.csv', ...columns, ...values, '--yes')).code, 0);
    assert.equal((await member('Otto'))?.['status'], 'paused');
    await desk.put('words.csv', file.replaceAll('Ost', 'West'));
    const again = await run('words.csv', '--yes');
    assert.equal(again.code, 0, again.out + again.err);
    assert.match(again.out, /Read as you chose before: "Wer" as full_name, "Kasse" left out\./);
    assert.equal((await member('Otto West'))?.['status'], 'paused');
  });

  await t.test(
    'CLI-25: two phone numbers in a cell, and values that do not fit, go to the notes',
    async () => {
      const long = ['+44 7700 900123', '+44 7700 900456', '+44 20 7946 0000'];
      const cell = `"${long.join('\n')}"`;
      await desk.put(
        'phones.csv',
        `Name,Phone\nUna Two,"07700 900123; 07700 900456"\nUna Three,${cell}\n`,
      );
      assert.equal((await run('phones.csv', '--yes')).code, 0);
      assert.equal((await member('Una Two'))?.['phone'], '07700 900123 / 07700 900456');
      const three = await member('Una Three');
      assert.equal(three?.['phone'], `${long[0]} / ${long[1]}`);
      assert.equal(three?.['notes'], `More telephone numbers: ${long[2]}`);
      assert.match(
        (await run('phones.csv')).out,
        /^0 would be added, 0 would be changed, 2 unchanged/m,
      );
    },
  );
});

async function previewOf(club: Pick<InstalledClub, 'must'>, body: object) {
  return club.must('POST', PREVIEW, body);
}

test('IMP-5, IMP-6, IMP-7, IMP-8: the API asks about everything that a list leaves open', async (t) => {
  const club = await startClub(t);

  await t.test('IMP-8: no row of a list is read before its encoding is known', async () => {
    const open = await previewOf(club, { file: base64(SOLENE) });
    assert.deepEqual([open['asks_encoding'], open['rows']], [true, []]);
    const [first, second] = list(open['readings']);
    assert.deepEqual(first, { encoding: 'Windows-1252', lines: ['Solène Brun;solene@x.org'] });
    assert.deepEqual(second?.['encoding'], 'Windows-1250');
    const said = await previewOf(club, { file: base64(SOLENE), encoding: 'Windows-1250' });
    assert.equal(said['asks_encoding'], false);
    assert.equal(list(said['rows'])[0]?.['values']?.['full_name'], 'Solčne Brun');
    const body = { file: base64(SOLENE), encoding: 'x' };
    expectStatus(await club.call('POST', PREVIEW, { token: club.admin, body }), 400);
  });

  await t.test(
    'IMP-5: possible matches for a line are listed, and the answer names the line',
    async () => {
      const ida = await club.must('POST', '/v1/members', {
        display_name: 'Ida',
        full_name: 'Ida',
        email: 'ida@x.org',
        date_of_birth: '2001-01-01',
      });
      const body = { text: 'Name,Email\nEva,ida@x.org\n' };
      const [asked] = list((await previewOf(club, body))['rows']);
      const facts = { display_name: 'Ida', email: 'ida@x.org', date_of_birth: '2001-01-01' };
      assert.deepEqual(asked?.['candidates'], [{ member_id: readId(ida), ...facts }]);
      const kind = async (id: string | null) => {
        const said = await previewOf(club, { ...body, persons: [{ line: 2, member_id: id }] });
        return list(said['rows'])[0]?.['kind'];
      };
      assert.deepEqual([await kind(null), await kind(readId(ida))], ['add', 'change']);
    },
  );

  await t.test('IMP-6: a value that a row would remove from a member is reported', async () => {
    await club.must('POST', '/v1/members', {
      display_name: 'Zoë',
      full_name: 'Zoë',
      email: 'z@x.org',
    });
    const [row] = list((await previewOf(club, { text: 'Name,Email\nZoe,z@x.org\n' }))['rows']);
    assert.deepEqual(row?.['losses'], [
      { field: 'display_name', kind: 'accents' },
      { field: 'full_name', kind: 'accents' },
    ]);
    const item = { line: 2, member_id: row?.['member_id'], version: row?.['version'] };
    const write = async (values: object, accepts: object = {}) => {
      const items = [{ ...item, values }];
      const done = await club.must('POST', '/v1/member-imports', { items, ...accepts });
      return list(done['data'])[0]?.['code'];
    };
    for (const values of [{ full_name: 'Zoe' }, { full_name: 'Zo' }, { email: null }]) {
      assert.equal(await write(values), 'loss_not_accepted', JSON.stringify(values));
    }
    assert.equal(await write({ full_name: 'Zo' }, { accept_losses: false }), 'loss_not_accepted');
    assert.equal(await write({ full_name: 'Zo' }, { accept_losses: true }), null);
  });

  await t.test('IMP-7: answers are remembered once the import is written', async () => {
    const file = 'Wer,Status\nOtto,passiv\n';
    const columns = [{ column: 'A', holds: 'full_name' }];
    const [asked] = list((await previewOf(club, { text: file, columns }))['words']);
    assert.deepEqual(asked, { field: 'status', word: 'passiv', means: null, count: 1 });
    const remember = {
      columns: [{ heading: 'Wer', holds: 'full_name' }],
      words: [{ field: 'status', word: 'passiv', means: 'paused' }],
    };
    const items = [{ line: 2, values: { display_name: 'Otto' } }];
    await club.must('POST', '/v1/member-imports', { items, remember });
    const again = await previewOf(club, { text: file.replace('Otto', 'Pia') });
    assert.deepEqual(list(again['rows'])[0]?.['values'], {
      display_name: 'Pia',
      full_name: 'Pia',
      status: 'paused',
    });
    assert.equal(text(list(again['remarks'])[0]?.['code']), 'columns_remembered');
    assert.equal(list(again['words'])[0]?.['means'], 'paused');
    const otherwise = [{ word: 'passiv', means: 'active', field: 'status' }];
    const now = await previewOf(club, { text: file.replace('Otto', 'Pia'), words: otherwise });
    assert.equal(list(now['rows'])[0]?.['values']?.['status'], 'active');
  });
});
