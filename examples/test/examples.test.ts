import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type InstalledClub, playDivision, startClub } from 'league/testing/club';
import { RelayInProcess } from 'relay/launch/in-process';
import { startExample } from './programs.ts';

/* The programs that others copy first, run as a newcomer would run them. */

test('RES-1, RES-6: the bot reports for the first-named player, and says what happened or why not', async (t) => {
  const { club, url } = await startLeague(t);
  await playDivision(club);
  await club.must('POST', '/v1/members', { display_name: 'Cy Cole' });
  const key = await club.keyWith('league:read', 'members:read', 'results:write');
  const bot = startExample(t, 'result-bot.mjs', { env: { LEAGUE_URL: url, LEAGUE_KEY: key } });
  for (const line of [
    'Ann Lee 6-4 3-6 7-6(10-8) Bo Berg',
    'Bo Berg 4-6 6-3 6–7 ann  lee',
    'Bo Berg 6-4 6-4 Ann Lee',
    'Ann Lee 6-4 Bo Berg 6-4',
    'Ann Lee 6-4 6-4(7) Bo Berg',
    'Ann Lee 6-4 6-4 Cy Cole',
    'Ann Lee 6-4 6-4 Zoe Zen',
    'Ann Lee 6-4 6-4 Ann Lee',
    `Ann ${'Lee'.repeat(100)} 6-4 6-4 Bo Berg`,
  ]) {
    bot.type(line);
  }
  const { code, out, err } = await bot.end();
  assert.equal(code, 1, err);
  const said = out.trimEnd().split('\n');
  for (const [index, what] of [
    /: waiting for Bo Berg to report it too$/,
    /: agreed, the result counts$/,
    /: not reported: the two have no open match in singles$/,
    /: not reported: write it as in /,
    /: not reported: write it as in /,
    /: not reported: 2 members are called "Cy Cole"$/,
    /: not reported: no member is called "Zoe Zen"$/,
    /: not reported: both names are of one member$/,
    /: not reported: the line is too long$/,
  ].entries()) {
    assert.match(said[index] ?? '', what);
  }
  const [match] = await matchesOf(club, 'played');
  const claims = match?.claims ?? [];
  assert.deepEqual(
    claims.map(({ source, raw_input }) => [source, raw_input]),
    [
      ['messaging', 'Ann Lee 6-4 3-6 7-6(10-8) Bo Berg'],
      ['messaging', 'Bo Berg 4-6 6-3 6–7 ann  lee'],
    ],
  );
});

test('RES-6: the bot says how two reports differ, and quotes the league about an impossible score', async (t) => {
  const { club, url } = await startLeague(t);
  await playDivision(club, { players: 2 });
  const lines = ['Ann Lee 6-5 6-4 Bo Berg', 'Ann Lee 6-4 6-4 Bo Berg', 'Bo Berg 6-0 6-0 Ann Lee'];
  const env = { LEAGUE_URL: `${url}/`, LEAGUE_KEY: club.admin };
  const bot = startExample(t, 'result-bot.mjs', { env });
  for (const line of lines) bot.type(line);
  const { out } = await bot.end();
  const said = out.trimEnd().split('\n');
  assert.match(said[0] ?? '', /: not reported: .*sets\/0 cannot end/);
  assert.match(said[1] ?? '', /: waiting for Bo Berg/);
  assert.match(said[2] ?? '', /: differs from the other report: .*(Ann Lee|Bo Berg) says /);
  assert.doesNotMatch(said[2] ?? '', /side [01]/);
  const wrong = startExample(t, 'result-bot.mjs', { env: { ...env, LEAGUE_KEY: 'lk_none' } });
  wrong.type('Ann Lee 6-4 6-4 Bo Berg');
  const refused = await wrong.end();
  assert.equal(refused.code, 1);
  assert.match(refused.out, /: not reported: /);
});

test('STA-11: the widget prints one fragment without the key or any private competition', async (t) => {
  const { club, url } = await startLeague(t);
  const { division, competition, entries } = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/entries/${entries[0]}`, { name: `<b>"Lee" & 'Co'` });
  const env = { LEAGUE_URL: url, LEAGUE_KEY: await club.keyWith('league:read') };
  const run = (...words: string[]) => startExample(t, 'table-widget.mjs', { words, env }).end();
  const { code, out, err } = await run(division);
  assert.equal(code, 0, err);
  assert.match(out, /^<table class="league-table">[^]*<\/table>\n$/);
  assert.ok(out.includes('&lt;b&gt;&quot;Lee&quot; &amp; &#39;Co&#39;'), out);
  assert.match(out, /<th scope="row">Bo Berg<\/th>(<td>0<\/td>){4}<td>0–0<\/td><td>0<\/td>/);
  assert.ok(!out.includes(env.LEAGUE_KEY) && !out.includes(url), out);
  const listed = await run();
  assert.deepEqual([listed.code, listed.out], [2, '']);
  assert.ok(listed.err.includes(`${division}  Box league, One`), listed.err);
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  for (const words of [division, 'no-division']) {
    const refused = await run(words);
    assert.deepEqual([refused.code, refused.out], [1, '']);
    assert.notEqual(refused.err, '');
  }
});

test('NODE-1, INV-1: two terminals play a game of Nim to its end over a relay', async (t) => {
  const relay = await RelayInProcess.launch('/nowhere', { PUBLIC_HOSTING: 'on' });
  t.after(() => relay.close());
  const env = { RELAY_URL: relay.url };
  const ann = startExample(t, 'nim.ts', { env });
  const link = await ann.prints(/who joins with: (\S+)\n/);
  assert.ok(link.startsWith(`${relay.url}/#join=`));
  const ben = startExample(t, 'nim.ts', { words: [link], env });
  await ann.prints(/Piles 3 4 5\. Your move:/);
  for (const wrong of ['4-1', '1-4', '1-0', 'all']) ann.type(wrong);
  await ann.prints(/all is refused: illegal/);
  assert.equal(ann.out().match(/is refused: illegal/g)?.length, 4);
  await ben.prints(/They move\./);
  ben.type('1-1');
  await ben.prints(/1-1 is refused: not-your-turn/);
  ann.type('1-3');
  await ben.prints(/Piles 0 4 5\. Your move:/);
  ben.type('2-4');
  await ann.prints(/Piles 0 0 5\. Your move:/);
  ann.type('3-5');
  await ann.prints(/You win\./);
  await ben.prints(/You lose\./);
  assert.deepEqual([(await ann.end()).code, (await ben.end()).code], [0, 0]);
  const none = await startExample(t, 'nim.ts', { words: [relay.url], env }).end();
  assert.equal(none.code, 2);
  assert.match(none.err, /invites to no game/);
});

async function startLeague(t: TestContext): Promise<{ club: InstalledClub; url: string }> {
  const club = await startClub(t);
  return { club, url: await club.app.listen({ host: '127.0.0.1', port: 0 }) };
}

async function matchesOf(club: InstalledClub, status: string) {
  const page = await club.must('GET', `/v1/matches?expand=detail&status=${status}`);
  return page['data'] as unknown as { claims: { source: string; raw_input: string }[] }[];
}
