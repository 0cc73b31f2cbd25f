import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LetterToSend } from '../mail/letter.ts';
import { makeChoicePath, readMessageHash } from './choice-path.ts';
import {
  ANN,
  BO,
  lettersIn,
  MAILBOXES,
  MATCH,
  message,
  NOW,
  replyScene,
} from '../../test/replies/reply-scene.ts';

const MINUTE_MS = 60_000;

function saidIn({ letter }: LetterToSend): string {
  return letter.blocks
    .flatMap((block) => {
      if (block.type === 'card') return [block.title, ...block.lines];
      return block.type === 'button'
        ? [block.label, block.href]
        : 'text' in block
          ? block.text
          : [];
    })
    .join('\n');
}

test('REPLY-12, REPLY-15: a result is recorded as the writer’s own report, and the answer says how it was read', async (t) => {
  const { league, store, address, reception, work, logged } = await replyScene(t);
  await reception.take(message({ to: address, text: 'Won 6-4 6-3\r\n\r\n> what was quoted' }));
  await work();
  const [claim, ...more] = league.claims;
  assert.deepEqual(more, [], JSON.stringify(logged));
  assert.ok(claim, JSON.stringify(logged));
  assert.deepEqual(claim['score'], { sets: [{ games: [4, 6] }, { games: [3, 6] }] });
  assert.equal(claim?.['source'], 'messaging');
  assert.equal(claim?.['raw_input'], 'Won 6-4 6-3');
  assert.ok(league.calls.includes('DELETE /v1/session'));
  const [letter, ...others] = lettersIn(store);
  assert.deepEqual(others, []);
  assert.ok(letter);
  assert.equal(letter.to.address, 'Ann@Example.org');
  assert.equal(letter.letter.kind, 'reply_answer');
  assert.ok(letter.letter.answerable && 'match_id' in letter.letter.answerable);
  assert.equal(letter.letter.answerable.match_id, MATCH);
  assert.match(saidIn(letter), /You beat Bo Park 6.+4 6.+3\nNow it’s the other side’s turn/);
  assert.match(saidIn(letter), /https:\/\/club\.example\/matches\/.+\/report$/m);
});

test('REPLY-15: only the writer’s own report can produce agreement or difference', async (t) => {
  for (const [status, said] of [
    ['played', /Both entries match/],
    ['disputed', /different scores/],
  ] as const) {
    const { league, store, address, reception, work } = await replyScene(t);
    league.status = status;
    await reception.take(message({ to: address, text: 'lost 4:6 3:6' }));
    await work();
    const [letter] = lettersIn(store);
    assert.ok(letter);
    assert.match(saidIn(letter), said);
    assert.match(saidIn(letter), /Bo Park beat you 6.+4 6.+3/);
  }
});

for (const [code, said] of [
  ['results_closed', /The deadline has passed/],
  ['result_confirmed', /already been decided/],
  ['score_invalid', /rules of this competition do not allow/],
  ['entry_withdrawn', /withdrawn/],
  ['something_new', /rejected this entry/],
] as const) {
  test(`REPLY-15: the answer explains the league’s refusal: ${code}`, async (t) => {
    const { league, store, address, reception, work } = await replyScene(t);
    league.refusal = code;
    await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
    await work();
    const [letter] = lettersIn(store);
    assert.ok(letter);
    assert.match(saidIn(letter), said);
    assert.equal(store.inbox.waiting('mail'), 0);
  });
}

test('REPLY-15: a report over the rate limit gets an answer, and is not retried until the limit resets', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  const answer = league.answer.bind(league);
  league.answer = (method, url, body) =>
    method === 'POST' && url.pathname.endsWith('/claims')
      ? { status: 429, body: { type: 'urn:league:problem:rate_limited', code: 'rate_limited' } }
      : answer(method, url, body);
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  await work();
  const [letter] = lettersIn(store);
  assert.match(letter === undefined ? '' : saidIn(letter), /Too many attempts/);
});

test('REPLY-13: the same message twice makes one report and one email', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  const sent = message({ to: address, text: 'won 6-4 6-3', id: 'same' });
  await reception.take(sent);
  await reception.take(sent);
  await work();
  await reception.take(sent);
  await work();
  assert.equal(league.claims.length, 1);
  assert.equal(lettersIn(store).length, 1);
});

test('REPLY-13: a later reply amends the previous one, in order of arrival', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  await reception.take(message({ to: address, text: 'sorry: won 6-4 6-2'.slice(7) }));
  await work();
  assert.deepEqual(
    league.claims.map((claim) => claim['raw_input']),
    ['won 6-4 6-3', 'won 6-4 6-2'],
  );
  assert.equal(lettersIn(store).length, 2);
});

