import assert from 'node:assert/strict';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { makeMessageIdPart } from '../dispatch/drawing.ts';
import { readContent, readHead } from './read-message.ts';
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

const HOST = 'club.example';

/** The head and content of a message; null if either is not read. */
async function readWhole(raw: Uint8Array) {
  const head = await readHead(raw, HOST);
  const content = head === null ? null : await readContent(raw, head);
  return head === null || content === null ? null : { ...head, ...content };
}

test('REPLY-11: only mail to an email’s own address counts as a reply', async (t) => {
  const { store, addresses, address, reception, logged } = await replyScene(t);
  const other = addresses.addressFor(
    { memberId: BO, matchIds: [MATCH], proposalId: null },
    MAILBOXES.bo,
  );
  const [token = '', domain = ''] = address.replace('answers+', '').split('@');
  const guessed = [
    `answers+@${domain}`,
    `answers+${token.slice(1)}@${domain}`,
    `answers+9${token}@${domain}`,
    `answers+${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}@${domain}`,
    // The mark of one email with the place of another.
    `answers+2${token.slice(1)}@${domain}`,
    `answers+${token}@elsewhere.example`,
    `${token}@${domain}`,
    `answers+${'z'.repeat(60)}@${domain}`,
  ];
  assert.notEqual(other.slice(9), address.slice(9));
  for (const to of guessed) await reception.take(message({ to, text: 'won 6-4 6-3' }));
  assert.equal(store.inbox.waiting('mail'), 0);
  assert.match(logged.join('\n'), /no email has/);
  assert.doesNotMatch(logged.join('\n'), /@/);
  await reception.take(message({ to: 'club@club.example', headers: [`Delivered-To: ${address}`] }));
  await reception.take(message({ to: `"Club" <${address.toUpperCase()}>` }));
  assert.equal(store.inbox.waiting('mail'), 2);
});

test('REPLY-10: a token belongs to one member, match and proposal, and expires with them', async (t) => {
  const { store, addresses } = await replyScene(t);
  const answerable = { memberId: ANN, matchIds: [MATCH], proposalId: 7 };
  const address = addresses.addressFor(answerable, MAILBOXES.ann);
  assert.equal(addresses.addressFor(answerable, MAILBOXES.ann), address);
  const { place, mailboxHash, ...kept } = addresses.read(address) ?? {};
  assert.deepEqual(kept, answerable);
  assert.ok((address.split('@')[0] ?? '').length <= 64);
  store.replyAddresses.forget(ANN);
  assert.equal(addresses.read(address), null);
  // After a restore, the place may belong to something else.
  const putBack = await replyScene(t);
  const again = putBack.addresses.addressFor({ ...answerable, memberId: BO }, MAILBOXES.bo);
  assert.equal(putBack.addresses.read(again)?.place, 2);
  assert.equal(putBack.addresses.read(address), null);
});

const AUTOMATIC: readonly string[][] = [
  ['Auto-Submitted: auto-replied'],
  ['auto-submitted: auto-generated (vacation)'],
  ['Precedence: bulk'],
  ['Precedence: list'],
  ['Precedence: junk'],
  ['List-Id: <players.example>'],
  ['List-Unsubscribe: <https://x.example>'],
  ['X-Autoreply: yes'],
  ['Return-Path: <>'],
  ['Content-Type: multipart/report; report-type=disposition-notification; boundary=x'],
];
for (const headers of AUTOMATIC) {
  test(`REPLY-17: an automatic message gets no answer: ${headers.join()}`, async (t) => {
    const { store, address, reception } = await replyScene(t);
    await reception.take(message({ to: address, headers, text: 'won 6-4 6-3' }));
    assert.equal(store.inbox.waiting('mail'), 0);
  });
}

for (const value of ['All', 'OOF, AutoReply', 'DR, RN, NRN', 'None']) {
  test(`REPLY-24: a sender who asks for no automatic answers is not treated as a program: ${value}`, async (t) => {
    const { league, store, address, reception, work } = await replyScene(t);
    const headers = [`X-Auto-Response-Suppress: ${value}`];
    await reception.take(message({ to: address, headers, text: 'won 6-4 6-3' }));
    await work();
    assert.equal(league.claims.length, 1);
    assert.equal(lettersIn(store).length, 1);
    // Another header marks Exchange's out-of-office reply as automatic.
    const absent = [...headers, 'Auto-Submitted: auto-generated'];
    await reception.take(message({ to: address, headers: absent, text: 'won 6-4 6-3' }));
    assert.equal(store.inbox.waiting('mail'), 0);
  });
}

