import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { Visitor } from './visitor.ts';

const DEMO = fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url));

test('DEMO-1, COACH-11: the demonstration ends with three addresses, each of which opens once, and takes all away', async (t) => {
  const [league, site] = [await freePort(), await freePort()];
  const url = `http://localhost:${site}`;
  const environment = { LEAGUE_PORT: `${league}`, CLUBHOUSE_PORT: `${site}` };
  const { says, output, child, ended } = await startProgram(t, DEMO, { environment });
  // Each step may take its time: the client files may have to be built first.
  for (const step of [/The league answers/, /The clubhouse answers/, /The event feed/]) {
    await says(step);
  }
  const letters = await says(/Letters lie in (\S+)\./);
  const [player = '', coach = '', wall = ''] = [
    ...output().matchAll(/http:\S+\/sign-in\/\S+/g),
  ].map(([address]) => address.slice(url.length));
  const visitor = new Visitor({ url });
  for (const [path, to] of [
    [player, '/'],
    [coach, '/coach'],
    [wall, '/wall'],
  ] as const) {
    assert.equal((await visitor.get(path)).status, 200, path);
    const opened = await visitor.post(path);
    assert.deepEqual([opened.status, opened.location], [303, to]);
    assert.equal((await new Visitor({ url }).post(path)).status, 410);
  }
  assert.match((await visitor.get('/')).text, /Three things are waiting for you/);
  assert.match((await visitor.get('/coach')).text, /Four things to decide/);
  assert.match((await visitor.get('/wall')).text, /Flo Fink/);
  assert.equal((await new Visitor({ url }).get(coach)).status, 410);
  child.kill('SIGINT');
  assert.equal(await ended, 0, output());
  assert.equal(existsSync(dirname(dirname(letters))), false);
});

test('DEMO-2: a port that is taken is said, with what to do, and nothing is started', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const environment = { LEAGUE_PORT: `${await freePort()}`, CLUBHOUSE_PORT: `${port}` };
  const { ended, output } = await startProgram(t, DEMO, { environment });
  assert.equal(await ended, 1);
  assert.match(output(), new RegExp(`Port ${port} is taken.+CLUBHOUSE_PORT=\\d+ npm run demo`));
  assert.doesNotMatch(output(), /answers at/);
});
