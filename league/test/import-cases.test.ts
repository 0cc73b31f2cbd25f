import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IMPORT_CASES } from 'test-kit/import-cases';
import { PUBLIC_LISTS } from 'test-kit/public-lists';
import { openDesk, serve } from './cli.ts';
import { list, text } from './club.ts';
import type { Json } from './harness.ts';

test('CLI-26: the command line imports each list of the cases as expected', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const everybody = async () => {
    const members: Json[] = [];
    for (let after = ''; ;) {
      const page = await service.must('GET', `/v1/members?limit=200${after}`);
      members.push(...list(page['data']));
      if (page['next_cursor'] === null) return members;
      after = `&after=${text(page['next_cursor'])}`;
    }
  };
  for (const { name, before = [], lists, ignored = [], members, search = {} } of IMPORT_CASES) {
    const known = (await everybody()).length;
    for (const member of before) await service.must('POST', '/v1/members', member);
    const options = ignored.flatMap((one) => ['--ignore', one]);
    for (const [index, { file, counts, loses = false }] of lists.entries()) {
      await desk.put('list.csv', file);
      const words = ['members', 'import', 'list.csv', '--yes', '--skip-refused', ...options];
      const { out, err } = await desk.run(...words);
      const { add, change, same, refuse } = counts;
      const sum = `${add} added, ${change} changed, ${same} unchanged, ${refuse} refused.`;
      assert.ok(out.includes(sum), `${name}, list ${index + 1}, ${sum}:\n${out}${err}`);
      assert.match(out, loses ? /--accept-losses/ : /^Done\.$/m, name);
    }
    const made = (await everybody()).slice(known);
    const told = made.map((one, index) =>
      Object.fromEntries(Object.keys(members[index] ?? {}).map((field) => [field, one[field]])),
    );
    assert.equal(made.length, members.length, name);
    assert.deepEqual(told, members, name);
    for (const [query, found] of Object.entries(search)) {
      const answer = await service.must('GET', `/v1/members?q=${query}`);
      assert.deepEqual(
        list(answer['data']).map((one) => one['display_name']),
        [found],
        name,
      );
    }
  }
});

test('CLI-26: the command line reads exports of other programs or asks about them', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  for (const { name, file, counts, added } of PUBLIC_LISTS) {
    await desk.put('list.csv', file);
    const run = (...ignored: string[]) => desk.run('members', 'import', 'list.csv', ...ignored);
    const first = await run();
    // Leaves out columns that match no field, as the command suggests.
    const ignored = [...first.err.matchAll(/(--ignore) "([^"]*)"/g)];
    const { out, err } = await run(...ignored.flatMap(([, option = '', of = '']) => [option, of]));
    const { add, change, same, refuse } = counts;
    const sum = `${add} would be added, ${change} would be changed, ${same} unchanged, ${refuse} refused.`;
    assert.ok(out.includes(sum), `${name}, ${sum}:\n${out}${err}`);
    const found = [...out.matchAll(/would be added: (.*?)(?: \[.*)?\n/g)].map(([, who]) => who);
    assert.deepEqual(found, added, name);
  }
});

test('MEM-15: the preview on the command line names look-alike names', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  await desk.put('first.csv', Buffer.from('Name,Email\nAnn Cox,ann@x.org\n'));
  assert.equal((await desk.run('members', 'import', 'first.csv', '--yes')).code, 0);
  // Cyrillic letters among Latin ones, and a blank.
  const rows = [
    '\u0410nn \u0421ox,cyr@x.org',
    'Bo Berg,bo@x.org',
    'BoBerg,bo2@x.org',
    'Cy Dale,cy@x.org',
  ];
  await desk.put('list.csv', Buffer.from(`Name,Email\n${rows.join('\n')}\n`));
  const { out } = await desk.run('members', 'import', 'list.csv');
  assert.match(out, /line 2: would be added: .* \[the name looks like Ann Cox\]/);
  assert.match(out, /line 3: would be added: Bo Berg \[the name looks like BoBerg \(line 4\)\]/);
  assert.match(out, /line 4: would be added: BoBerg \[the name looks like Bo Berg \(line 3\)\]/);
  assert.match(out, /line 5: would be added: Cy Dale\n/);
});
