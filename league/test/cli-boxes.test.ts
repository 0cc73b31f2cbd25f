import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Desk, openDesk, type CommandService, serve } from './cli.ts';
import { list, text } from './club.ts';

async function draft(service: CommandService, people: readonly string[], discipline = 'singles') {
  for (const name of people) await service.must('POST', '/v1/members', { display_name: name });
  const season = await service.must('POST', '/v1/seasons', { name: 'Spring' });
  const body = { season_id: season['id'], name: 'Box league', discipline };
  return `/v1/competitions/${text((await service.must('POST', '/v1/competitions', body))['id'])}`;
}

/** The boxes from the top, each with its labels. */
async function boxes(service: CommandService, path: string) {
  const divisions = list((await service.must('GET', `${path}/divisions`))['data']);
  const entries = list((await service.must('GET', `${path}/entries?limit=200`))['data']);
  return divisions.map(({ id, name }) => [
    name,
    entries.filter((one) => one['division_id'] === id).map((one) => one['label']),
  ]);
}

const importing = (desk: Desk, ...words: string[]) =>
  desk.run('boxes', 'import', 'boxes.csv', '--competition', 'box league', ...words);

test('CLI-16: a sheet of boxes side by side becomes divisions and entries, in one step and only once', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const people = ['Ann Øster', 'Bo Berg', 'Cy Cole', 'Di Dahl', 'Ed Eck', 'Flo Fink'];
  const path = await draft(service, people);
  await desk.put(
    'boxes.csv',
    'TC Grün-Weiß;;;\nPl.;Box 1;Punkte;Box 2\n1;Oster, Ann;12;DI DAHL\n2;Bo  Berg;9,5;Eck\n;C. Cole;;\n;;;\nPl.;Box 3;;\n1;Flo;;\n',
  );
  const dry = await importing(desk);
  assert.equal(dry.code, 0, dry.out + dry.err);
  assert.match(dry.out, /^Box 1 \(would be created\): Ann Øster, Bo Berg, Cy Cole$/m);
  assert.match(dry.out, /^line 4, column D: "Eck" is read as Ed Eck$/m);
  assert.match(
    dry.out,
    /^3 boxes would be created, 6 entries would be created, 0 already there, 0 ref/m,
  );
  assert.deepEqual(await boxes(service, path), []);
  assert.equal((await importing(desk, '--yes')).code, 0);
  const expected = [
    ['Box 1', ['Ann Øster', 'Bo Berg', 'Cy Cole']],
    ['Box 2', ['Di Dahl', 'Ed Eck']],
    ['Box 3', ['Flo Fink']],
  ];
  assert.deepEqual(await boxes(service, path), expected);
  const again = await importing(desk, '--yes');
  assert.match(again.out, /^0 boxes created, 0 entries created, 6 already there, 0 refused\.$/m);
  assert.deepEqual(await boxes(service, path), expected);
});

test('CLI-16: a row per player with a box column works, with boxes in numerical order', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const path = await draft(service, ['Ann Lee', 'Bo Lee', 'Cy Cole']);
  await service.must('POST', '/v1/members', { display_name: 'Di Dahl', email: 'di@x.org' });
  await desk.put(
    'boxes.csv',
    'Vorname,Nachname,E-Mail,Gruppe\nAnn,Lee,,Gruppe 10\nBo,Lee,,Gruppe 2\nCy,Cole,,Gruppe 2\nD.,D.,DI@x.org,Gruppe 10\n',
  );
  const done = await importing(desk, '--yes');
  assert.equal(done.code, 0, done.out + done.err);
  assert.deepEqual(await boxes(service, path), [
    ['Gruppe 2', ['Bo Lee', 'Cy Cole']],
    ['Gruppe 10', ['Ann Lee', 'Di Dahl']],
  ]);
});

test('CLI-29, IMP-11: Name next to Vorname is the surname, and a contradiction is refused', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  // The surname alone would identify somebody else.
  const path = await draft(service, ['Anna Berg', 'Tom Kraus', 'Berg', 'Kraus']);
  await service.must('POST', '/v1/members', { display_name: 'Di Dahl', email: 'di@x.org' });
  for (const lines of [
    ['Box;Name;Vorname', 'Box 1;Berg;Anna', 'Box 1;Kraus;Tom'],
    ['Box;Vorname;Name', 'Box 1;Anna;Berg', 'Box 1;Tom;Kraus'],
    ['box;NAME;First name', 'Box 1;Berg;Anna', 'Box 1;Kraus;Tom'],
  ]) {
    await desk.put('boxes.csv', lines.join('\n'));
    const { out } = await importing(desk);
    assert.match(out, /^Box 1 \(would be created\): Anna Berg, Tom Kraus$/m);
    assert.doesNotMatch(out, /is read as/);
  }
  for (const [sheet, sentence] of [
    ['Box;Name;Spieler\nBox 1;Anna;Berg', /"Name" and .* "Spieler" may both contain the name/],
    ['Box;Name;First\nBox 1;Berg;Anna', /"Name" and .* "First" may both contain the name/],
    ['Box;Nachname;Rufname\nBox 1;Berg;Anna', /"Nachname" and .* "Rufname" may both contain/],
    ['Box;Name;Nachname\nBox 1;Anna;Berg', /line 2 has two names, "Berg" and "Anna"/],
    ['Box;Gruppe;Name\nBox 1;A;Anna Berg', /Several columns may name the box/],
    ['Box;E-Mail;Name\nBox 1;di@x.org;Anna Berg', /is Di Dahl, who is not called "Anna Berg"/],
  ] as const) {
    await desk.put('boxes.csv', sheet);
    const { code, out, err } = await importing(desk, '--yes');
    assert.equal(code, 1, out);
    assert.match(out + err, sentence);
  }
  assert.deepEqual(await boxes(service, path), []);
});

