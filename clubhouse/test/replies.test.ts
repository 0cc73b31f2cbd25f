import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { runCommand } from '../src/commands.ts';
import { putIntoSpool, makeSpoolPath } from '../src/replies/spool.ts';
import type { ClaimedLetter } from '../src/store/claimed-letter.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { Visitor } from './visitor.ts';

const data = mkdtempSync(join(tmpdir(), 'clubhouse-spool-'));
after(() => rmSync(data, { recursive: true, force: true }));
const template = { before: 'answers+', after: '@club.example' };
const replies = { template, imap: null, spoolFolder: makeSpoolPath(data) };
const started = clubhouseForTests({ keepsLetters: true, replies });

let count = 0;

/** The reply address of an email to Hannah about her match. */
async function addressOf(match: string): Promise<string> {
  const { store, sealKey, season, clock } = started();
  const { AnswerAddresses } = await import('../src/replies/answer-addresses.ts');
  const { Signer } = await import('../src/signed/signer.ts');
  const signer = new Signer(sealKey);
  const addresses = new AnswerAddresses({ template, signer, store, now: () => clock.now });
  const memberId = season.members.get('Hannah Brandt') ?? '';
  const answerable = { memberId, matchIds: [match], proposalId: null };
  return addresses.addressFor(answerable, 'hannah.brandt@example.org');
}

async function reply(match: string, body: string): Promise<ClaimedLetter> {
  count += 1;
  const from = makeEmail('Hannah Brandt');
  const head = [`From: ${from}`, `To: ${await addressOf(match)}`, `Message-ID: <${count}@x>`];
  await putIntoSpool(data, Buffer.from([...head, '', body, ''].join('\r\n')));
  return until('no letter', () => nextAnswer());
}

/** The next of our emails that answers a reply; skips others. */
function nextAnswer(): ClaimedLetter | null {
  const { outbox } = started().store;
  for (let letter = outbox.claim(); letter !== null; letter = outbox.claim()) {
    outbox.end(letter.place, 'sent', null);
    if (letter.letter.kind === 'reply_answer') return letter;
  }
  return null;
}

async function claimsOf(match: string) {
  const detail = await started().league.must('GET', `/v1/matches/${match}`);
  return { status: expectText(detail['status']), claims: list(detail['claims']) };
}

function buttonsOf({ letter }: ClaimedLetter): string[] {
  const { url } = started();
  return letter.blocks.flatMap((one) => (one.type === 'button' ? one.href.replace(url, '') : []));
}

test('REPLY-12: a report by reply appears as the player’s in the history, with its text', async () => {
  const match = matchOf(started().season.singles, 'Hannah', 'Priya');
  const answered = await reply(match, 'won 6-4 6-3');
  assert.match(JSON.stringify(answered.letter), /You beat Priya Raghunathan/);
  const { status, claims } = await claimsOf(match);
  assert.equal(status, 'reported');
  assert.deepEqual(
    claims.map((claim) => [claim['source'], claim['raw_input']]),
    [['messaging', 'won 6-4 6-3']],
  );
  const events = await started().league.must(
    'GET',
    `/v1/events?kind=match.claimed&subject=${match}`,
  );
  const [event] = list(events['data']);
  assert.equal(event?.['actor_member_id'], started().season.members.get('Hannah Brandt'));
  assert.deepEqual(readdirSync(makeSpoolPath(data)), []);
  // A later reply amends it, and repeating a result is not another report.
  await reply(match, 'won 6-4 6-2');
  await reply(match, 'I won 6-4 6-2');
  assert.equal((await claimsOf(match)).claims.length, 2);
});

test('REPLY-15: a score that breaks the rules is asked for again, and nothing is entered', async () => {
  const match = matchOf(started().season.singles, 'Hannah', 'Tomasz');
  const impossible = await reply(match, 'won 6-5 6-5');
  assert.match(JSON.stringify(impossible.letter), /never guesses/);
  const incomplete = await reply(match, 'won 2:0');
  assert.match(JSON.stringify(incomplete.letter), /incomplete under the rules/);
  assert.deepEqual((await claimsOf(match)).claims, []);
});

