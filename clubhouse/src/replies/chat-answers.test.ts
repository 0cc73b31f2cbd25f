import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ANN, BO, lettersIn, MATCH, NOW, replyScene } from '../../test/replies/reply-scene.ts';
import { InboxWorker } from './inbox-worker.ts';
import type { ChatAnswer } from '../store/inbox-messages.ts';
import { ChatReception } from './chat-reception.ts';

const MINUTE_MS = 60_000;
const CHAT = 1001;
const OTHER_MATCH = '01989d2c-6b40-7c3a-9d1e-00000000000b';

/** Ann's chat, beside a scripted league. */
async function chatScene(t: TestContext) {
  const scene = await replyScene(t);
  const { store, signer, services, clock, logged, league } = scene;
  store.chatLinks.link(ANN, { chatId: CHAT, linkedAt: NOW });
  const now = () => clock.now;
  const reception = new ChatReception({ store, signer, botId: '4711', now });
  let updateId = 0;
  const write = (text: string, chatId = CHAT) => {
    updateId += 1;
    reception.take({ updateId, input: { kind: 'message', chatId, language: '', text } });
  };
  const press = (data: string | undefined, chatId = CHAT) => {
    updateId += 1;
    const input = { kind: 'press', chatId, language: '', pressId: 'p', data: data ?? '' } as const;
    reception.take({ updateId, input });
  };
  const note = (about: object, what: string) =>
    void logged.push(`${what} ${JSON.stringify(about)}`);
  const log = { warn: note, error: note };
  /**
   * Handles due messages, as after a start.
   * @returns the answers
   */
  const handle = async () => {
    await new InboxWorker(services, log).work();
    const answers: ChatAnswer[] = [];
    for (let one = store.inbox.nextAnswer(); one !== null;) {
      answers.push(one);
      store.inbox.sent(one.place);
      one = store.inbox.nextAnswer();
    }
    return answers;
  };
  /** Another match of Ann's, against Cleo, in addition to the one against Bo. */
  const addMatch = () => {
    const answer = league.answer.bind(league);
    league.answer = (method, url, body) => {
      const isOther = url.pathname.includes(OTHER_MATCH);
      const path = url.pathname.replace(OTHER_MATCH, MATCH);
      const own = new URL(url);
      own.pathname = path;
      const given = answer(method, own, body);
      const isList = method === 'GET' && path === `/v1/members/${ANN}/matches`;
      if (given === null || (!isOther && !isList)) return given;
      const other = JSON.parse(
        JSON.stringify(given.body)
          .replaceAll(MATCH, OTHER_MATCH)
          .replaceAll('Bo Park', 'Cleo Marsh'),
      );
      if (!isList) return { ...given, body: { ...other, status: 'open', claims: [] } };
      const [mine] = (given.body as { data: object[] }).data;
      const [theirs] = (other as { data: object[] }).data;
      return { ...given, body: { data: [mine, { ...theirs, status: 'open' }] } };
    };
  };
  return { ...scene, write, press, handle, addMatch };
}

test('BOT-5, BOT-6: a report is recorded as the player’s, once, and the answer says how it was read', async (t) => {
  const { league, write, handle } = await chatScene(t);
  write('won 6-4 6-3');
  const [answer, ...more] = await handle();
  assert.deepEqual(more, []);
  assert.match(answer?.text ?? '', /^Here is what we understood\.\nFor your match against Bo Park/);
  assert.match(answer?.text ?? '', /You beat Bo Park 6.+4 6.+3\nNow it’s the other side’s turn/);
  assert.match(
    answer?.text ?? '',
    /Change my entry: https:\/\/club\.example\/matches\/.+\/report$/m,
  );
  assert.doesNotMatch(answer?.text ?? '', /letter|\*/);
  const [claim, ...others] = league.claims;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [claim?.['source'], claim?.['raw_input'], claim?.['score']],
    ['messaging', 'won 6-4 6-3', { sets: [{ games: [4, 6] }, { games: [3, 6] }] }],
  );
});

for (const [text, said] of [
  ['not played yet', /^Thank you\.[^]*13 December/],
  ['won 2:0', /score is incomplete[^]*“won 6-4 3-6 6-4”/],
  ['lovely weather', /never guesses[^]*“won 6-4 3-6 6-4”/],
] as const) {
  test(`BOT-6: nothing is entered, and the bot explains how to: ${text}`, async (t) => {
    const { league, write, handle } = await chatScene(t);
    write(text);
    const [answer] = await handle();
    assert.match(answer?.text ?? '', said);
    assert.doesNotMatch(answer?.text ?? '', /letter/);
    assert.deepEqual(league.claims, []);
  });
}

