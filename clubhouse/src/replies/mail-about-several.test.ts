import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { LetterToSend } from '../mail/letter.ts';
import {
  ANN,
  lettersIn,
  MAILBOXES,
  MATCH,
  message,
  NOW,
  replyScene,
  SECOND_MATCH,
} from '../../test/replies/reply-scene.ts';

const DAY_MS = 86_400_000;

/** An email to Ann about her matches against Bo Park and another player. */
async function severalScene(t: TestContext, second = 'Cleo Marsh') {
  const scene = await replyScene(t);
  scene.league.second = second;
  const answerable = { memberId: ANN, matchIds: [MATCH, SECOND_MATCH], proposalId: null };
  const to = scene.addresses.addressFor(answerable, MAILBOXES.ann);
  const answer = async (text: string, from = 'ann@example.org') => {
    await scene.reception.take(message({ to, from, text }));
    await scene.work();
    const [letter, ...more] = lettersIn(scene.store);
    assert.deepEqual(more, []);
    assert.ok(letter, scene.logged.join());
    return letter;
  };
  return { ...scene, to, answer };
}

function matchesOf({ letter: { answerable } }: LetterToSend): readonly string[] {
  return answerable !== undefined && 'matches' in answerable
    ? answerable.matches.map(({ label }) => label)
    : [];
}

function matchOf({ letter: { answerable } }: LetterToSend): string | null {
  return answerable !== undefined && 'match_id' in answerable ? answerable.match_id : null;
}

function saidIn({ letter }: LetterToSend): string {
  return letter.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
}

test('REPLY-27: a name in exactly one match identifies it', async (t) => {
  const { league, answer } = await severalScene(t);
  const letter = await answer('Beat Cleo 6-4 6-2');
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 1]);
  assert.equal(league.secondClaims[0]?.['raw_input'], 'Beat Cleo 6-4 6-2');
  assert.equal(matchOf(letter), SECOND_MATCH);
  assert.match(JSON.stringify(letter.letter.blocks), /You beat Cleo Marsh/);
});

test('REPLY-27: a name identifies the match, not the winner', async (t) => {
  const { league, store, answer } = await severalScene(t);
  const letter = await answer('6-4 6-2 against Cleo');
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 0]);
  assert.match(saidIn(letter), /Which one is right/);
  assert.equal(store.inbox.asked(1)?.matchId, SECOND_MATCH);
});

test('REPLY-27: a name is not needed if one match is left', async (t) => {
  const { league, answer } = await severalScene(t);
  league.status = 'played';
  await answer('won 6-4 6-2');
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 1]);
});

for (const [written, second, asked] of [
  ['won 6-4 6-2', 'Cleo Marsh', ['Bo Park', 'Cleo Marsh']],
  ['beat Bo 6-4 6-2', 'Bo Ek', ['Bo Park', 'Bo Ek']],
  ['beat Bo Park 6-4 6-2', 'Bo Park', ['Bo Park, Singles, Box 3', 'Bo Park, Singles, Box 3']],
] as const) {
  test(`REPLY-28: ${written} against Bo Park or ${second} is asked back, and nothing is entered`, async (t) => {
    const { league, store, answer } = await severalScene(t, second);
    const letter = await answer(written);
    assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 0]);
    assert.deepEqual(matchesOf(letter), asked);
    assert.match(saidIn(letter), /^Which match\?/);
    assert.match(saidIn(letter), new RegExp(`You wrote “${written}”`));
    assert.equal(store.inbox.waiting('mail'), 0);
  });
}

test('REPLY-28: long texts are not repeated', async (t) => {
  const { answer } = await severalScene(t);
  const said = async (length: number) =>
    saidIn(await answer(`won 6-4 6-2${'.'.repeat(length - 11)}`));
  assert.match(await said(200), /You wrote/);
  assert.doesNotMatch(await said(201), /You wrote/);
});

test('REPLY-28: nothing is entered for names of two matches, unknown names or unreadable text', async (t) => {
  const { league, clock, answer } = await severalScene(t);
  for (const written of ['beat Bo and Cleo 6-4 6-2', 'beat Dora 6-4 6-2', 'Lovely weather', '']) {
    const letter = await answer(written);
    assert.match(saidIn(letter), /We didn’t understand your reply/, written);
    clock.now += DAY_MS / 3;
    assert.deepEqual(matchesOf(letter), ['Bo Park', 'Cleo Marsh']);
  }
  assert.match(saidIn(await answer('not played yet')), /still have to play your matches/);
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 0]);
});

test('REPLY-28: the site does not ask about a deleted or decided match', async (t) => {
  const { league, answer } = await severalScene(t);
  league.status = 'played';
  const letter = await answer('Lovely weather');
  assert.equal(matchOf(letter), SECOND_MATCH);
  league.second = null;
  assert.match(saidIn(await answer('Still lovely weather')), /All the matches/);
});

