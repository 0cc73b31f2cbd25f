import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTransport } from 'nodemailer';
import { list, expectText } from 'test-kit/club-calls';
import { SmtpTransport } from '../src/mail/smtp-transport.ts';
import { type Clubhouse, startClubhouse } from './clubhouse.ts';
import { Dovecot, readReplyTo } from './dovecot.ts';
import { MailServer } from './mail-server.ts';
import { makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';

const closers: (() => unknown)[] = [];
const later = (close: () => unknown) => void closers.push(close);
let dovecot: Dovecot;
let postman: MailServer;
let club: Clubhouse;

before(async () => {
  dovecot = await Dovecot.start(later);
  postman = await new MailServer().start();
  later(() => postman.stop());
  const server = { host: '127.0.0.1', port: postman.port, security: 'none', login: null } as const;
  const from = { name: '', address: 'club@club.example' };
  const transport = new SmtpTransport({ server, from, name: 'localhost', now: Date.now });
  const template = { before: 'answers+', after: '@club.example' };
  const replies = { template, imap: dovecot.server, spoolFolder: null };
  club = await startClubhouse({ transport, replies }, later);
  later(() => transport.close());
});
after(async () => {
  for (const close of closers.toReversed()) await close();
});

/** Sends an answer by SMTP as a mail program does; the mail server passes it to Dovecot. */
async function answer(to: string, from: string, body: string): Promise<void> {
  const server = await new MailServer().start();
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail({ from, to, subject: 'Re: Your turn', text: body });
  transport.close();
  const [sent] = server.received;
  assert.ok(sent);
  await server.stop();
  await dovecot.deliver(sent.raw, sent.recipient, from);
}

/** Waits for a member's email that contains this. */
function letterTo(name: string, part: RegExp): Promise<string> {
  return until(`no letter to ${name} with ${part}`, () => {
    const those = postman.received.filter(({ recipient }) => recipient === makeEmail(name));
    return those.map(({ raw }) => plain(raw)).find((raw) => part.test(raw)) ?? null;
  });
}

function plain(raw: string): string {
  return raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
}

async function claimsOf(match: string) {
  const detail = await club.league.must('GET', `/v1/matches/${match}`);
  return { status: expectText(detail['status']), claims: list(detail['claims']) };
}

async function reportAs(name: string, match: string, sets: readonly (readonly [number, number])[]) {
  const { league, season } = club;
  const path = `/v1/members/${season.members.get(name)}/login-link`;
  const link = await league.must('POST', path, {});
  const session = await league.as(expectText(link['token']), 'POST', '/v1/session');
  await league.as(expectText(session['token']), 'POST', `/v1/matches/${match}/claims`, {
    outcome: 'completed',
    score: { sets: sidesOf(match, name, sets) },
  });
}

function sidesOf(match: string, name: string, sets: readonly (readonly [number, number])[]) {
  const found = club.season.singles.matches.find((one) => expectText(one['id']) === match);
  const first = list(found?.['sides']).find((one) => Number(one['side']) === 0);
  const isFirst = expectText(first?.['label']).includes(name);
  return sets.map(([own, other]) => ({ games: isFirst ? [own, other] : [other, own] }));
}

/** Waits until all email is marked as read, except foreign messages. */
async function untilRead(unread = 0): Promise<void> {
  await until('not all is marked as read', async () => {
    const flags = await dovecot.flags();
    return flags.filter((one) => !one.includes(String.raw`\Seen`)).length === unread;
  });
}

const HANNAH = 'Hannah Brandt';
let address = '';

test('REPLY-12, REPLY-14: a result is reported by answering an email, over real SMTP and real IMAP', async () => {
  const match = matchOf(club.season.singles, 'Hannah', 'Edmund');
  await reportAs('Edmund Eckersley', match, [
    [4, 6],
    [3, 6],
  ]);
  const letter = await letterTo(HANNAH, /has entered the score/);
  assert.match(letter, /You can reply to this email/);
  address = readReplyTo(letter);
  const [local = ''] = address.split('@');
  assert.match(local, /^answers\+[0-9a-z]{26,}$/);
  assert.ok(local.length <= 64, local);
  const body = 'won 6-4 6-3\n\nOn Sunday the club wrote:\n> Hello Hannah,\n';
  await answer(address.toUpperCase(), makeEmail(HANNAH), body);
  const answered = await letterTo(HANNAH, /Here is what we understood/);
  assert.match(answered, /You beat Edmund Eckersley/);
  assert.match(answered, /Both entries match/);
  assert.match(answered, /^Auto-Submitted: auto-replied/m);
  assert.equal(readReplyTo(answered), address);
  const { status, claims } = await claimsOf(match);
  assert.equal(status, 'played');
  const own = claims.filter((claim) => expectText(claim['source']) === 'messaging');
  assert.deepEqual(
    own.map((claim) => claim['raw_input']),
    ['won 6-4 6-3'],
  );
  await untilRead();
});

test('REPLY-14: mail that is no reply is neither read nor marked, and mail during an outage is read later', async () => {
  const match = matchOf(club.season.singles, 'Hannah', 'Tomasz');
  await reportAs('Tomasz Wieczorek', match, [
    [4, 6],
    [3, 6],
  ]);
  const to = readReplyTo(await letterTo(HANNAH, /Tomasz has entered the score/));
  await dovecot.deliver(
    'From: eve@evil.example\r\nTo: answers@club.example\r\n\r\nhi',
    'answers@club.example',
  );
  await dovecot.stop();
  await until('it is not noticed', async () => (await replyHealth()) === 'away');
  await dovecot.start();
  // The site's clock stands still, so the test advances it past the wait.
  club.clock.now += 600_000;
  await answer(to, makeEmail(HANNAH), 'won 6-4 6-3');
  await letterTo(HANNAH, /You beat Tomasz/);
  assert.equal(await replyHealth(), 'ok');
  await untilRead(1);
});

test('REPLY-18: ten megabytes are not fetched, and answered with a short email', async () => {
  const head = [`From: ${makeEmail(HANNAH)}`, `To: ${address}`, 'Message-ID: <large@x>', '', ''];
  const line = `${'x'.repeat(76)}\r\n`;
  await dovecot.deliver(head.join('\r\n') + line.repeat(134_000), address);
  assert.match(await letterTo(HANNAH, /over one megabyte/), /That email was too large/);
});

test('REPLY-13: a message is handled once, even if the mailbox is read again from its start', async () => {
  const before = postman.received.length;
  const health = club.store.inbox.waiting('mail');
  assert.equal(health, 0);
  club.store.progress.set('imap', 'another mailbox:1:1');
  const match = matchOf(club.season.singles, 'Hannah', 'Priya');
  await reportAs('Priya Raghunathan', match, [
    [4, 6],
    [3, 6],
  ]);
  const to = readReplyTo(await letterTo(HANNAH, /Priya has entered the score/));
  await answer(to, makeEmail(HANNAH), 'won 6-4 6-3');
  await letterTo(HANNAH, /You beat Priya/);
  const since = postman.received.slice(before).map(({ raw }) => plain(raw));
  assert.equal(since.filter((raw) => /Here is what we understood/.test(raw)).length, 1);
  assert.equal(since.filter((raw) => /over one megabyte/.test(raw)).length, 0);
});

test('REPLY-16, REPLY-17: an evening of forged mail reports nothing and triggers one email', async () => {
  const match = matchOf(club.season.singles, 'Hannah', 'Featherstonehaugh');
  await reportAs('Bartholomew Featherstonehaugh', match, [
    [6, 0],
    [6, 0],
  ]);
  const to = readReplyTo(await letterTo(HANNAH, /Bartholomew has entered the score/));
  const before = postman.received.length;
  const from = makeEmail(HANNAH);
  const hostile = [
    `From: eve@evil.example\r\nSubject: x\r\n Bcc: y@evil.example`,
    `From: "${from}" <eve@evil.example>`,
    `From: ${from}\r\nAuthentication-Results: mx.club.example; dmarc=fail header.from=example.org`,
    `From: ${from}\r\nAuto-Submitted: auto-replied`,
    `From: ${from}\r\nList-Id: <x.example>`,
    `From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; boundary=b`,
  ];
  for (const [index, head] of hostile.entries()) {
    const raw = `${head}\r\nTo: ${to}\r\nMessage-ID: <h${index}@evil.example>\r\n\r\nwon 6-4 6-3\r\n`;
    await dovecot.deliver(raw, to, 'eve@evil.example');
  }
  await letterTo(HANNAH, /Was that you/);
  await untilRead(1);
  await until('some wait', () => club.store.inbox.waiting('mail') === 0);
  assert.equal((await claimsOf(match)).status, 'reported');
  await answer(to, from, 'lost 0:6 0:6');
  await letterTo(HANNAH, /Bartholomew Featherstonehaugh beat you/);
  const since = postman.received.slice(before).filter(({ recipient }) => recipient === from);
  assert.equal(since.length, 2, since.map(({ raw }) => raw).join('\n\n'));
  assert.doesNotMatch(since.map(({ raw }) => plain(raw)).join(), /evil/);
});

async function replyHealth(): Promise<unknown> {
  const health = (await (await fetch(`${club.url}/healthz`)).json()) as {
    replies: { mailbox: string };
  };
  return health.replies.mailbox;
}