for (const cut of ['before', 'after'] as const) {
  test(`REPLY-13: if cut off ${cut} the league accepted it, it remains one report and one email`, async (t) => {
    const { league, clock, store, address, reception, work } = await replyScene(t);
    await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
    league.cut = cut;
    await work();
    assert.deepEqual([lettersIn(store).length, store.inbox.waiting('mail')], [0, 1]);
    league.cut = null;
    clock.now += MINUTE_MS;
    await work();
    assert.equal(league.claims.length, 1);
    assert.equal(lettersIn(store).length, 1);
    assert.equal(store.inbox.waiting('mail'), 0);
  });
}

test('REPLY-13: if cut off after it was accepted, it does not undo later reports', async (t) => {
  const { league, clock, store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  league.cut = 'after';
  await work();
  league.cut = null;
  for (const one of league.claims) one['state'] = 'superseded';
  league.claims.push({ id: 'by hand', side: 1, outcome: 'unplayed', state: 'pending' });
  clock.now += MINUTE_MS;
  await work();
  assert.equal(league.claims.length, 2);
  assert.equal(lettersIn(store).length, 1);
});

test('REPLY-13: if the email cannot be stored the reply stays open, and later both happen once', async (t) => {
  const { league, clock, store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  const add = store.outbox.add.bind(store.outbox);
  store.outbox.add = (letter) => {
    add(letter);
    throw new Error('killed');
  };
  await work();
  store.outbox.add = add;
  assert.deepEqual([lettersIn(store).length, store.inbox.waiting('mail')], [0, 1]);
  clock.now += MINUTE_MS;
  await work();
  assert.equal(league.claims.length, 1);
  assert.equal(lettersIn(store).length, 1);
});

test('REPLY-13: a reply that cannot be handled is given up with an answer, and delays nobody', async (t) => {
  const { league, clock, store, addresses, address, reception, services, logged, work } =
    await replyScene(t);
  const other = addresses.addressFor(
    { memberId: BO, matchIds: [MATCH], proposalId: null },
    MAILBOXES.bo,
  );
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  await reception.take(message({ to: other, from: 'bo@example.org', text: 'not played yet' }));
  services.leagueAs = () => {
    throw new TypeError('a bug');
  };
  await work();
  assert.equal(lettersIn(store)[0]?.to.member_id, BO);
  for (let tries = 0; tries < 6; tries++) {
    clock.now += 60 * MINUTE_MS;
    await work();
  }
  assert.deepEqual(league.claims, []);
  const [letter] = lettersIn(store);
  assert.match(letter === undefined ? '' : saidIn(letter), /We don’t know what was saved/);
  assert.equal(store.inbox.waiting('mail'), 0);
  assert.doesNotMatch(logged.join(), /@/);
});

test('REPLY-16: nothing is reported from another address, and the member is asked once a day', async (t) => {
  const { league, clock, store, address, reception, work } = await replyScene(t);
  const forged = ['mail.club.example; spf=fail smtp.mailfrom=example.org'];
  const senders: readonly [string, readonly string[]][] = [
    ['eve@evil.example', []],
    ['ann@example.org.evil.example', []],
    ['ann@example.org', forged.map((one) => `Authentication-Results: ${one}`)],
    ['eve@evil.example>, <ann@example.org', []],
  ];
  for (const [from, headers] of senders) {
    await reception.take(message({ to: address, from, headers, text: 'won 6-4 6-3' }));
  }
  await work();
  assert.deepEqual(league.claims, []);
  const letters = lettersIn(store);
  assert.equal(letters.length, 1);
  const [letter] = letters;
  assert.ok(letter);
  assert.equal(letter.letter.kind, 'reply_from_elsewhere');
  assert.equal(letter.to.address, 'Ann@Example.org');
  assert.doesNotMatch(JSON.stringify(letter), /evil|6-4/);
  clock.now += 24 * 60 * MINUTE_MS;
  await reception.take(message({ to: address, from: 'eve@evil.example', text: 'won 6-4 6-3' }));
  await work();
  assert.equal(lettersIn(store).length, 1);
});

test('REPLY-16: a member who reads another’s mailbox can answer from there', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  league.addresses.set(ANN, null);
  store.mailboxes.share(ANN, BO);
  await reception.take(message({ to: address, from: 'BO@example.org', text: 'won 6-4 6-3' }));
  await work();
  assert.equal(league.claims.length, 1);
  assert.equal(lettersIn(store)[0]?.to.address, 'bo@example.org');
});

test('REPLY-15: a score that fits both sides is asked back, with an address for each', async (t) => {
  const { league, store, signer, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: '6-4 6-3', id: 'either' }));
  await work();
  assert.deepEqual(league.claims, []);
  const [letter] = lettersIn(store);
  assert.ok(letter);
  const asked = store.inbox.asked(1);
  assert.equal(asked?.written, '6-4 6-3');
  for (const index of [0, 1]) {
    const path = makeChoicePath(signer, {
      place: 1,
      messageHash: readMessageHash(asked.source),
      index,
    });
    assert.ok(saidIn(letter).includes(`https://club.example${path}`), path);
  }
});