test('REPLY-27: an email about several matches proposes no time, whatever else it proposes', async (t) => {
  const { store, answer } = await severalScene(t);
  const proposal = { matchId: MATCH, side: 0 as const, memberId: 'bo', place: null, note: null };
  store.proposals.add({ ...proposal, times: [NOW + DAY_MS], offerId: null }, NOW);
  assert.match(saidIn(await answer('yes')), /We didn’t understand your reply/);
  assert.match(saidIn(await answer('Bo, Monday is good')), /We didn’t understand your reply/);
  assert.equal(store.arrangements.of([MATCH]).size, 0);
});

test('REPLY-16: a stranger with an email about several matches reports nothing, and is mentioned once a day', async (t) => {
  const { league, clock, reception, store, to, work, answer } = await severalScene(t);
  const letter = await answer('beat Cleo 6-4 6-2', 'eve@evil.example');
  assert.equal(letter.letter.kind, 'reply_from_elsewhere');
  assert.doesNotMatch(JSON.stringify(letter), /evil|6-4/);
  await reception.take(message({ to, from: 'eve@evil.example', text: 'beat Cleo 6-4 6-2' }));
  await work();
  assert.deepEqual(lettersIn(store), []);
  clock.now += DAY_MS;
  await answer('beat Cleo 6-4 6-2', 'eve@evil.example');
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 0]);
});

test('REPLY-13: the next attempt remembers which match it was, whatever was decided since', async (t) => {
  const { league, clock, reception, store, to, work } = await severalScene(t);
  league.status = 'played';
  await reception.take(message({ to, text: 'won 6-4 6-2' }));
  const add = store.outbox.add.bind(store.outbox);
  store.outbox.add = () => {
    throw new Error('killed');
  };
  await work();
  store.outbox.add = add;
  league.status = 'open';
  clock.now += 60_000;
  await work();
  assert.deepEqual([league.claims.length, league.secondClaims.length], [0, 1]);
  const [letter] = lettersIn(store);
  assert.match(JSON.stringify(letter?.letter.blocks), /You beat Cleo Marsh/);
});

test('REPLY-13: replies of one member wait for earlier ones whose match is still unknown', async (t) => {
  const { league, clock, reception, store, to, address, work } = await severalScene(t);
  const openIn = store.proposals.openIn.bind(store.proposals);
  store.proposals.openIn = () => {
    throw new TypeError('a bug');
  };
  await reception.take(message({ to, text: 'beat Bo 6-4 6-2' }));
  await work();
  store.proposals.openIn = openIn;
  await reception.take(message({ to: address, text: 'lost 4-6 2-6' }));
  await reception.take(message({ to, text: 'beat Bo 6-1 6-2' }));
  await work();
  assert.deepEqual(league.claims, []);
  clock.now += 60_000;
  await work();
  assert.deepEqual(
    league.claims.map((claim) => claim['raw_input']),
    ['beat Bo 6-4 6-2', 'lost 4-6 2-6', 'beat Bo 6-1 6-2'],
  );
});

test('REPLY-12: nothing is done for members who left or have no address', async (t) => {
  const { league, reception, store, to, work } = await severalScene(t);
  league.isMember = false;
  await reception.take(message({ to, text: 'beat Bo 6-4 6-2' }));
  await work();
  league.isMember = true;
  league.addresses.set(ANN, null);
  await reception.take(message({ to, text: 'beat Bo 6-4 6-2' }));
  await work();
  assert.deepEqual([league.claims, lettersIn(store), store.inbox.waiting('mail')], [[], [], 0]);
});

test('REPLY-18: an oversized message is answered without reading it', async (t) => {
  const { reception, store, to, work } = await severalScene(t);
  const kind = { isAutomatic: false, isForged: false, isReport: false };
  const head = { messageHash: 'h', recipients: [to], sender: 'ann@example.org', ...kind };
  reception.takeUnread(head, 'too_large');
  await work();
  const [letter] = lettersIn(store);
  assert.match(letter === undefined ? '' : saidIn(letter), /over one megabyte/);
});

test('REPLY-13: a message that cannot be handled is given up, with an answer that says so', async (t) => {
  const { clock, reception, store, to, work } = await severalScene(t);
  await reception.take(message({ to, text: 'won 6-4 6-2' }));
  const openIn = store.proposals.openIn.bind(store.proposals);
  let isBroken = true;
  store.proposals.openIn = (ids) => {
    if (isBroken) throw new TypeError('a bug');
    return openIn(ids);
  };
  for (let tries = 0; tries < 6; tries++) {
    isBroken = tries < 5;
    await work();
    clock.now += 60 * 60_000;
  }
  const [letter] = lettersIn(store);
  assert.match(letter === undefined ? '' : saidIn(letter), /We don’t know what was saved/);
  assert.equal(store.inbox.waiting('mail'), 0);
});