test('REPLY-17: mail servers and our own emails get no answer; a header that says a person wrote is respected', async (t) => {
  const { store, address, reception } = await replyScene(t);
  await reception.take(message({ to: address, from: 'MAILER-DAEMON@mx.example' }));
  const id = `${makeMessageIdPart('a letter')}@club.example`;
  await reception.take(message({ to: address, id }).subarray(0));
  assert.equal(store.inbox.waiting('mail'), 1, 'the host of the test is x');
  const raw = message({ to: address })
    .toString()
    .replace(/<m\d+@x>/, `<${id}>`);
  await reception.take(Buffer.from(raw));
  assert.equal(store.inbox.waiting('mail'), 1);
  await reception.take(message({ to: address, headers: ['Auto-Submitted: no'] }));
  await reception.take(message({ to: address, headers: ['Precedence: first-class'] }));
  assert.equal(store.inbox.waiting('mail'), 3);
});

const FORGED: readonly (readonly [isForged: boolean, ...lines: string[]])[] = [
  [true, 'mx.club.example; dmarc=fail header.from=example.org'],
  [true, 'mx.club.example; spf=fail (not allowed) smtp.mailfrom=ann@example.org'],
  [true, 'mx.club.example; spf=pass smtp.mailfrom=x.example; dkim=fail header.d=example.org'],
  [true, 'mx.club.example; spf=pass', 'mx.club.example; dmarc=fail header.from=example.org'],
  [false, 'mx.club.example; spf=fail smtp.mailfrom=bounces@lists.example'],
  [
    false,
    'mx.club.example; dmarc=pass header.from=example.org; spf=fail smtp.mailfrom=example.org',
  ],
  [false, 'mx.club.example; spf=softfail smtp.mailfrom=example.org; dkim=none'],
  [false, 'mx.club.example; spf=pass', 'elsewhere.example; dmarc=fail header.from=example.org'],
  [false, 'mx.club.example; (dmarc=fail header.from=example.org) none'],
];
for (const [isForged, ...lines] of FORGED) {
  test(`REPLY-16: ${isForged ? 'a sender that is not who it says' : 'no fault of the sender'}: ${lines.join(' / ')}`, async () => {
    const headers = lines.map((line) => `Authentication-Results: ${line}`);
    const read = await readWhole(message({ to: 'x@y.z', headers }));
    assert.equal(read?.isForged, isForged);
  });
}

test('REPLY-18: thirty replies of a member are accepted per hour, without affecting others', async (t) => {
  const { store, clock, addresses, address, reception } = await replyScene(t);
  for (let sent = 0; sent < 35; sent++) await reception.take(message({ to: address }));
  assert.equal(store.inbox.waiting('mail'), 30);
  const other = addresses.addressFor(
    { memberId: BO, matchIds: [MATCH], proposalId: null },
    MAILBOXES.bo,
  );
  await reception.take(message({ to: other, from: 'bo@example.org' }));
  assert.equal(store.inbox.waiting('mail'), 31);
  clock.now = NOW + 3_600_000;
  await reception.take(message({ to: address }));
  assert.equal(store.inbox.waiting('mail'), 32);
});

for (const [who, from, headers] of [
  ['strangers', 'eve@evil.example', []],
  ['forgers', 'ann@example.org', ['Authentication-Results: mx.club.example; spf=fail']],
] as const) {
  test(`REPLY-29: ten messages of ${who} are accepted per hour, and a member can still answer`, async (t) => {
    const { store, clock, address, reception } = await replyScene(t);
    for (let sent = 0; sent < 9; sent++) {
      await reception.take(message({ to: address, from, headers }));
    }
    assert.equal(store.inbox.waiting('mail'), 9);
    for (let sent = 0; sent < 20; sent++) {
      await reception.take(message({ to: address, from, headers }));
    }
    assert.equal(store.inbox.waiting('mail'), 10);
    for (let sent = 0; sent < 31; sent++) await reception.take(message({ to: address }));
    assert.equal(store.inbox.waiting('mail'), 40);
    clock.now = NOW + 3_600_000;
    await reception.take(message({ to: address, from, headers }));
    assert.equal(store.inbox.waiting('mail'), 41);
  });
}

