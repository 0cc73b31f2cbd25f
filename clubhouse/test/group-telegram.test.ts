import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from 'test-kit/until';
import { clubhouseForTests } from './clubhouse.ts';
import { FakeTelegram, refusal, TOKEN } from './fake-telegram.ts';
import { coachSignedIn, signedIn, type Visitor } from './visitor.ts';

const fake = new FakeTelegram();
const apiUrl = await fake.serve({ after });
const started = clubhouseForTests({ keepsLetters: true, telegram: { token: TOKEN, apiUrl } });
const GROUP = -1_001_234;

/** Writes in a group, as Telegram does when a coach follows the link. */
function writeInGroup(text: string, title = 'Harbour <Lane>', id = GROUP) {
  return fake.write(text, { chat: { id, type: 'supergroup', title } });
}

/** Waits until the bot has read everything. */
function allRead() {
  return until('the bot reads nothing', () => {
    started().clock.now += 25;
    return fake.updates.length === 0 || null;
  });
}

async function readPage(coach: Visitor): Promise<string> {
  return (await coach.get('/coach/group')).text;
}

async function makeToken(coach: Visitor): Promise<string> {
  await until('the bot has no name', async () =>
    (await readPage(coach)).includes('@club_bot') ? true : null,
  );
  await coach.post('/coach/group', { do: 'connect' });
  const address = /https:\/\/t\.me\/club_bot\?startgroup=([\w-]+)/.exec(await readPage(coach));
  return address?.[1] ?? '';
}

async function connect(coach: Visitor): Promise<void> {
  writeInGroup(`/start@club_bot ${await makeToken(coach)}`);
  await allRead();
}

test('GROUP-5: only the link of a coach connects a group, once and for fifteen minutes', async () => {
  const coach = await coachSignedIn(started());
  const token = await makeToken(coach);
  assert.ok(token.length >= 32 && token.length <= 64, token);
  for (const text of [`/start ${token}x`, token, '/start', 'won 6-4 6-3']) writeInGroup(text);
  fake.write(`/start ${token}`, { chat: { id: 77, type: 'private' } }, 77);
  await allRead();
  assert.doesNotMatch(await readPage(coach), /Connected to/);
  started().clock.now += 15 * 60_000;
  writeInGroup(`/start ${token}`);
  await allRead();
  assert.doesNotMatch(await readPage(coach), /Connected to|startgroup/);
  await connect(coach);
  assert.match(await readPage(coach), /Connected to “Harbour &lt;Lane>”/);
  const again = await makeToken(coach);
  writeInGroup(`/start ${again}`, 'Second', -5);
  writeInGroup(`/start ${again}`, 'Third', -6);
  await allRead();
  assert.match(await readPage(coach), /Connected to “Second”/);
  assert.ok(
    fake.sent.every(({ chatId }) => chatId > 0),
    'the bot writes nothing in groups',
  );
});

test('GROUP-5: a click posts the text as it was changed, in the group that the button names', async () => {
  const coach = await coachSignedIn(started());
  await connect(coach);
  const before = fake.sent.length;
  const post = (text: string, group = String(GROUP)) =>
    coach.post('/coach/group', { do: 'post', text, group });
  assert.match(await readPage(coach), /Post in “Harbour &lt;Lane>”/);
  assert.equal((await post('Ten days left!\r\nPlay.')).location, '/coach/group?done=posted');
  const { chatId, text } = fake.sent[before] ?? {};
  assert.deepEqual([chatId, text], [GROUP, 'Ten days left!\nPlay.']);
  assert.match((await coach.get('/coach/group?done=posted')).text, /Posted in “Harbour/);
  for (const [wrong, group] of [
    ['', undefined],
    ['x'.repeat(4001), undefined],
    ['To another group', '-5'],
  ] as const) {
    const refused = await post(wrong, group);
    assert.ok(refused.status === 422 || refused.status === 409, `${refused.status}`);
    assert.ok(refused.text.includes(wrong), 'the text is kept');
  }
  assert.equal(fake.sent.length, before + 1);
  assert.equal((await post('x'.repeat(4000))).location, '/coach/group?done=posted');
});

test('GROUP-5: the page says if Telegram refused the text or did not answer, and keeps it', async () => {
  const coach = await coachSignedIn(started());
  await connect(coach);
  const post = () => coach.post('/coach/group', { do: 'post', text: 'News', group: String(GROUP) });
  fake.fault = (method) =>
    method === 'sendMessage' ? { status: 403, body: JSON.stringify(refusal(403, 'kicked')) } : null;
  const refused = await post();
  fake.fault = () => null;
  assert.equal(refused.status, 502);
  assert.match(refused.text, /nothing was posted[^]*>News</);
  fake.losesAnswer = true;
  assert.match((await post()).text, /Look in the group before you post again[^]*>News</);
  fake.fault = (method) => (method === 'sendMessage' ? { status: 502, body: 'gateway' } : null);
  assert.match((await post()).text, /Look in the group before you post again[^]*>News</);
  fake.fault = () => null;
});

test('GROUP-5: a double click posts once, and connecting keeps the text and the tick', async () => {
  const coach = await coachSignedIn(started());
  await connect(coach);
  const before = fake.sent.length;
  const twice = { do: 'post', text: 'News', group: String(GROUP), token: 'a'.repeat(20) };
  const answers = [coach.post('/coach/group', twice), coach.post('/coach/group', twice)];
  for (const { location } of await Promise.all(answers))
    assert.equal(location, '/coach/group?done=posted');
  assert.equal(fake.sent.length, before + 1);
  for (const wanted of ['connect', 'look', 'disconnect']) {
    const shown = await coach.post('/coach/group?names=1', { do: wanted, text: 'My own' });
    assert.match(shown.text, />My own<[^]*value="1" checked/, wanted);
  }
});

test('GROUP-5: a disconnected group gets nothing, and no player can connect or post', async () => {
  const coach = await coachSignedIn(started());
  await connect(coach);
  const before = fake.sent.length;
  const hannah = await signedIn(started(), 'Hannah Brandt');
  for (const wanted of ['connect', 'disconnect', 'post']) {
    const answer = await hannah.post('/coach/group', {
      do: wanted,
      text: 'News',
      group: String(GROUP),
    });
    assert.notEqual(answer.location, '/coach/group?done=posted');
  }
  assert.match(await readPage(coach), /Connected to/);
  await coach.post('/coach/group', { do: 'disconnect' });
  assert.doesNotMatch(await readPage(coach), /Connected to|Post in/);
  const late = await coach.post('/coach/group', { do: 'post', text: 'Late', group: String(GROUP) });
  assert.match(late.text, /connected group has changed[^]*>Late</);
  assert.equal(fake.sent.length, before);
});
