import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { CHAT, FakeTelegram, TOKEN } from './fake-telegram.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { signedIn, type Visitor } from './visitor.ts';

const fake = new FakeTelegram();
const apiUrl = await fake.serve({ after });
const started = clubhouseForTests({ keepsLetters: true, telegram: { token: TOKEN, apiUrl } });

/** The site waits by its clock after a failed call, so the clock moves while a test waits (BOT-8). */
function waitFor<Found>(failure: string, look: () => Found | Promise<Found>) {
  return until(failure, () => {
    started().clock.now += 25;
    return look();
  });
}

/** The bot's next message, in any chat. */
async function nextSent(since: number) {
  return waitFor('the bot says nothing', () => fake.sent[since]);
}

async function say(words: string, chatId = CHAT) {
  const since = fake.sent.length;
  fake.write(words, {}, chatId);
  return nextSent(since);
}

async function press(data: string | undefined) {
  const since = fake.sent.length;
  fake.press(data ?? '');
  return nextSent(since);
}

/** The link on the page after its button was clicked. */
async function linkOf(visitor: Visitor): Promise<string> {
  await waitFor('the bot has no name', async () =>
    (await visitor.get('/me')).text.includes('club_bot'),
  );
  assert.equal((await visitor.post('/me/telegram', { do: 'link' })).location, '/me#telegram');
  const page = (await visitor.get('/me')).text;
  return /https:\/\/t\.me\/club_bot\?start=([\w-]+)/.exec(page)?.[1] ?? '';
}

async function claimsOf(match: string) {
  const detail = await started().league.must('GET', `/v1/matches/${match}`);
  return list(detail['claims']).map((claim) => [
    expectText(claim['source']),
    expectText(claim['raw_input']),
  ]);
}

test('BOT-1, BOT-2: a chat is linked once, only by the button on /me', async () => {
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const stranger = await say('won 6-4 6-3');
  assert.match(stranger.text, /click the button at http.*\/me/);
  const token = await linkOf(hannah);
  assert.ok(token.length > 40 && token.length <= 64, token);
  assert.match((await say(`/start ${token.slice(0, -1)}x`, 5005)).text, /no longer works/);
  const linked = await say(`/start ${token}`);
  assert.match(linked.text, /now linked to Hannah Brandt at Harbour Lane/);
  assert.match((await hannah.get('/me')).text, /has been linked since/);
  assert.match((await say(`/start ${token}`)).text, /no longer works/);
});

test('BOT-3, BOT-6: with several matches the bot asks which; a click reports as the player', async () => {
  const { season, league } = started();
  const asked = await say('won 6-4 6-3');
  assert.match(asked.text, /Which match do you mean/);
  const labels = asked.buttons.map(({ label }) => label);
  assert.ok(labels.includes('Priya Raghunathan') && labels.length >= 5, labels.join());
  assert.ok(asked.buttons.every(({ data }) => Buffer.byteLength(data) <= 64));
  const priya = asked.buttons.find(({ label }) => label === 'Priya Raghunathan');
  const match = matchOf(season.singles, 'Hannah', 'Priya');
  assert.deepEqual(await claimsOf(match), []);
  const reported = await press(priya?.data);
  assert.match(reported.text, /Here is what we understood/);
  assert.match(reported.text, /You beat Priya Raghunathan 6.+4 6.+3/);
  assert.match(reported.text, /Change my entry: http.*\/report/);
  assert.deepEqual(await claimsOf(match), [['messaging', 'won 6-4 6-3']]);
  const events = await league.must('GET', `/v1/events?kind=match.claimed&subject=${match}`);
  assert.equal(list(events['data'])[0]?.['actor_member_id'], season.members.get('Hannah Brandt'));
  // The question is closed, so the same words are not applied to another one.
  assert.match((await press(asked.buttons[0]?.data)).text, /closed/);
  assert.ok(fake.calls.some(({ method }) => method === 'answerCallbackQuery'));
});

test('BOT-3, BOT-6: a name decides, and an ambiguous score is asked back with both results', async () => {
  const match = matchOf(started().season.singles, 'Hannah', 'Priya');
  const before = await claimsOf(match);
  // He also plays against her in the mixed doubles.
  const several = await say('6-4 6-3 against Tomasz');
  assert.match(several.text, /Which match/);
  assert.equal(several.buttons.length, 2);
  const asked = await say('6-4 6-3 against Priya');
  const [won, lost] = asked.buttons;
  assert.match(won?.label ?? '', /You beat Priya/);
  assert.match(lost?.label ?? '', /Priya Raghunathan beat you/);
  assert.deepEqual(await claimsOf(match), before);
  assert.match((await press(lost?.data)).text, /Priya Raghunathan beat you 6.+4 6.+3/);
  const [, latest] = await claimsOf(match);
  assert.deepEqual(latest, ['messaging', '6-4 6-3 against Priya']);
});

