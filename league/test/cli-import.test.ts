import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDesk, serve } from './cli.ts';
import { list, text } from './club.ts';

const names = async (service: Awaited<ReturnType<typeof serve>>) =>
  list((await service.must('GET', '/v1/members?limit=200'))['data']).map((one) => [
    one['display_name'],
    one['email'],
    one['notes'],
  ]);

test('CLI-15: one member of a household holds the address, and another run adds nobody', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await desk.put(
    'club.csv',
    'Nr;Name;E-Mail;Bemerkung\n1;Ann Lee;lee@x.org;\n2;Bo Lee;LEE@x.org;hat Schlüssel\n;Cy Lee;lee@x.org;\n;Di;;\n',
  );
  const first = await desk.run('members', 'import', 'club.csv', '--yes');
  assert.equal(first.code, 0, first.out);
  assert.match(
    first.out,
    /line 3: added: Bo Lee \[LEE@x\.org belongs to Ann Lee \(line 2\); noted\]/,
  );
  const shared = 'Address shared in the household: ';
  const expected = [
    ['Ann Lee', 'lee@x.org', 'Member number: 1'],
    ['Bo Lee', null, `Member number: 2\n${shared}LEE@x.org\nhat Schlüssel`],
    ['Cy Lee', null, `${shared}lee@x.org`],
    ['Di', null, null],
  ];
  assert.deepEqual(await names(service), expected);
  const second = await desk.run('members', 'import', 'club.csv', '--yes');
  assert.match(second.out, /^0 added, 0 changed, 4 unchanged, 0 refused\.$/m);
  await desk.put(
    'new.csv',
    'Nr;Name;E-Mail\n2;Bo Lee-Berg;bo@x.org\n;Di;di@x.org\n;Eva;lee@x.org\n',
  );
  const third = await desk.run('members', 'import', 'new.csv', '--yes', '--skip-refused');
  assert.match(
    third.out,
    /line 2: changed: Bo Lee \(display_name "Bo Lee" becomes "Bo Lee-Berg", email nothing becomes "bo@x\.org", full_name .*, notes .*\)/,
  );
  assert.match(third.out, /line 3: REFUSED: full_name: there is a member called Di; give/);
  assert.match(third.out, /line 4: REFUSED: email: Ann Lee has this address; give the id/);
  const [, bo, , di] = await names(service);
  assert.deepEqual(bo, ['Bo Lee-Berg', 'bo@x.org', 'Member number: 2\nhat Schlüssel']);
  assert.deepEqual(di, expected[3]);
});

test('CLI-15: a row is matched by id, number, address with name, or name with date of birth', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const add = (body: object) => service.must('POST', '/v1/members', body);
  const ann = await add({ display_name: 'Ann Müller', date_of_birth: '1990-02-28', level: 1 });
  await add({ display_name: 'Ann Müller', date_of_birth: '1970-01-01' });
  await add({ display_name: 'Bo', email: 'bo@x.org', notes: 'Member number: 7' });
  await desk.put(
    'a.csv',
    [
      'id,Member number,Name,Email,DOB,Level',
      `${text(ann['id'])},,Ann Muller,,,2`,
      ',,"MÜLLER, ANN",,1970-01-01,3',
      ',7,Bo Berg,new@x.org,,4',
      ',8,Bo Berg,bo@x.org,,5',
      ',,Ann Müller,,,6',
      ',,Ann Müller,,1999-09-09,7',
    ].join('\n'),
  );
  const { out } = await desk.run('members', 'import', 'a.csv', '--map', 'Name=display_name');
  assert.match(out, /line 2: would be changed: Ann Müller \(display_name .*, level 1 becomes 2\)/);
  assert.match(
    out,
    /line 3: would be changed: Ann Müller \(display_name .*, level nothing becomes 3\)/,
  );
  assert.match(
    out,
    /line 4: would be changed: Bo \(display_name .*, email "bo@x\.org" becomes "new@x\.org", level .*\)/,
  );
  assert.match(out, /line 5: REFUSED: email: Bo has this address/);
  assert.match(out, /line 6: REFUSED: display_name: there is a member called Ann Müller; give/);
  assert.match(out, /line 7: would be added: Ann Müller/);
});

test('CLI-14: the command asks about anything unclear in a file, and says how to answer', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await desk.put('a.csv', 'Wer;Straße;;E-Mail\nAnn;Weg 1;x;a@x.org\n');
  const run = (...words: string[]) => desk.run('members', 'import', 'a.csv', ...words);
  const unknown = await run();
  assert.match(
    unknown.err,
    /called "Wer", "Straße", column C \(see line 2\)\. Assign one with --map/,
  );
  assert.match(unknown.err, /--ignore "Wer" --ignore "Straße" --ignore "C"/);
  const options = ['--map', 'Wer=display_name', '--ignore', 'strasse', '--ignore', 'c'];
  assert.match((await run(...options)).out, /line 2: would be added: Ann\n1 would be added/);
  for (const [words, exit, message] of [
    [['--map', 'Wer'], 2, /^--map takes NAME=VALUE/],
    [['--map', 'Wer=shoe'], 1, /^--map: there is no field "shoe"\. There are: id, /],
    [['--map', 'Wo=email'], 1, /^--map: there is no column "Wo"\. There are: "Wer", "Straße", "E-/],
    [['--ignore', 'Ort'], 1, /^--ignore: there is no column "Ort"/],
    [['--date-order', 'dym'], 2, /^--date-order takes dmy, mdy, ymd/],
  ] as const) {
    const { code, err } = await run(...words);
    assert.equal(code, exit, err);
    assert.match(err, message);
  }
});
