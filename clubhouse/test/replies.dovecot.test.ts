import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTransport } from 'nodemailer';
import { SmtpTransport } from '../src/mail/smtp-transport.ts';
import { type Clubhouse, startClubhouse } from './clubhouse.ts';
import { Dovecot, replyToOf } from './dovecot.ts';
import { list, text } from './league.ts';
import { MailServer } from './mail-server.ts';
import { emailOf, matchOf } from './seed.ts';
import { until } from './until.ts';
import { signedIn } from './visitor.ts';

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

/** What a mail program sends of an answer, by SMTP; the mail server there hands it to Dovecot. */
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

/** The letter that came to a member with this in it, once it is there. */
function letterTo(name: string, part: RegExp): Promise<string> {
  return until(`no letter to ${name} with ${part}`, () => {
    const those = postman.received.filter(({ recipient }) => recipient === emailOf(name));
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
  return { status: text(detail['status']), claims: list(detail['claims']) };
}

test('REPLY-12, REPLY-14: a result is reported by answering a letter, over real SMTP and real IMAP', async () => {
  const match = matchOf(club.season.singles, 'Hannah', 'Edmund');
  const edmund = await signedIn(club, 'Edmund Eckersley');
  const session = await club.league.as(
    text(
      (
        await club.league.must(
          'POST',
          `/v1/members/${club.season.members.get('Edmund Eckersley')}/login-link`,
          {},
        )
      )['token'],
    ),
    'POST',
    '/v1/session',
  );
  assert.ok(edmund);
  await club.league.as(text(session['token']), 'POST', `/v1/matches/${match}/claims`, {
    outcome: 'completed',
    score: {
      sets: sidesOf(match, 'Edmund', [
        [4, 6],
        [3, 6],
      ]),
    },
  });
  const letter = await letterTo('Hannah Brandt', /has entered the score/);
  assert.match(letter, /You can simply answer this letter/);
  const address = replyToOf(letter);
  assert.match(address, /^answers\+[0-9a-z]{26,}@club\.example$/);
  const [local = ''] = address.split('@');
  assert.ok(local.length <= 64, local);
  await answer(address.toUpperCase(), emailOf('Hannah Brandt'), 'won 6-4 6-3\n\n> Hello Hannah,\n');
  const answered = await letterTo('Hannah Brandt', /This is how we read it/);
  assert.match(answered, /You beat Edmund Eckersley/);
  assert.match(answered, /Both sides say the same/);
  assert.match(answered, /^Auto-Submitted: auto-replied/m);
  const { status, claims } = await claimsOf(match);
  assert.equal(status, 'played');
  const own = claims.filter((claim) => text(claim['source']) === 'messaging');
  assert.equal(own.length, 1);
  assert.equal(text(own[0]?.['raw_input']), 'won 6-4 6-3');
  assert.deepEqual(
    await until('not flagged', async () => {
      const flags = await dovecot.flags();
      return flags.every((one) => one.includes(String.raw`\Seen`)) ? flags.length : null;
    }),
    1,
  );
});

function sidesOf(match: string, name: string, sets: readonly (readonly [number, number])[]) {
  const found = club.season.singles.matches.find((one) => text(one['id']) === match);
  const first = list(found?.['sides']).find((one) => Number(one['side']) === 0);
  const isFirst = text(first?.['label']).includes(name);
  return sets.map(([own, other]) => ({ games: isFirst ? [own, other] : [other, own] }));
}