test('ENDS-1, REPLY-19: a member who now reads another mailbox cannot report with the old one’s button', async () => {
  const { league, season } = started();
  const match = matchOf(season.singles, 'Hannah', 'Marchetti');
  const [won = ''] = buttonsOf(await reply(match, '6-1 6-1'));
  const visitor = new Visitor(started());
  assert.equal((await visitor.get(won)).status, 200);
  const path = `/v1/members/${season.members.get('Hannah Brandt')}`;
  const before = (await claimsOf(match)).claims.length;
  await league.must('PATCH', path, { email: 'new@example.org' });
  try {
    assert.equal((await visitor.get(won)).status, 410);
    assert.equal((await visitor.post(won)).status, 410);
    assert.equal((await claimsOf(match)).claims.length, before);
  } finally {
    await league.must('PATCH', path, { email: makeEmail('Hannah Brandt') });
  }
  assert.equal((await visitor.get(won)).status, 200);
});

test('REPLY-19: one click tells which of two results it was, without signing in', async () => {
  const match = matchOf(started().season.singles, 'Hannah', 'Marchetti');
  const [won = '', lost = ''] = buttonsOf(await reply(match, '6-4 6-3'));
  const visitor = new Visitor(started());
  const page = await visitor.get(lost);
  assert.equal(page.status, 200);
  assert.match(page.text, /Léa Marchetti beat you/);
  assert.doesNotMatch(page.text, /You beat/);
  assert.deepEqual((await claimsOf(match)).claims, []);
  assert.equal((await visitor.post(lost)).status, 303);
  assert.match((await visitor.get(lost)).text, /Your score is entered/);
  assert.equal((await visitor.post(lost)).status, 303);
  const { claims } = await claimsOf(match);
  assert.deepEqual(
    claims.map((claim) => [claim['source'], claim['raw_input']]),
    [['messaging', '6-4 6-3']],
  );
  // The other player amends it, as on the report page.
  assert.match((await visitor.get(won)).text, /You beat Léa Marchetti/);
  for (const wrong of [`${won}x`, won.replace('.0.', '.1.'), '/replies/9.0.x', '/replies/x']) {
    assert.equal((await visitor.get(wrong)).status, 404, wrong);
    assert.equal((await visitor.post(wrong)).status, 404, wrong);
  }
  const { store, season } = started();
  store.inbox.forget(season.members.get('Hannah Brandt') ?? '', []);
  assert.equal((await visitor.get(lost)).status, 404);
});

test('REPLY-21: the operator sees whether replies can be fetched, and how many wait', async () => {
  const health = (await (await fetch(`${started().url}/healthz`)).json()) as Record<
    string,
    unknown
  >;
  assert.deepEqual(health['replies'], { mailbox: 'none', waiting: 0 });
});

async function* chunksOf(...chunks: readonly Buffer[]) {
  yield* chunks;
}

test('REPLY-22: a delivery agent hands in a message, and learns if it cannot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-receive-'));
  const before = { ...process.env };
  Object.assign(process.env, { CLUBHOUSE_DATA: folder });
  try {
    const without = await runCommand('receive-reply', [], chunksOf(Buffer.from('x')));
    assert.equal(without.code, 75);
    Object.assign(process.env, { CLUBHOUSE_REPLY_ADDRESS: 'a+{token}@b.c' });
    const halves = [Buffer.alloc(524_288, 'a'), Buffer.alloc(524_288, 'b')];
    assert.deepEqual(await runCommand('receive-reply', [], chunksOf(...halves)), {
      text: '',
      code: 0,
    });
    const more = await runCommand('receive-reply', [], chunksOf(...halves, Buffer.from('c')));
    assert.equal(more.code, 65);
    assert.equal(readdirSync(makeSpoolPath(folder)).length, 1);
    assert.equal((await runCommand('receive-reply', ['x'], chunksOf())).code, 2);
  } finally {
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  }
});