for (const [change, said] of [
  [{ closesAt: '2026-11-22T10:00:00Z' }, /deadline has passed/],
  [{ refusal: 'entry_withdrawn' }, /withdrawn/],
  [{ refusal: 'score_invalid' }, /rules of this competition do not allow/],
] as const) {
  test(`BOT-6: the bot explains the league’s refusal: ${JSON.stringify(change)}`, async (t) => {
    const { league, write, handle } = await chatScene(t);
    Object.assign(league, change);
    write('won 6-4 6-3');
    assert.match((await handle())[0]?.text ?? '', said);
    assert.deepEqual(league.claims, []);
  });
}

for (const cut of ['before', 'after'] as const) {
  test(`BOT-5: if cut off ${cut} the league accepted it, it remains one report and one answer`, async (t) => {
    const { league, clock, store, write, handle } = await chatScene(t);
    write('won 6-4 6-3');
    league.cut = cut;
    assert.deepEqual(await handle(), []);
    assert.equal(store.inbox.waiting('chat'), 1);
    league.cut = null;
    clock.now += MINUTE_MS;
    assert.equal((await handle()).length, 1);
    assert.equal(league.claims.length, 1);
    assert.equal(store.inbox.waiting('chat'), 0);
  });
}

test('BOT-5: if cut off after both sides agreed, the retry is about the same match, now closed', async (t) => {
  const { league, clock, write, handle } = await chatScene(t);
  write('won 6-4 6-3');
  league.cut = 'after';
  assert.deepEqual(await handle(), []);
  league.cut = null;
  league.status = 'played';
  clock.now += MINUTE_MS;
  assert.match((await handle())[0]?.text ?? '', /You beat Bo Park[^]*Both entries match/);
  assert.equal(league.claims.length, 1);
});

test('BOT-5: if the answer cannot be stored nothing is done, and later both happen once', async (t) => {
  const { league, clock, store, write, handle } = await chatScene(t);
  write('won 6-4 6-3');
  const end = store.inbox.end.bind(store.inbox);
  store.inbox.end = (...of) => {
    end(...of);
    throw new Error('killed');
  };
  assert.deepEqual(await handle(), []);
  store.inbox.end = end;
  clock.now += 2 * MINUTE_MS;
  assert.equal((await handle()).length, 1);
  assert.equal(league.claims.length, 1);
});

test('BOT-5: a message that cannot be handled is given up after six attempts, with an answer that says so', async (t) => {
  const { league, clock, write, handle, logged } = await chatScene(t);
  league.answer = (
    (answer) => (method, url, body) =>
      url.pathname.endsWith('/claims')
        ? { status: 418, body: { type: 'urn:league:problem:teapot', code: 'teapot' } }
        : answer(method, url, body)
  )(league.answer.bind(league));
  write('won 6-4 6-3');
  write('lovely weather');
  const answers: ChatAnswer[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    answers.push(...(await handle()));
    clock.now += 60 * MINUTE_MS;
  }
  assert.equal(logged.filter((line) => line.startsWith('a reply could not be handled')).length, 5);
  assert.deepEqual(
    answers.map(({ text }) => text.split('\n')[0]),
    [
      'Something went wrong. We don’t know what was saved. Please check your matches.',
      'We didn’t understand your reply.',
    ],
  );
});

test('BOT-3, BOT-5: a button acts once, in its own chat, for its own member', async (t) => {
  const { league, store, write, press, handle, addMatch } = await chatScene(t);
  addMatch();
  write('won 6-4 6-3');
  const [asked] = await handle();
  assert.deepEqual(
    asked?.buttons.map(({ label }) => label),
    ['Bo Park', 'Cleo Marsh'],
  );
  const [bo, cleo] = asked?.buttons ?? [];
  store.chatLinks.link(BO, { chatId: 7, linkedAt: NOW });
  press(bo?.data, 7);
  for (const wrong of ['', '1', '1.2', '1.99', '2.0', '999.0', '1.0x', 'x'.repeat(64)])
    press(wrong);
  for (const { text } of await handle()) assert.match(text, /closed/);
  assert.deepEqual(league.claims, []);
  press(bo?.data);
  press(bo?.data);
  press(cleo?.data);
  const answers = await handle();
  assert.match(answers[0]?.text ?? '', /You beat Bo Park/);
  assert.match(`${answers[1]?.text} ${answers[2]?.text}`, /closed.+closed/);
  assert.equal(league.claims.length, 1);
});

