import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { chooseCaseCount } from 'test-kit/cases';
import { openDesk, serve } from './cli.ts';
import { list, newestEvents, text } from './club.ts';
import type { Json } from './harness.ts';

async function membersOf(service: Awaited<ReturnType<typeof serve>>): Promise<Json[]> {
  const members: Json[] = [];
  for (let after = ''; ;) {
    const page = await service.must('GET', `/v1/members?limit=200${after}`);
    members.push(...list(page['data']));
    if (page['next_cursor'] === null) return members;
    after = `&after=${text(page['next_cursor'])}`;
  }
}

test('CLI-1: a dry run says line by line what would happen, and writes nothing', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  const ann = await service.must('POST', '/v1/members', {
    display_name: 'Ann',
    email: 'ann@x.org',
    level: 3,
  });
  await service.must('POST', '/v1/members', { display_name: 'Bo', email: 'bo@x.org', level: 5 });
  await desk.put(
    'members.csv',
    'Display name,E-mail,Level\nAnn,ANN@x.org,4\nBo,bo@x.org,\nCy,cy@x.org,5\nDi,nobody,5\n',
  );
  const { code, out } = await desk.run('members', 'import', 'members.csv');
  assert.equal(code, 1);
  assert.match(
    out,
    /line 2: would be changed: Ann \(email "ann@x\.org" becomes "ANN@x\.org", level 3 becomes 4\)/,
  );
  assert.match(out, /line 4: would be added: Cy/);
  assert.match(out, /line 5: REFUSED: email must match format "email"/);
  assert.match(out, /1 would be added, 1 would be changed, 1 unchanged, 1 refused/);
  assert.equal((await service.must('GET', `/v1/members/${text(ann['id'])}`))['level'], 3);
  assert.equal((await membersOf(service)).length, 2);
  await service.stop();
});

test('MEM-10: an import refuses a line whose age group is a date of birth', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  const groups = ['18-34', 'U18', '60+', '1990-01-01', '01.02.90', 'born 1984', '19900101'];
  const lines = groups.map((group, index) => `M${index},${group}`);
  await desk.put('members.csv', ['display_name,age_group', ...lines].join('\n'));
  const { out } = await desk.run('members', 'import', 'members.csv', '--yes', '--skip-refused');
  for (const line of [5, 6, 7, 8]) {
    assert.match(out, new RegExp(`line ${line}: REFUSED: age_group must be an age band`));
  }
  const kept = (await membersOf(service)).map((one) => one['age_group']);
  assert.deepEqual(kept, groups.slice(0, 3));
  await service.stop();
});

