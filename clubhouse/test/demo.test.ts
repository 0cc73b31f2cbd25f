import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { Visitor } from './visitor.ts';

const DEMO = fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url));

test('DEMO-1, COACH-11: the demonstration ends with three addresses, each valid once, and cleans up completely', async (t) => {
  const [league, site] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${site}`;
  const environment = { LEAGUE_PORT: `${league}`, CLUBHOUSE_PORT: `${site}` };
  const { says, output, child, ended } = await startProgram(t, DEMO, { environment });
  // Steps can be slow, because the client files may have to be built first.
  for (const step of [/60 people have joined/, /season before is played/]) await says(step);
  const letters = await says(/Emails are in (\S+)\./);
  const [player = '', coach = '', wall = ''] = addressesIn(output(), url);
  // The usual start message for installing a club would be misleading.
  assert.doesNotMatch(output(), /installation secret|no club yet/);
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
  assert.match((await visitor.get('/coach')).text, /five decisions to make/);
  assert.match((await visitor.get('/wall')).text, /Flo Fink/);
  await t.test('DEMO-3: the club has content on every page', () => seesEverything(visitor));
  assert.equal((await new Visitor({ url }).get(coach)).status, 410);
  child.kill('SIGINT');
  assert.equal(await ended, 0, output());
  // Slow pages are logged as JSON, which tells a visitor nothing.
  assert.doesNotMatch(output(), /^\{/m);
  assert.equal(existsSync(dirname(dirname(letters))), false);
});

/** Checks the pages of the player and of the coach, who share a browser. */
async function seesEverything(visitor: Visitor): Promise<void> {
  const textOf = async (path: string) => {
    const { status, text } = await visitor.get(path);
    assert.equal(status, 200, path);
    return text;
  };
  const home = await textOf('/');
  const pictures = [...home.matchAll(/src="(\/images\/[^"]+)"/g)].map(([, path = '']) => path);
  assert.equal(new Set(pictures).size, 3, 'a logo and two sponsors');
  for (const path of pictures) assert.equal((await visitor.get(path)).status, 200, path);
  for (const said of [
    /Pick a time/,
    /Sort it out/,
    /Arranged: /,
    /Court 2, Mill Lane/,
    /Evening doubles/,
  ]) {
    assert.match(home, said);
  }
  const boxes = new Set((await textOf('/tables')).match(/Box \d/g));
  assert.equal(boxes.size, 6);
  const past = /href="(\/seasons\/[^"]+)"/.exec(await textOf('/seasons'))?.[1] ?? '';
  const [before, now] = [await textOf(past), await textOf('/coach')];
  assert.match(before, /Flo Fink/);
  // In a disputed match, both sides claim the win.
  const differing = [...now.matchAll(/<dl class="both-say">(.*?)<\/dl>/gs)].map(
    ([, one = '']) => one,
  );
  assert.ok(differing.length > 0);
  for (const one of differing) {
    const said = [...one.matchAll(/<dt[^>]*>(.+?) says<\/dt><dd>(.+?)<\/dd>/gs)];
    assert.equal(said.length, 2);
    for (const [, who = '', what = ''] of said) assert.ok(what.startsWith(`${who} beat `), what);
  }
  assert.match(now, /have not played yet/);
  assert.match(now, /Applications/);
  assert.match(now, /Drafts to review/);
  const members = await textOf('/coach/members');
  assert.match(members, /60/);
  assert.match(members, /Never signed in/);
  const match = /href="(\/matches\/[^"/]+)/.exec(home)?.[1] ?? '';
  assert.match(await textOf(match), /href="tel:\+447700900\d{3}"/);
}

function addressesIn(output: string, url: string): string[] {
  return [...output.matchAll(/http:\S+\/sign-in\/\S+/g)].map(([one]) => one.slice(url.length));
}

test('DEMO-2: a port in use is reported with advice, and nothing is started', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const environment = { LEAGUE_PORT: `${await findFreePort()}`, CLUBHOUSE_PORT: `${port}` };
  const { ended, output } = await startProgram(t, DEMO, { environment });
  assert.equal(await ended, 1);
  assert.match(output(), new RegExp(`Port ${port} is taken.+CLUBHOUSE_PORT=\\d+ npm run demo`));
  assert.doesNotMatch(output(), /answers at/);
});