test('REPLY-29: an email whose origin was unknown at first is counted for its member', async (t) => {
  const { store, addresses, address, reception } = await replyScene(t);
  const read = addresses.read.bind(addresses);
  addresses.read = (one) => {
    const found = read(one);
    return found && { ...found, mailboxHash: null };
  };
  for (let sent = 0; sent < 31; sent++) {
    await reception.take(message({ to: address, from: 'new@example.org' }));
  }
  assert.equal(store.inbox.waiting('mail'), 30);
});

test('REPLY-18: nothing more is accepted while a thousand wait', async (t) => {
  const { store, address, addresses, reception } = await replyScene(t);
  const kept = addresses.read(address);
  assert.ok(kept);
  const told = { sender: '', isForged: false, isStranger: false, written: '' };
  const inMail = { channel: 'mail', kind: 'text', chatId: 0, language: '' } as const;
  const { place: addressPlace, memberId, matchIds, proposalId } = kept;
  const reply = { addressPlace, memberId, matchIds, proposalId, ...told, ...inMail };
  const add = (source: string) => store.inbox.add({ ...reply, source }, NOW);
  for (let sent = 0; sent < 999; sent++) add(`${sent}`);
  assert.equal(reception.isFull(), false);
  add('999');
  assert.equal(reception.isFull(), true);
});

const MEGABYTE = 1_048_576;

test('REPLY-18: a megabyte is read, and one byte more is not', async () => {
  const head = message({ to: 'x@y.z' });
  const line = `${'a'.repeat(76)}\n`;
  const filled = (length: number) =>
    Buffer.concat([head, Buffer.alloc(length - head.length, line)]);
  assert.notEqual(await readWhole(filled(MEGABYTE)), null);
  assert.equal(await readWhole(filled(MEGABYTE + 1)), null);
});

test('REPLY-18: the maximum number of lines in a megabyte of mail is read, and one more is not', async () => {
  const head = message({ to: 'x@y.z' });
  const inHead = head.toString('latin1').split('\n').length - 1;
  const ofLines = (count: number) => Buffer.concat([head, Buffer.alloc(count - inHead, '\n')]);
  assert.notEqual(await readWhole(ofLines(16_384)), null);
  assert.equal(await readWhole(ofLines(16_385)), null);
});

test('REPLY-18: a report has as many lines as a bounced email, and a head as many as a person’s mail', async () => {
  const report = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
  const lines = (raw: Buffer) => raw.toString('latin1').split('\n').length - 1;
  const head = message({ to: 'x@y.z', headers: [report] });
  const reportOf = (count: number) =>
    Buffer.concat([head, Buffer.alloc(count - lines(head), '\n')]);
  assert.notEqual(await readWhole(reportOf(4096)), null);
  assert.equal(await readWhole(reportOf(4097)), null);
  const withHeaders = (count: number) =>
    message({ to: 'x@y.z', headers: Array.from({ length: count }, (_, at) => `X-${at}: y`) });
  const usual = lines(Buffer.from(withHeaders(0).toString('latin1').split('\r\n\r\n')[0] ?? ''));
  const most = 2048 - usual - 2;
  assert.notEqual(await readWhole(withHeaders(most)), null);
  assert.equal(await readWhole(withHeaders(most + 1)), null);
});

test('REPLY-18: a message ruled out by its head is not read further', async (t) => {
  const { address, reception } = await replyScene(t);
  const parse = t.mock.method(PostalMime, 'parse');
  const readings = async (headers: Parameters<typeof message>[0]) => {
    parse.mock.resetCalls();
    await reception.take(message(headers));
    return parse.mock.callCount();
  };
  assert.equal(await readings({ to: address, id: 'one' }), 2);
  assert.equal(await readings({ to: address, id: 'one' }), 1, 'it is known');
  assert.equal(await readings({ to: 'club@club.example' }), 1, 'it is no reply');
  assert.equal(await readings({ to: address, headers: ['Precedence: bulk'] }), 1);
  for (let at = 1; at < 30; at++) await readings({ to: address, id: `more ${at}` });
  assert.equal(await readings({ to: address, id: 'too many' }), 1);
});