test('REPLY-15: an unplayed match or unreadable text gets an answer with the options', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'We have not played yet' }));
  await reception.take(message({ to: address, text: 'Lovely weather' }));
  await reception.take(message({ to: address, text: '' }));
  await work();
  assert.deepEqual(league.claims, []);
  const [notPlayed, unread, empty] = lettersIn(store).map(saidIn);
  assert.match(notPlayed ?? '', /by Sunday,? 13 December/);
  assert.match(unread ?? '', /“won 6-4 3-6 6-4” or “lost 4-6 6-3 4-6”/);
  assert.match(empty ?? '', /“won 6-4 3-6 6-4” or “lost 4-6 6-3 4-6”/);
});

type ReplyScene = Awaited<ReturnType<typeof replyScene>>;

/**
 * Times that Bo proposes to Ann.
 * @returns the Reply-To of the email about them
 */
function proposeTo(
  store: ReplyScene['store'],
  addresses: ReplyScene['addresses'],
  times: readonly number[],
): string {
  const made = { matchId: MATCH, side: 0 as const, memberId: BO, times, place: null, note: null };
  const { id: proposalId } = store.proposals.add({ ...made, offerId: null }, NOW);
  return addresses.addressFor({ memberId: ANN, matchIds: [MATCH], proposalId }, MAILBOXES.ann);
}

test('REPLY-12: picking a time works like its button, and everyone gets one email', async (t) => {
  const { store, clock, addresses, reception, work } = await replyScene(t);
  const times = [NOW + 90_000_000, NOW + 180_000_000];
  const to = proposeTo(store, addresses, times);
  await reception.take(message({ to, text: 'The second is good' }));
  await work();
  assert.equal(store.arrangements.of([MATCH]).get(MATCH)?.startsAt, times[1]);
  const letters = lettersIn(store);
  assert.deepEqual(
    letters.map(({ letter, to: { member_id: id } }) => [letter.kind, id]).toSorted(),
    [
      ['arranged', ANN],
      ['arranged', BO],
    ],
  );
  assert.equal(store.inbox.waiting('mail'), 0);
  // The same reply in other words, and another that comes too late.
  clock.now += MINUTE_MS;
  await reception.take(message({ to, text: 'the second' }));
  await reception.take(message({ to, text: 'the first' }));
  await work();
  const [same, late] = lettersIn(store).map(saidIn);
  assert.match(same ?? '', /Match arranged/);
  assert.match(late ?? '', /Another time has already been picked/);
});

test('REPLY-15: declining all times gets an answer that explains how to propose others', async (t) => {
  const { store, addresses, reception, work } = await replyScene(t);
  const times = [NOW + 90_000_000];
  const to = proposeTo(store, addresses, times);
  await reception.take(message({ to, text: 'None of these' }));
  await work();
  const [letter] = lettersIn(store);
  assert.match(letter === undefined ? '' : saidIn(letter), /arrange\?others=1/);
  assert.equal(store.proposals.openIn([MATCH]).size, 1);
});

test('REPLY-12: nobody hears about a match or member that is gone', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  league.isMatch = false;
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  await work();
  league.isMatch = true;
  league.isMember = false;
  await reception.take(message({ to: address, text: 'won 6-4 6-3' }));
  await work();
  assert.deepEqual([league.claims, lettersIn(store), store.inbox.waiting('mail')], [[], [], 0]);
});

test('REPLY-11: an email can be answered until the last day for reports, and again if that moves', async (t) => {
  const { league, clock, store, address, reception, work } = await replyScene(t);
  const closesAt = Date.parse(league.closesAt ?? '');
  let count = 0;
  for (const [at, state, taken] of [
    [closesAt - 1, 'active', 1],
    [closesAt, 'active', 0],
    [closesAt - 1, 'closed', 0],
  ] as const) {
    [clock.now, league.state] = [at, state];
    league.claims.length = 0;
    await reception.take(message({ to: address, text: `won 6-4 6-${count++}` }));
    await work();
    assert.equal(league.claims.length, taken);
    assert.equal(lettersIn(store).length, 1);
  }
  league.state = 'active';
  league.closesAt = null;
  await reception.take(message({ to: address, text: `won 6-4 6-${count++}` }));
  await work();
  assert.equal(league.claims.length, 1);
});
