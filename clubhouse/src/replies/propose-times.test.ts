import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LetterToSend } from '../mail/letter.ts';
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The club's clock is an hour ahead; today is a Sunday. */
const TUESDAY = Date.parse('2026-11-24T17:00:00Z');
const THURSDAY = Date.parse('2026-11-26T18:30:00Z');

function saidIn(letter: LetterToSend | undefined): string {
  return (letter?.letter.blocks ?? [])
    .flatMap((block) => {
      if (block.type === 'list') return block.items;
      if (block.type === 'button') return [block.label, block.href];
      return 'text' in block ? [block.text] : [];
    })
    .join('\n');
}

test('REPLY-31: times are proposed as by the form, sent to the other side, and confirmed as they were read', async (t) => {
  const { store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'Tuesday 18:00 or Thursday 19:30?' }));
  await work();
  const proposal = store.proposals.openIn([MATCH]).get(MATCH);
  assert.deepEqual([proposal?.memberId, proposal?.side], [ANN, 1]);
  assert.deepEqual(proposal?.times, [TUESDAY, THURSDAY]);
  const letters = new Map(lettersIn(store).map((one) => [one.letter.kind, one]));
  assert.deepEqual([...letters.keys()].toSorted(), ['reply_answer', 'time_proposed']);
  assert.equal(letters.get('time_proposed')?.to.member_id, BO);
  const answer = letters.get('reply_answer');
  assert.equal(answer?.to.member_id, ANN);
  assert.match(
    saidIn(answer),
    /emailed \*Bo Park\*.*\nTuesday,? 24 November.*18:00\nThursday,? 26 November.*19:30\n/,
  );
  assert.match(saidIn(answer), /\/arrange$/m);
  assert.equal(store.inbox.waiting('mail'), 0);
});

for (const [text, why] of [
  ['14.12. 18:00?', /after the deadline for results/],
  ['22.11. 10:30?', /That time has passed/],
  ['Tuesday 18:00 or 14.12. 19:00?', /after the deadline for results/],
] as const) {
  test(`REPLY-31: ${text} is not proposed, with the reason`, async (t) => {
    const { clock, store, address, reception, work } = await replyScene(t);
    clock.now = NOW + HOUR_MS;
    await reception.take(message({ to: address, text }));
    await work();
    const [letter, ...more] = lettersIn(store);
    assert.deepEqual(more, []);
    assert.match(saidIn(letter), why);
    assert.equal(store.proposals.openIn([MATCH]).size, 0);
  });
}

test('REPLY-31: the last day for results can be proposed', async (t) => {
  const { store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: '13.12. 18:00?' }));
  await work();
  assert.equal(store.proposals.openIn([MATCH]).size, 1);
});

test('REPLY-31: a proposal from the other side is only replaced by an answer to its email', async (t) => {
  const { store, addresses, address, reception, work } = await replyScene(t);
  const made = { matchId: MATCH, side: 0 as const, memberId: BO, place: null, note: null };
  const times = [NOW + DAY_MS];
  const { id } = store.proposals.add({ ...made, times, offerId: null }, NOW);
  await reception.take(message({ to: address, text: 'Tuesday 18:00?' }));
  await work();
  assert.match(saidIn(lettersIn(store)[0]), /Bo Park\* has already proposed times/);
  assert.equal(store.proposals.openIn([MATCH]).get(MATCH)?.id, id);
  const about = { memberId: ANN, matchIds: [MATCH], proposalId: id };
  const to = addresses.addressFor(about, MAILBOXES.ann);
  await reception.take(message({ to, text: 'None of them. Tuesday 18:00?' }));
  await work();
  assert.deepEqual(store.proposals.openIn([MATCH]).get(MATCH)?.times, [TUESDAY]);
});

test('REPLY-31: twenty proposals an hour are allowed, and the next is refused', async (t) => {
  const { store, address, reception, work } = await replyScene(t);
  const own = { matchId: MATCH, side: 1 as const, memberId: ANN, place: null, note: null };
  for (let made = 0; made < 19; made++) {
    store.proposals.add({ ...own, times: [NOW + DAY_MS], offerId: null }, NOW);
  }
  for (const [text, said] of [
    ['Tuesday 18:00?', /We emailed/],
    ['Thursday 19:30?', /very often/],
  ] as const) {
    await reception.take(message({ to: address, text }));
    await work();
    const answer = lettersIn(store).find(({ letter }) => letter.kind === 'reply_answer');
    assert.match(saidIn(answer), said);
  }
  assert.deepEqual(store.proposals.openIn([MATCH]).get(MATCH)?.times, [TUESDAY]);
});

test('REPLY-31: nothing is proposed for a reported match', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  league.status = 'reported';
  await reception.take(message({ to: address, text: 'Tuesday 18:00?' }));
  await work();
  assert.match(saidIn(lettersIn(store)[0]), /has been entered|been reported|reported/i);
  assert.equal(store.proposals.openIn([MATCH]).size, 0);
});

test('REPLY-13: if cut off while proposing, it remains one proposal and one email to each', async (t) => {
  const { clock, store, address, reception, work } = await replyScene(t);
  await reception.take(message({ to: address, text: 'Tuesday 18:00?' }));
  const add = store.outbox.add.bind(store.outbox);
  store.outbox.add = (letter) => {
    add(letter);
    if (letter.letter.kind === 'reply_answer') throw new Error('killed');
  };
  await work();
  store.outbox.add = add;
  assert.deepEqual([store.proposals.of(MATCH).length, lettersIn(store).length], [0, 0]);
  clock.now += 60_000;
  await work();
  await work();
  assert.deepEqual([store.proposals.of(MATCH).length, lettersIn(store).length], [1, 2]);
});
