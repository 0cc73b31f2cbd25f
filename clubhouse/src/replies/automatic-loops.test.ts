import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  ANN,
  lettersIn,
  MAILBOXES,
  MATCH,
  message,
  replyScene,
  SECOND_MATCH,
} from '../../test/replies/reply-scene.ts';

const HOUR_MS = 3_600_000;

async function scene(t: TestContext) {
  const own = await replyScene(t);
  /** Number of emails that answer a text. */
  const write = async (text: string, to = own.address) => {
    await own.reception.take(message({ to, text }));
    await own.work();
    return lettersIn(own.store).length;
  };
  return { ...own, write };
}

test('REPLY-33: the same words after a question are not answered again, whatever comes in between', async (t) => {
  const { clock, write } = await scene(t);
  assert.equal(await write('I am out of office'), 1);
  assert.equal(await write('I am out of office'), 0);
  assert.equal(await write('i am out of office \r\n'), 0);
  assert.equal(await write('Back on Monday'), 1);
  assert.equal(await write('I am out of office'), 0);
  clock.now += 48 * HOUR_MS;
  assert.equal(await write('I am out of office'), 0);
});

test('REPLY-33: a repeated result is reported once, and again after a different report', async (t) => {
  const { league, write } = await scene(t);
  assert.equal(await write('won 6-4 6-3'), 1);
  assert.equal(await write('won 6-4 6-3'), 0);
  assert.equal(await write('lost 4-6 3-6'), 1);
  assert.equal(await write('won 6-4 6-3'), 1);
  assert.deepEqual(
    league.claims.map((claim) => claim['raw_input']),
    ['won 6-4 6-3', 'lost 4-6 3-6', 'won 6-4 6-3'],
  );
});

test('REPLY-33: the same words are answered again if the league refused them or a stranger wrote them', async (t) => {
  const { league, reception, store, address, work, write } = await scene(t);
  league.refusal = 'results_closed';
  assert.equal(await write('won 6-4 6-3'), 1);
  league.refusal = null;
  await reception.take(message({ to: address, from: 'eve@evil.example', text: 'won 6-4 6-2' }));
  await work();
  lettersIn(store);
  assert.equal(await write('won 6-4 6-3'), 1);
  assert.equal(await write('won 6-4 6-2'), 1);
  assert.equal(league.claims.length, 2);
});

test('REPLY-33: the bot asks about one match at most three times a day, and still answers readable messages', async (t) => {
  const { clock, addresses, league, write } = await scene(t);
  for (let sent = 1; sent <= 3; sent++) assert.equal(await write(`ticket ${sent}`), 1, `${sent}`);
  assert.equal(await write('ticket 4'), 0);
  assert.equal(await write('won 2:0'), 0);
  assert.equal(await write('won 6-4 6-3'), 1);
  assert.equal(league.claims.length, 1);
  league.second = 'Cleo Marsh';
  const about = (matchIds: string[]) =>
    addresses.addressFor({ memberId: ANN, matchIds, proposalId: null }, MAILBOXES.ann);
  // Another match, and an email about both.
  assert.equal(await write('ticket 5', about([SECOND_MATCH])), 1);
  for (let sent = 6; sent <= 8; sent++)
    assert.equal(await write(`ticket ${sent}`, about([MATCH, SECOND_MATCH])), 1);
  assert.equal(await write('ticket 9', about([MATCH, SECOND_MATCH])), 0);
  clock.now += 24 * HOUR_MS;
  assert.equal(await write('ticket 10'), 1);
});

test('REPLY-33: thirty-four automatic replies without a header cause only three emails', async (t) => {
  const { write } = await scene(t);
  let letters = 0;
  for (let sent = 1; sent <= 34; sent++)
    letters += await write(`I am away. Your request has the number ${sent}`);
  assert.equal(letters, 3);
});
