import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IMPORT_CASES } from 'test-kit/import-cases';
import { openDesk, serve } from './cli.ts';
import { list, text } from './club.ts';
import type { Json } from './harness.ts';

test('CLI-26: each list of the cases comes to what it is to, by the command line', async (t) => {
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