test('DRA-1: importing somebody as left removes them from the drafts', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  const ann = await service.must('POST', '/v1/members', { display_name: 'Ann', email: 'a@x.org' });
  const season = await service.must('POST', '/v1/seasons', { name: 'Summer' });
  const draft = await service.must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${text(draft['id'])}/entries`;
  await service.must('POST', path, { member_ids: [ann['id']] });
  await desk.put('members.csv', 'email,status\na@x.org,left\n');
  assert.equal((await desk.run('members', 'import', 'members.csv', '--yes')).code, 0);
  assert.deepEqual((await service.must('GET', path))['data'], []);
  const [event] = await newestEvents(service, 1);
  assert.equal(event?.['data']?.['because'], 'left_club');
  await service.stop();
});

test('CLI-2: nothing is written while a line is refused, unless --skip-refused is given', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  await desk.put('members.csv', 'display_name;email;status\nAnn;a@x.org;active\nBo;b@x.org;gone\n');
  assert.equal((await desk.run('members', 'import', 'members.csv', '--yes')).code, 1);
  assert.equal((await membersOf(service)).length, 0);
  assert.equal(
    (await desk.run('members', 'import', 'members.csv', '--yes', '--skip-refused')).code,
    0,
  );
  assert.deepEqual(
    (await membersOf(service)).map((one) => one['display_name']),
    ['Ann'],
  );
  const [event] = await newestEvents(service, 1);
  assert.equal(event?.['kind'], 'member.created');
  assert.deepEqual(event?.['actor'], { type: 'system', id: null });
  assert.deepEqual(event?.['data'], { fields: ['display_name', 'email', 'status'] });
  await service.stop();
});

test('CLI-1: each of a hundred broken lines among 5,000 is refused with its number and reason', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  const reasons = [
    ['x@@example.org', '3', /email must match format/],
    ['', '11', /level must be <= 10/],
    ['', 'high', /level must be integer/],
    ['first@example.org', '3', /line 2 is about the same member/],
  ] as const;
  const lines = ['Name,Display name,E-mail,Level,Date of birth'];
  const broken = new Map<number, RegExp>();
  const count = chooseCaseCount(5000);
  for (let line = 2; line <= count + 1; line++) {
    const kind = line % 50 === 0 ? (line / 50) % 5 : -1;
    const [email, level, reason] = reasons[kind] ?? [`${line}@example.org`, '3', null];
    if (kind === 4)
      broken.set(line, /date_of_birth "1990-02-30" is not a date \(column E "Date of birth"\)/);
    else if (reason) broken.set(line, reason);
    const address = line === 2 ? 'first@example.org' : email;
    // Five digits, because four could be a year, which is not part of a name.
    const name = 10_000 + (kind === 3 ? 2 : line);
    lines.push(
      `"Full, ${name}",Member ${name},${address},${level},${kind === 4 ? '1990-02-30' : '1990-02-28'}`,
    );
  }
  assert.equal(broken.size, Math.floor((count + 1) / 50));
  await desk.put('members.csv', lines.join('\n'));
  const { code, out } = await desk.run('members', 'import', 'members.csv', '--yes');
  assert.equal(code, 1);
  const refused = new Map(
    [...out.matchAll(/^line (\d+): REFUSED: (.*)$/gm)].map(([, line, why]) => [
      Number(line),
      why ?? '',
    ]),
  );
  assert.deepEqual([...refused.keys()], [...broken.keys()]);
  for (const [line, reason] of broken) assert.match(refused.get(line) ?? '', reason);
  assert.equal((await membersOf(service)).length, 0);
  const again = await desk.run('members', 'import', 'members.csv', '--yes', '--skip-refused');
  assert.equal(again.code, 0);
  const members = await membersOf(service);
  assert.equal(members.length, count - broken.size);
  assert.ok(
    members.every(
      (one) => one['full_name'] === (`Full, ${text(one['display_name']).slice(7)}` as never),
    ),
  );
  const same = await desk.run('members', 'import', 'members.csv');
  const kept = `${members.length} unchanged, ${broken.size} refused`;
  assert.ok(same.out.includes(`0 would be added, 0 would be changed, ${kept}`), same.out);
  await service.stop();
});

test('CLI-1: spreadsheets of every kind are read', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  const rows =
    'display_name;full_name;notes\r\nZoë;"Zoë ""Zo"" Quill";"two\r\nlines"\r\n;;\r\nÅsa;Åsa;x\r\n';
  const files: [string, string | Uint8Array, RegExp][] = [
    ['utf8.csv', rows, /UTF-8 with semicolons/],
    ['bom.csv', `\uFEFF${rows.replaceAll(';', ',')}`, /UTF-8 with commas/],
    ['tabs.csv', rows.replaceAll(';', '\t'), /UTF-8 with tabs/],
    ['ansi.csv', Buffer.from(rows, 'latin1'), /Windows-1252 with semicolons/],
  ];
  for (const [name, content, kind] of files) {
    await desk.put(name, content);
    const { out } = await desk.run('members', 'import', name);
    assert.match(out, kind);
    assert.match(out, /line 2: would be added: Zoë\nline 5: would be added: Åsa\n2 would be added/);
  }
  const done = await desk.run('members', 'import', 'ansi.csv', '--yes');
  assert.equal(done.code, 0, done.out + done.err);
  const [zoe] = await membersOf(service);
  assert.deepEqual([zoe?.['full_name'], zoe?.['notes']], ['Zoë "Zo" Quill', 'two\r\nlines']);
  await desk.put('quote.csv', 'display_name,notes\nAnn,"never closed\nBo,x\n');
  const { out } = await desk.run('members', 'import', 'quote.csv');
  assert.match(out, /REFUSED: a quotation mark is never closed/);
  await service.stop();
});

test('CLI-1: an ambiguous line or one with too many cells is refused', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  await service.must('POST', '/v1/members', { display_name: 'Ann Lee', email: 'ann@x.org' });
  await desk.put(
    'a.csv',
    'id,display_name,email\n,ann lee,\n,Bo,,x\nnobody,Cy,\n,Di,\n,DI,\n,,e@x.org\n',
  );
  const { out } = await desk.run('members', 'import', 'a.csv');
  assert.match(out, /line 2: REFUSED: display_name: there is a member called Ann Lee/);
  assert.match(out, /line 3: REFUSED: has 4 cells, but there are 3 columns/);
  assert.match(out, /line 4: REFUSED: id: there is no member nobody/);
  assert.match(out, /line 5: would be added: Di/);
  assert.match(out, /line 6: REFUSED: line 5 is about the same member/);
  assert.match(out, /line 7: REFUSED: display_name is required/);
  await desk.put('b.csv', 'display_name,Shoe size\nAnn,9\n');
  assert.match(
    (await desk.run('members', 'import', 'b.csv')).err,
    /There is no member field called "Shoe size"/,
  );
  assert.equal((await desk.run('members', 'import', 'b.csv', '--ignore', 'shoe size')).code, 0);
  await desk.put('c.csv', 'name,email,E-mail\nAnn,a@x.org,b@x.org\nBo,c@x.org,\n');
  const twice = (await desk.run('members', 'import', 'c.csv')).out;
  assert.match(twice, /line 2: REFUSED: email is given twice, "a@x.org" and "b@x.org" \(column C/);
  assert.match(twice, /line 3: would be added: Bo/);
  await desk.put('d.csv', '');
  assert.match((await desk.run('members', 'import', 'd.csv')).err, /The file is empty/);
  assert.match((await desk.run('members', 'import', 'none.csv')).err, /cannot be read/);
  await service.stop();
});

test('CLI-3: an export can be imported unchanged, formulas included', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  for (const [index, notes] of [
    '=1+1',
    "'=1",
    '+44',
    '-',
    '@x',
    "''@",
    "it's",
    'a,"b"\nc',
    'two\r\nlines',
    '＝1+1',
    '  =1',
    '\u00a0=1',
    '\t=1',
    '|calc',
    '＠x',
    "' ＋1",
  ].entries()) {
    await service.must('POST', '/v1/members', {
      display_name: `M ${index}`,
      phone: '+44 20',
      notes,
      rating: -1.5,
    });
  }
  const before = await membersOf(service);
  assert.equal((await desk.run('members', 'export', 'out.csv')).code, 0);
  const exported = await readFile(desk.path('out.csv'), 'utf8');
  assert.ok(exported.startsWith('\uFEFFid,display_name,'));
  for (const cell of exported.split(/[,\r\n]+/)) {
    assert.doesNotMatch(cell, /^"?\s*[=+@＝＋＠|]/);
  }
  const { out } = await desk.run('members', 'import', 'out.csv');
  assert.match(out, /0 would be added, 0 would be changed, 16 unchanged, 0 refused/);
  for (const { id } of before)
    await service.must('PATCH', `/v1/members/${text(id)}`, { notes: null, phone: null });
  assert.equal((await desk.run('members', 'import', 'out.csv', '--yes')).code, 0);
  const notes = async () => (await membersOf(service)).map((one) => one['notes'] ?? '');
  assert.deepEqual(
    await notes(),
    before.map((one) => one['notes']),
  );
  assert.match((await desk.run('members', 'export', 'out.csv')).err, /already exists/);
  assert.equal((await desk.run('members', 'export')).out, exported);
  await service.stop();
});

test('CLI-8: a mistyped command gets one sentence, and help is available', async (t) => {
  const desk = await openDesk(t);
  for (const words of [
    ['member'],
    ['members'],
    ['keys'],
    ['keys', 'make'],
    ['backup'],
    ['backup', 'a', 'b'],
    ['move'],
    ['doctor', 'x'],
    ['members', 'import', 'a', '--force'],
  ]) {
    const { code, err } = await desk.run(...words);
    assert.equal(code, 2, `${words.join(' ')}: ${err}`);
    assert.ok(err.length > 20 && !err.includes('    at '), err);
  }
  for (const words of [['help'], ['--help'], ['members', 'import', '--help'], ['move', '--help']]) {
    const { code, out } = await desk.run(...words);
    assert.equal(code, 0);
    assert.match(out, /members import|move --to/);
  }
});

test('CLI-1: a file that is not a text table is refused in one sentence', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  await desk.put('holes.txt', Buffer.from(`display_name\temail\r\n${'A\0\0'.repeat(20)}\r\n`));
  await desk.put('sheet.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0x0a, 0xff, 0xfe, 0x0a]));
  await desk.put('empty.csv', '');
  for (const [file, message] of [
    ['holes.txt', /^The file is not CSV\. Save it as CSV in UTF-8 and use that file\.\n$/],
    ['sheet.xlsx', /^The file is a spreadsheet workbook, not CSV/],
    ['empty.csv', /^The file is empty/],
    ['.', /^The file .* cannot be read\.\n$/],
  ] as const) {
    const { code, err } = await desk.run('members', 'import', file, '--yes');
    assert.equal(code, 1);
    assert.match(err, message);
  }
  assert.equal((await membersOf(service)).length, 0);
  await service.stop();
});

const LINES = Array.from({ length: 150 }, (_, at) => `Player ${at},p${at}@club.example`);
const FILE = `display_name,email\n${LINES.join('\n')}\n`;

test('CLI-2: other writers go on while members are imported', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await desk.put('members.csv', FILE);
  const progress = { isRunning: true };
  const importing = desk.run('members', 'import', 'members.csv', '--yes').finally(() => {
    progress.isRunning = false;
  });
  for (let at = 0; progress.isRunning; at += 1) {
    await service.must('POST', '/v1/members', { display_name: `Guest ${at}` });
  }
  assert.equal((await importing).code, 0);
  const actors = await service.database.read(async (db) => {
    const created = db.selectFrom('events').where('kind', '=', 'member.created');
    const rows = await created.select('actor_type').orderBy('position').execute();
    return rows.map((row) => row.actor_type);
  });
  const [first, last] = [actors.indexOf('system'), actors.lastIndexOf('system')];
  assert.equal(actors.filter((actor) => actor === 'system').length, LINES.length);
  const between = actors.slice(first, last).filter((actor) => actor === 'api_key').length;
  assert.ok(between > 0, 'everybody waited for the whole import');
});

test('CLI-2: rerunning an interrupted import finishes it without adding anyone twice', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await desk.put('part.csv', `display_name,email\n${LINES.slice(0, 70).join('\n')}\n`);
  await desk.put('members.csv', FILE);
  assert.equal((await desk.run('members', 'import', 'part.csv', '--yes')).code, 0);
  const again = await desk.run('members', 'import', 'members.csv', '--yes');
  assert.match(again.out, /^80 added, 0 changed, 70 unchanged, 0 refused\.$/m);
  const third = await desk.run('members', 'import', 'members.csv', '--yes');
  assert.match(third.out, /^0 added, 0 changed, 150 unchanged, 0 refused\.$/m);
});
