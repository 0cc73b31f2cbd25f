import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test, type TestContext } from 'node:test';
import { addMembers, startClub } from 'league/testing/club';
import { startExample } from './programs.ts';

test('EVT-1, EVT-13: the consumer of the feed misses nothing after a kill, a busy league and a restore', async (t) => {
  const club = await startClub(t);
  const league = await club.app.listen({ host: '127.0.0.1', port: 0 });
  await addMembers(club, 8);
  const folder = await mkdtemp(join(tmpdir(), 'feed-consumer-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'cursor.txt');
  const program = process.env['PYTHON_PATH'] ?? 'python3';
  const key = await club.keyWith('league:read');
  const start = (url: string, ...words: string[]) =>
    startExample(t, 'feed_consumer.py', {
      program,
      words: [...words, file],
      env: { LEAGUE_URL: url, LEAGUE_KEY: key },
    });
  const told = async () => {
    const { data } = await club.must('GET', '/v1/events?limit=200');
    return (data as unknown as { id: string }[]).map(({ id }) => id);
  };

  // Busy twice, then as usual. Killed right after the last event, possibly before storing it.
  const busy = await startBusyLeague(t, league);
  const first = start(busy.url);
  await first.prints(new RegExp(String((await told()).at(-1))));
  assert.deepEqual(busy.refused, [429, 503]);
  first.kill();
  assert.deepEqual(idsOf((await first.end()).out), await told());
  await addMembers(club, 2);
  const second = await start(league, '--once').end();
  assert.equal(second.code, 0, second.err);
  const seen = [...idsOf((await first.end()).out), ...idsOf(second.out)];
  assert.deepEqual([...new Set(seen)], await told());

  // A second start continues where the first ended.
  const before = (await told()).length;
  await addMembers(club, 2);
  const third = await start(league, '--once').end();
  assert.deepEqual(idsOf(third.out), (await told()).slice(before));
  assert.deepEqual(await readdir(folder), ['cursor.txt']);

  // A cursor beyond the end of the feed, as after a restore.
  const cursor = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url').toString();
  const ahead = Buffer.from(cursor.replace(/\d+$/, '9999')).toString('base64url');
  await writeFile(file, `${ahead}\n`);
  const restored = await start(league, '--once').end();
  assert.equal(restored.code, 0, restored.err);
  assert.match(restored.err, /was restored from a backup/);
  assert.notEqual((await readFile(file, 'utf8')).trim(), ahead);

  // An error that no retry can fix ends the program, and the file stays.
  await writeFile(file, 'no-cursor\n');
  const refused = await start(league, '--once').end();
  assert.equal(refused.code, 1);
  assert.match(refused.err, /the league refuses: 400/);
  assert.equal(await readFile(file, 'utf8'), 'no-cursor\n');
});

/** The league behind a proxy that is busy twice. */
async function startBusyLeague(t: TestContext, league: string) {
  const refused: number[] = [];
  const answers = [429, 503];
  const server = createServer((request: IncomingMessage, response) => {
    const status = answers.shift();
    if (status !== undefined) {
      refused.push(status);
      response.writeHead(status, { 'retry-after': '1' }).end('{}');
      return;
    }
    const headers = { authorization: request.headers.authorization ?? '' };
    void fetch(league + request.url, { headers }).then(async (answer) =>
      response.writeHead(answer.status).end(await answer.text()),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, refused };
}

function idsOf(out: string): (string | undefined)[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').at(-1));
}