test('BOT-6: agreement and difference reveal nothing of the other side’s report', async () => {
  const { season, league } = started();
  const report = async (opponent: string, match: string, sets: readonly (readonly number[])[]) => {
    const detail = await league.must('GET', `/v1/matches/${match}`);
    const theirs = list(detail['sides']).findIndex((side) =>
      JSON.stringify(side).includes(opponent),
    );
    const games = sets.map(([mine, other]) => (theirs === 0 ? [mine, other] : [other, mine]));
    const id = season.members.get(opponent) ?? '';
    const link = await league.as(league.websiteKey, 'POST', `/v1/members/${id}/login-link`, {});
    const session = await league.as(expectText(link['token']), 'POST', '/v1/session');
    await league.as(expectText(session['token']), 'POST', `/v1/matches/${match}/claims`, {
      outcome: 'completed',
      score: { sets: games.map((one) => ({ games: one })) },
      source: 'web',
    });
  };
  const edmund = matchOf(season.singles, 'Hannah', 'Edmund');
  await report('Edmund Eckersley', edmund, [
    [0, 6],
    [1, 6],
  ]);
  const differs = await say('lost to Edmund 4-6 3-6');
  assert.match(differs.text, /different scores/);
  // The id in an address may contain any digits.
  const said = differs.text.replaceAll(/https?:\S+/g, '');
  assert.doesNotMatch(said, /6\W+0|0\W+6|6\W+1\b|1\W+6/);
  const lea = matchOf(season.singles, 'Hannah', 'Marchetti');
  await report('Léa Marchetti', lea, [
    [4, 6],
    [3, 6],
  ]);
  assert.match((await say('beat Léa Marchetti 6-4 6-3')).text, /Both entries match/);
  assert.match((await say('beat Léa Marchetti 6-4 6-2')).text, /already been decided/);
});

const LONDON_DAY = { timeZone: 'Europe/London', day: 'numeric' } as const;

test('BOT-6: a time is picked by words that say which, and everyone in the match gets a message', async () => {
  const { store, season, clock } = started();
  const match = matchOf(season.singles, 'Hannah', 'Bartholomew');
  const detail = await started().league.must('GET', `/v1/matches/${match}`);
  const side = JSON.stringify(list(detail['sides'])[0]).includes('Bartholomew') ? 0 : 1;
  const memberId = season.members.get('Bartholomew Featherstonehaugh') ?? '';
  // On the second of a month, "the second" could be a date, and nothing would be guessed.
  const times = [3, 4, 5, 6, 7]
    .map((days) => clock.now + days * 86_400_000)
    .filter((time) => new Date(time).toLocaleDateString('en', LONDON_DAY) !== '2')
    .slice(0, 2);
  const made = { matchId: match, side, memberId, times, place: null, note: null } as const;
  store.proposals.add({ ...made, offerId: null }, clock.now);
  assert.match((await say('the second')).text, /Match arranged/);
  assert.equal(store.arrangements.of([match]).get(match)?.startsAt, times[1]);
});

test('BOT-7: the bot uses the member’s language, or that of a stranger’s program', async () => {
  const { store, season } = started();
  store.preferences.setLanguage(season.members.get('Hannah Brandt') ?? '', 'de');
  assert.match((await say('schönes Wetter heute')).text, /Ein Programm liest das, und es rät nie/);
  store.preferences.setLanguage(season.members.get('Hannah Brandt') ?? '', 'en');
  const since = fake.sent.length;
  const from = { id: 77, is_bot: false, language_code: 'de-AT' };
  fake.write('Hallo', { from }, 77);
  assert.match((await nextSent(since)).text, /klick auf den Knopf/);
});

test('BOT-11: the operator sees the state of the bot, and a member’s download has their bot data', async () => {
  const health = (await (await fetch(`${started().url}/healthz`)).json()) as Record<
    string,
    unknown
  >;
  assert.deepEqual(health['telegram'], { bot: 'ok', waiting: 0 });
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const record = (await hannah.get('/me/data')).text;
  assert.match(record, /"telegram_linked_at": "20/);
  assert.match(record, /"telegram_messages": \[\s+\{/);
});

test('BOT-2: a chat moves only with the other member’s own link, and a former member has none', async () => {
  const { store, season, league } = started();
  const jonas = await signedIn(started(), 'Jonas Ødegård');
  const token = await linkOf(jonas);
  assert.match((await say(`/start ${token}`)).text, /now linked to Jonas/);
  assert.equal(store.chatLinks.of(season.members.get('Hannah Brandt') ?? ''), null);
  // Another chat of the same member replaces the previous one.
  await say(`/start ${await linkOf(jonas)}`, 2002);
  assert.match((await say('won 6-4 6-3')).text, /only answers club members/);
  const id = season.members.get('Jonas Ødegård') ?? '';
  assert.equal(store.chatLinks.of(id)?.chatId, 2002);
  await league.must('PATCH', `/v1/members/${id}`, { status: 'left' });
  assert.match((await say('won 6-4 6-3', 2002)).text, /only answers club members/);
  assert.equal(store.chatLinks.of(id), null);
});

test('BOT-2: it is unlinked on /me', async () => {
  const { store, season } = started();
  const hannah = await signedIn(started(), 'Hannah Brandt');
  await say(`/start ${await linkOf(hannah)}`, 3003);
  const id = season.members.get('Hannah Brandt') ?? '';
  assert.equal(store.chatLinks.of(id)?.chatId, 3003);
  await hannah.post('/me/telegram', { do: 'unlink' });
  assert.equal(store.chatLinks.of(id), null);
  assert.match((await say('won 6-4 6-3', 3003)).text, /only answers club members/);
});
