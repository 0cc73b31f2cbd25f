import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MailStage, Trouble } from './mail-server.ts';
import { type At, MAIL, transportTo } from './smtp-scene.ts';

const once = (moment: MailStage, trouble: Trouble): At => {
  let isDone = false;
  return (now) => {
    if (isDone || now !== moment) return null;
    isDone = true;
    return trouble;
  };
};

test('MAIL-1: an email arrives at the mail server as it was written', async (t) => {
  const { server, send } = await transportTo(t);
  assert.deepEqual(await send(), { kind: 'sent' });
  const [received] = server.received;
  assert.ok(received);
  assert.equal(received.recipient, 'ann@example.org');
  const { raw } = received;
  assert.match(raw, /^From: Harbour Lane <club@example.org>\r\n/m);
  assert.match(raw, /^To: Ann Lee <ann@example.org>\r\n/m);
  assert.match(raw, /^Message-ID: <1@club.example>\r\n/m);
  assert.match(raw, /^References: <0@club.example>\r\n/m);
  assert.match(raw, /^In-Reply-To: <0@club.example>\r\n/m);
  assert.match(raw, /^Auto-Submitted: auto-generated\r\n/m);
  assert.match(raw, /^Date: Sun, 22 Nov 2026 10:00:00 \+0000\r\n/m);
  assert.match(raw, /Hello Ann,\r\n\.\r\nlook again\./);
  assert.match(raw, /<p>Hello Ann<\/p>/);
});

test('MAIL-6: a wrong password is not the email’s fault', async (t) => {
  const login = { user: 'club', password: 'right' };
  const { send, notes } = await transportTo(t, { login }, { user: 'club:wrong@' });
  const delivery = await send();
  assert.equal(delivery.kind, 'away');
  assert.match(delivery.kind === 'away' ? delivery.reason : '', /535/);
  assert.deepEqual(notes, []);
});

const ANSWERS: readonly (readonly [MailStage, Trouble, kind: string, reason: RegExp])[] = [
  ['recipient', { code: 550, text: '5.1.1 no such mailbox' }, 'refused', /no such mailbox/],
  ['recipient', { code: 450, text: '4.2.0 greylisted' }, 'later', /greylisted/],
  ['recipient', { code: 452, text: '4.2.2 mailbox full' }, 'later', /full/],
  ['recipient', { code: 554, text: '5.7.1 Relay access denied' }, 'away', /Relay access/],
  ['recipient', { code: 530, text: '5.7.0 Authentication required' }, 'away', /Authentication/],
  ['recipient', { code: 421, text: 'shutting down' }, 'away', /shutting down/],
  ['sender', { code: 550, text: 'you are nobody' }, 'away', /you are nobody/],
  ['connect', { code: 554, text: 'go away' }, 'away', /go away/],
  ['end', { code: 554, text: '5.6.0 looks like spam' }, 'refused', /spam/],
  ['end', { code: 451, text: 'try again' }, 'later', /try again/],
  ['body', 'cut', 'away', /./],
  ['end', 'cut', 'away', /./],
  ['connect', 'silence', 'away', /./],
  ['recipient', 'silence', 'away', /./],
  ['end', 'silence', 'away', /./],
];
for (const [moment, trouble, kind, reason] of ANSWERS) {
  const said = typeof trouble === 'string' ? trouble : `${trouble.code} ${trouble.text}`;
  test(`MAIL-5: at the ${moment} “${said}” means ${kind}, and the next email is sent`, async (t) => {
    const at = once(moment, trouble);
    // Only a silent server needs a wait.
    const timeoutMs = trouble === 'silence' ? 300 : 30_000;
    const { server, send } = await transportTo(t, { at }, { timeoutMs });
    const delivery = await send();
    assert.equal(delivery.kind, kind);
    assert.match('reason' in delivery ? delivery.reason : '', reason);
    assert.equal(server.received.length, 0);
    for (let tries = 0; tries < 50 && server.received.length === 0; tries++) {
      await send({ messageId: '<2@club.example>' });
    }
    assert.equal(server.received[0]?.messageId, '<2@club.example>');
  });
}

test('MAIL-4: an email is recorded as handed over once requested, before the server has it', async (t) => {
  const seen: string[] = [];
  const at = (moment: MailStage) => {
    seen.push(moment);
    return null;
  };
  const { send } = await transportTo(t, { at }, { notes: seen });
  const long = `${'x'.repeat(60)}\n`.repeat(3000);
  for (const text of ['short', long]) {
    seen.length = 0;
    await send({ text });
    assert.deepEqual(
      seen.filter((one) => one !== 'connect'),
      ['sender', 'recipient', 'body', MAIL.messageId, 'end'],
    );
  }
});

test('MAIL-4: an email refused before its text was requested does not count as handed over', async (t) => {
  const trouble = { code: 450, text: 'later' };
  const { send, notes } = await transportTo(t, { at: once('recipient', trouble) });
  await send();
  assert.deepEqual(notes, []);
  await send();
  assert.equal(notes.length, 1);
});

const BREAKS = [
  '\r\nBcc: evil@example.org',
  '\nBcc: evil@example.org',
  '\rBcc: evil@example.org',
  '\u2028Bcc: evil@example.org',
  '\0',
  '\r\n\r\n<b>body</b>',
];

test('MAIL-7: no name, subject or file name can start another header', async (t) => {
  const { server, send } = await transportTo(t);
  const names = [
    'Ann "the Ace" Lee',
    'Lee, Ann',
    'Aoife Ní Dhomhnaill 🎾',
    '<evil@example.org>',
    'a@b.c, d@e.f',
  ];
  for (const text of [...BREAKS.map((one) => `Ann${one}`), ...names]) {
    const to = { name: text, address: 'ann@example.org' };
    const attachments = [{ filename: text, content_type: 'text/plain', content: 'x' }];
    assert.equal((await send({ to, subject: text, sender: text, attachments })).kind, 'sent');
  }
  assert.equal(server.received.length, BREAKS.length + names.length);
  for (const { recipient, raw } of server.received) {
    const [head = ''] = raw.split('\r\n\r\n', 1);
    assert.equal(recipient, 'ann@example.org');
    assert.doesNotMatch(head, /^(bcc|cc):/im);
    assert.equal(head.match(/^to:/gim)?.length, 1);
    assert.match(
      head.replaceAll(/\r\n[ \t]+/g, ' '),
      /^To: .*<ann@example\.org>$|^To: ann@example\.org$/m,
    );
    // Only ASCII, and no bare CR or LF.
    assert.doesNotMatch(head.replaceAll('\r\n', ''), /[^\x20-\x7e\t]/);
  }
});

test('MAIL-7: anything but a single address gets no email and no SMTP command', async (t) => {
  const { server, send } = await transportTo(t);
  for (const address of [
    'ann@example.org>\r\nRCPT TO:<evil@example.org',
    'a@b.c\nDATA',
    '<a@b.c> NOTIFY=NEVER',
  ]) {
    const delivery = await send({ to: { name: '', address } });
    assert.equal(delivery.kind, 'refused', JSON.stringify(delivery));
  }
  assert.deepEqual(server.received, []);
});