function nested(depth: number): Buffer {
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b0'];
  let body = '';
  for (let at = 0; at < depth; at++) {
    body += `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`;
  }
  const text = `--b${depth}\r\nContent-Type: text/plain\r\n\r\nwon 6-4 6-3\r\n--b${depth}--\r\n`;
  return message({ to: 'x@y.z', headers, text: body + text });
}

test('REPLY-9: an overlong part is dropped whole, never cut to a different meaning', async () => {
  const written = async (text: string) => {
    const read = await readWhole(message({ to: 'club@club.example', text }));
    return read?.written.length;
  };
  const won = 'won 6-4 6-3\n';
  assert.equal(await written(`${won}${'a'.repeat(2000 - won.length)}`), 2000);
  assert.equal(await written(`${won}${'a'.repeat(2001 - won.length)}`), 0);
});

test('REPLY-18: nested and repeated parts are read up to what real mail uses', async () => {
  assert.equal((await readWhole(nested(6)))?.written, 'won 6-4 6-3');
  assert.equal(await readWhole(nested(50)), null);
  const many = (count: number) =>
    message({
      to: 'x@y.z',
      headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      text: '--b\r\n\r\nx\r\n'.repeat(count),
    });
  assert.notEqual(await readWhole(many(200)), null);
  assert.equal(await readWhole(many(201)), null);
  const headers = Array.from({ length: 3000 }, (_, at) => `X-Long-${at}: ${'x'.repeat(60)}`);
  assert.equal(await readWhole(message({ to: 'x@y.z', headers })), null);
});

test('REPLY-18: an oversized message is answered once, with a short email', async (t) => {
  const { league, store, address, reception, work } = await replyScene(t);
  const read = await readWhole(message({ to: address, id: 'large' }));
  assert.ok(read);
  reception.takeUnread(read, 'too_large');
  reception.takeUnread(read, 'too_large');
  await work();
  const letters = lettersIn(store);
  assert.equal(letters.length, 1);
  assert.match(JSON.stringify(letters), /over one megabyte/);
  assert.deepEqual(league.claims, []);
});

function bounceOf(replyTo: string, key: string, recipient: string, action = 'failed'): Buffer {
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example',
      'To: club@club.example',
      'Message-ID: <bounce@mx.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      'Status: 5.1.1',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <${makeMessageIdPart(key)}@club.example>`,
      `Reply-To: ${replyTo}`,
      'Subject: Your turn',
      '',
      'Hello Ann',
      '--b--',
      '',
    ].join('\r\n'),
  );
}

test('REPLY-20: a bounced email is shown as undelivered, and nobody is written to', async (t) => {
  const { store, address, reception, work, logged } = await replyScene(t);
  store.outbox.add({
    key: 'key',
    to: { member_id: ANN, address: 'Ann@Example.org', name: 'Ann Lee' },
    language: 'en',
    letter: { kind: 'other_side_reported', subject: 'Your turn', blocks: [] },
    about: [],
  });
  lettersIn(store);
  const state = () => store.outbox.ofMember(ANN).map(({ status }) => status);
  const others = [
    bounceOf('answers+1nothing@club.example', 'key', 'ann@example.org'),
    bounceOf(address, 'another', 'ann@example.org'),
    bounceOf(address, 'key', 'eve@evil.example'),
    bounceOf(address, 'key', 'ann@example.org', 'delayed'),
  ];
  for (const raw of others) await reception.take(raw);
  assert.deepEqual(state(), ['sent']);
  await reception.take(bounceOf(address, 'key', 'ann@example.org'));
  await work();
  assert.deepEqual(state(), ['refused']);
  assert.equal(store.outbox.state().refused, 1);
  assert.deepEqual(lettersIn(store), []);
  assert.doesNotMatch(logged.join(), /@/);
});