test('BOT-3: after "which match?" the bot asks who won, if that is also missing', async (t) => {
  const { league, write, press, handle, addMatch } = await chatScene(t);
  addMatch();
  write('6-4 6-3');
  const [which] = await handle();
  press(which?.buttons[0]?.data);
  const [who] = await handle();
  assert.match(
    who?.text ?? '',
    /^Who won\?\nYour score could be a win for either side[^]*until you tap/,
  );
  assert.deepEqual(
    who?.buttons.map(({ label }) => label.replaceAll(/\W+/g, ' ')),
    ['You beat Bo Park 6 4 6 3', 'Bo Park beat you 6 4 6 3'],
  );
  assert.deepEqual(league.claims, []);
  press(who?.buttons[1]?.data);
  assert.match((await handle())[0]?.text ?? '', /Bo Park beat you/);
  assert.deepEqual(league.claims[0]?.['raw_input'], '6-4 6-3');
});

test('BOT-3: a yes, or text during an open question, arranges nothing', async (t) => {
  const { store, write, press, handle } = await chatScene(t);
  const times = [NOW + 90_000_000];
  const made = { matchId: MATCH, side: 0 as const, memberId: BO, times, place: null, note: null };
  store.proposals.add({ ...made, offerId: null }, NOW);
  write('yes');
  write('the first');
  const [yes, first] = await handle();
  assert.match(yes?.text ?? '', /Which match/);
  assert.match(first?.text ?? '', /Which match/);
  assert.equal(store.arrangements.of([MATCH]).size, 0);
  press(first?.buttons[0]?.data);
  assert.match((await handle())[0]?.text ?? '', /Match arranged/);
  assert.equal(store.arrangements.of([MATCH]).get(MATCH)?.startsAt, times[0]);
  const heard = lettersIn(store).map(({ letter, to }) => [letter.kind, to.member_id]);
  assert.deepEqual(heard.toSorted(), [
    ['arranged', ANN],
    ['arranged', BO],
  ]);
});

test('BOT-3: a player cannot pick their own proposal', async (t) => {
  const { store, write, handle } = await chatScene(t);
  const times = [NOW + 90_000_000];
  const made = { matchId: MATCH, side: 1 as const, memberId: ANN, times, place: null, note: null };
  store.proposals.add({ ...made, offerId: null }, NOW);
  write('the first');
  assert.match((await handle())[0]?.text ?? '', /never guesses/);
  assert.equal(store.arrangements.of([MATCH]).size, 0);
});

test('BOT-12: times are proposed from a chat as from an email, once, and for one match only', async (t) => {
  const { store, write, press, handle, addMatch } = await chatScene(t);
  write('Tuesday 18:00 or Thursday 19:30?');
  const [answer] = await handle();
  assert.match(answer?.text ?? '', /^You have proposed times\.\n.*Bo Park.*\nTuesday/);
  assert.equal(store.proposals.openIn([MATCH]).get(MATCH)?.times.length, 2);
  assert.deepEqual(
    lettersIn(store).map(({ letter, to }) => [letter.kind, to.member_id]),
    [['time_proposed', BO]],
  );
  addMatch();
  write('Friday 18:00?');
  const [which] = await handle();
  assert.deepEqual(
    which?.buttons.map(({ label }) => label),
    ['Bo Park', 'Cleo Marsh'],
  );
  assert.equal(store.proposals.openIn([MATCH]).get(MATCH)?.times.length, 2);
  press(which?.buttons[0]?.data);
  await handle();
  assert.equal(store.proposals.openIn([MATCH]).get(MATCH)?.times.length, 1);
});

test('BOT-2: nothing is reported from a chat that was moved, or by a member who has left', async (t) => {
  const { league, store, write, handle } = await chatScene(t);
  write('won 6-4 6-3');
  store.chatLinks.link(BO, { chatId: CHAT, linkedAt: NOW });
  assert.match((await handle())[0]?.text ?? '', /only answers club members/);
  store.chatLinks.link(ANN, { chatId: CHAT, linkedAt: NOW });
  league.isMember = false;
  write('won 6-4 6-3');
  assert.match((await handle())[0]?.text ?? '', /only answers club members/);
  assert.equal(store.chatLinks.of(ANN), null);
  assert.deepEqual(league.claims, []);
});

test('BOT-7: without a chosen language it is the club’s, and a stranger gets their own', async (t) => {
  const { store, write, handle, services } = await chatScene(t);
  store.preferences.setLanguage(ANN, 'de');
  write('6:4 6:3 gewonnen');
  assert.match((await handle())[0]?.text ?? '', /^So haben wir es verstanden\.\nFür dein Spiel/);
  assert.equal(services.url, 'https://club.example');
});