test('CLI-16: an ambiguous name is listed with its possible matches, and nothing is written', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const path = await draft(service, ['Ann Lee', 'Alf Lee', 'Bo Berg', 'Cy Cole']);
  const away = await service.must('POST', '/v1/members', { display_name: 'Di', status: 'paused' });
  await desk.put('boxes.csv', 'Box 1;Box 2\nA. Lee;Bo Berg\nBob Berg;Nemo\nBo Berg;Di\nCy Cole;\n');
  const { code, out } = await importing(desk, '--yes');
  assert.equal(code, 1);
  assert.match(
    out,
    /^line 2, column A: REFUSED: "A\. Lee" could be Ann Lee \(\S+\), Alf Lee \(\S+\)$/m,
  );
  assert.match(
    out,
    /^line 3, column A: REFUSED: nobody is called "Bob Berg"; near to it: Bo Berg/m,
  );
  assert.match(out, /^line 3, column B: REFUSED: nobody is called "Nemo"$/m);
  assert.match(out, /^line 2, column B: REFUSED: Bo Berg is in Box 1 too \(line 4, column A\)$/m);
  assert.match(out, /^line 4, column B: REFUSED: Di is on a break$/m);
  assert.match(out, /5 refused\.\nNothing has been written\. Correct these cells/);
  assert.deepEqual(await boxes(service, path), []);
  await service.must('DELETE', `/v1/members/${text(away['id'])}/pause`);
  const meant = ['--map', 'A. Lee=Alf Lee', '--map', `Nemo=${text(away['id'])}`];
  const some = await importing(desk, '--yes', '--skip-refused', ...meant);
  assert.equal(some.code, 0, some.out);
  assert.deepEqual(await boxes(service, path), [
    ['Box 1', ['Alf Lee', 'Bo Berg', 'Cy Cole']],
    ['Box 2', ['Di']],
  ]);
});

test('CLI-16: pairs share one cell, and a non-draft or a list without boxes is refused', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const path = await draft(service, ['Ann Lee', 'Bo Berg', 'Cy Cole', 'Di Dahl'], 'doubles');
  await desk.put('boxes.csv', 'Box 1\nLee / Berg\nCy Cole und Di Dahl\nAnn Lee\n');
  const { out } = await importing(desk, '--yes', '--skip-refused');
  assert.match(out, /line 4, column A: REFUSED: "Ann Lee" is one player, and a pair is two/);
  assert.deepEqual(await boxes(service, path), [
    ['Box 1', ['Ann Lee / Bo Berg', 'Cy Cole / Di Dahl']],
  ]);
  for (const [words, exit, message] of [
    [['--competition', 'Doubles'], 1, /no competition "Doubles"\. The drafts are "Box league"/],
    [[], 2, /--competition/],
  ] as const) {
    const { code, err } = await desk.run('boxes', 'import', 'boxes.csv', ...words);
    assert.equal(code, exit, err);
    assert.match(err, message);
  }
  await desk.put('boxes.csv', '1;2\n3;4\n');
  assert.match((await importing(desk)).err, /There are no boxes in the file/);
});

test('CLI-16, CLI-23: the encoding of a new box is asked about, and that of known players is looked up', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const path = await draft(service, ['Solène Brun']);
  const sheet = (box: string) =>
    desk.put('boxes.csv', Buffer.from(`Name;Box\nSol\u00E8ne Brun;${box}\n`, 'latin1'));
  await sheet('Dunajsk\u00E8');
  const refused = await importing(desk, '--yes');
  assert.equal(refused.code, 1);
  assert.match(
    refused.err,
    /The characters in "Dunajskè" can be read in several ways\. Save the file/,
  );
  assert.deepEqual(await boxes(service, path), []);
  await sheet('Box 1');
  assert.equal((await importing(desk, '--yes')).code, 0);
  assert.deepEqual(await boxes(service, path), [['Box 1', ['Solène Brun']]]);
});
