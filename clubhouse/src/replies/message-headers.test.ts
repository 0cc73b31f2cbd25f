import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { isForged } from './authentication.ts';
import { isAutomatic, readSender } from './message-headers.ts';
import { readHead } from './read-message.ts';

const ANN = 'ann@mail.example';
const EVIL = 'evil@attacker.example';
const from = (...values: string[]) => readSender(values.map((value) => ({ key: 'from', value })));

test('REPLY-16: one mailbox is recognised, however a mail program writes it', () => {
  for (const value of [
    ANN,
    'Ann <ann@mail.example>',
    '<ann@mail.example>',
    '"Lee, Ann" <ann@mail.example>',
    '"Ann \\"the\\" Lee" <ANN@Mail.Example>',
    'ann@mail.example <ann@mail.example>',
    '"ann@mail.example" <ann@mail.example>',
    '=?utf-8?Q?J=C3=B6rg?= <ann@mail.example>',
    'ann@mail.example (Ann Lee)',
    ' Ann\t<ann@mail.example> ',
  ]) {
    assert.equal(from(value), ANN, value);
  }
  assert.equal(from('Ann Lee <evil@attacker.example>'), EVIL);
});

/** Forms of From that name Ann but come from another mailbox; some program takes each for Ann's. */
const HOSTILE: readonly (readonly string[])[] = [
  ['"ann@mail.example"@attacker.example'],
  ['ann@mail.example <"evil"@attacker.example>'],
  ['ann@mail.example <evil@attacker.example>'],
  ['"ann@mail.example" <evil@attacker.example>'],
  ['<ann@mail.example> <evil@attacker.example>'],
  ['<evil@attacker.example> <ann@mail.example>'],
  ['Ann <ann@mail.example>, Evil <evil@attacker.example>'],
  ['evil@attacker.example (ann@mail.example)'],
  ['ann@mail.example (evil@attacker.example)'],
  ['Ann: ann@mail.example;'],
  ['Ann: ann@mail.example, evil@attacker.example;'],
  ['<@attacker.example:ann@mail.example>'],
  ['<@attacker.example,@x.example:ann@mail.example>'],
  ['=?utf-8?Q?ann=40mail.example?= <evil@attacker.example>'],
  ['=?utf-8?B?YW5uQG1haWwuZXhhbXBsZQ==?='],
  ['=?utf-8?Q?=3Cann=40mail.example=3E?='],
  ['ann@mail.example\u0000@attacker.example'],
  ['ann@mail.example\r <evil@attacker.example>'],
  ['ann@mail.example@attacker.example'],
  ['ann@mail.example%attacker.example@attacker.example'],
  ['"Ann <ann@mail.example>" <evil@attacker.example>'],
  ['"Ann\\" <ann@mail.example>" <evil@attacker.example>'],
  ['Ann <ann@mail.example <evil@attacker.example>>'],
  ['Ann <ann@mail.example> evil@attacker.example'],
  ['ann@mail.example', 'evil@attacker.example'],
  ['evil@attacker.example', 'ann@mail.example'],
  ['ａnn@mail.example'],
  ['ann@mail.exam\u212Ale'],
  ['ann@mail.example; evil@attacker.example'],
  ['ann@mail.example<evil@attacker.example>'],
  ['ann(x@y)@mail.example'],
  ['ann @mail.example'],
  ['Ann <ann@mail. example>'],
  ['Ann <ann@mail.example'],
  [''],
];
for (const values of HOSTILE) {
  test(`REPLY-16: ${JSON.stringify(values)} is not Ann's`, () => {
    assert.notEqual(from(...values), ANN);
  });
}

const PIECES = [
  ANN,
  EVIL,
  `${ANN} <`,
  `"${ANN}" <`,
  `> (${ANN})`,
  '<',
  '>',
  '"',
  '(',
  ')',
  ',',
  ';',
  ':',
  '\\',
  '@',
  ' ',
  '\t',
  '\r',
  '\u0000',
  'Ann',
  '=?utf-8?Q?ann=40mail.example?=',
];

test('REPLY-16: another mailbox is never read as Ann’s, whatever surrounds it', () => {
  const piece = fc.constantFrom(...PIECES);
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.array(piece, { maxLength: 8 }),
      (before, after) => {
        const value = [...before, EVIL, ...after].join('');
        assert.notEqual(from(value), ANN, value);
      },
    ),
    { numRuns: chooseCaseCount(5_000) },
  );
});

test('REPLY-16: any header yields one ASCII address, or nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), {
        maxLength: 12,
      }),
      (some) => {
        assert.match(from(some.join('')), /^([!-?A-~]+@[!-?A-~]+)?$/);
      },
    ),
    { numRuns: chooseCaseCount(5_000) },
  );
});

test('REPLY-16: a second From makes the sender unknown, even with a space before its colon', async () => {
  for (const more of [
    'From: evil@attacker.example',
    'From : evil@attacker.example',
    'from: ann@mail.example',
  ]) {
    const raw = Buffer.from(`From: ${ANN}\r\n${more}\r\nTo: x@y.z\r\n\r\nx`);
    assert.equal((await readHead(raw, 'club.example'))?.sender, '', more);
  }
});

const isFromAnn = (...lines: string[]) => !isForged(lines, 'mail.example');

test('REPLY-16: a DMARC failure is final, whatever else passes', () => {
  assert.equal(
    isFromAnn('mx.club; dmarc=fail header.from=mail.example; dmarc=pass header.from=mail.example'),
    false,
  );
  for (const result of [
    'dmarc=fail',
    'dmarc=fail header.from=mail.example.',
    'dmarc=fail header.from=elsewhere.example',
    'dmarc=reject header.from=mail.example',
    'dmarc=quarantine header.from=mail.example',
    'dmarc=permerror header.from=mail.example',
  ]) {
    assert.equal(isFromAnn(`mx.club; ${result}`), false, result);
  }
  for (const result of ['none', 'temperror', 'bestguesspass', 'pass']) {
    assert.equal(isFromAnn(`mx.club; dmarc=${result} header.from=mail.example`), true, result);
  }
  assert.equal(
    isFromAnn(
      'mx.club; dmarc=pass header.from=mail.example',
      'mx.club; dmarc=fail header.from=mail.example',
    ),
    false,
  );
});

test('REPLY-16: a pass counts only for the domain of From, and only in the first line', () => {
  const spf = 'spf=fail smtp.mailfrom=ann@mail.example';
  assert.equal(isFromAnn(`mx.club; ${spf}; dmarc=pass header.from=mail.example`), true);
  for (const pass of [
    'dmarc=pass header.from=attacker.example',
    'dmarc=pass',
    'dkim=pass header.d=mail.example',
    'dmarc=pass header.from=x.mail.example',
  ]) {
    assert.equal(isFromAnn(`mx.club; ${spf}; ${pass}`), false, pass);
  }
  assert.equal(isFromAnn(`mx.club; ${spf}`, 'mx.club; dmarc=pass header.from=mail.example'), false);
});

test('REPLY-16: quoted strings, comments and versions are read by the grammar', () => {
  const spf = 'spf=fail smtp.mailfrom=mail.example';
  for (const line of [
    `mx.club; ${spf}; x=pass reason="; dmarc=pass header.from=mail.example"`,
    `mx.club; ${spf}; x=pass (; dmarc=pass header.from=mail.example)`,
    `mx.club; ${spf}; x=pass (a (b) ; dmarc=pass header.from=mail.example)`,
    `mx.club; ${spf}; x=pass reason="\\"; dmarc=pass header.from=mail.example"`,
    'mx.club; dmarc = fail header.from = mail.example',
    'mx.club 1; dmarc/1=fail (p=none) header.from="mail.example"',
    'spf=fail (sender IP is 192.0.2.1) smtp.mailfrom=mail.example; dkim=none',
    'spf=fail smtp.mailfrom=ann@MAIL.example.',
    'MX.CLUB; DMARC=FAIL HEADER.FROM=MAIL.EXAMPLE',
    'mx.club; dmarc=pass header.from=mail.example; (',
    'mx.club; dmarc=pass "header.from=mail.example',
  ]) {
    assert.equal(isFromAnn(line), false, line);
  }
  for (const line of [
    'mx.club; none',
    'mx.club;',
    'mx.club; (dmarc=fail header.from=mail.example) none',
    'mx.club; spf=pass reason="dmarc=fail; dmarc=fail" smtp.mailfrom=mail.example',
    'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=mail.example; dkim=none;dmarc=pass action=none header.from=mail.example;compauth=pass reason=100',
    'mx.club; spf=softfail smtp.mailfrom=mail.example; dkim=none',
  ]) {
    assert.equal(isFromAnn(line), true, line);
  }
});

test('REPLY-16: no text in a lower line turns a failure into a pass', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'mx.club',
          ';',
          ' ',
          '=',
          'dmarc',
          'pass',
          'header.from',
          'mail.example',
          '"',
          '(',
          ')',
          'none',
          'mx.club; dmarc=pass header.from=mail.example',
        ),
      ),
      (some) => {
        assert.equal(
          isFromAnn('mx.club; spf=fail smtp.mailfrom=mail.example', some.join('')),
          false,
        );
      },
    ),
  );
});

const AUTOMATIC: readonly string[] = [
  'Auto-Submitted: auto-replied',
  'Precedence: auto_reply',
  'Precedence: bulk',
  'X-Precedence: auto_reply',
  'Preference: auto_reply',
  'X-Autoreply: yes',
  'X-Autorespond: Re: your email',
  'X-Autoresponder: yes',
  'X-Autoresponse: yes',
  'X-Autogenerated: Reply',
  'X-Autoreply-From: x',
  'X-Mail-Autoreply: yes',
  'X-FC-MachineGenerated: true',
  'X-POST-MessageClass: 9; Autoresponder',
  'Delivered-To: Autoresponder',
  'Return-Path: <>',
  'X-MS-Exchange-Inbox-Rules-Loop: x',
  'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
  'X-Loop: vacation',
  'X-Auto-Reply: yes',
  'X-Autoreply-To: x@y.z',
  'Auto-Reply: x',
  'X-Auto-Responder: x',
  'X-Autorespond-To: x@y.z',
  'X-Auto-Generated: x',
  'X-Automatic-Reply: true',
  'X-Amazon-Auto-Reply: true',
  'X-GMX-Autoresponder: x',
  'X-Vacation: yes',
  'X-Outofoffice: 1',
  'X-HolidayReply: x',
  'X-Auto-Submitted: auto-replied',
  'X-Mailer: vacation 1.2',
  'Return-Path: <MAILER-DAEMON@x.example>',
  'From: no_reply@x.example',
  'From: Do Not Reply <do-not-reply@x.example>',
  'Subject: Réponse automatique : x',
  'Subject: Autosvar: x',
  'Subject: Abwesend: x',
  'X-Uv-Mailing: auto_response',
  'X-Failed-Recipients: x@y.z',
  'X-Cron-Env: <SHELL=/bin/sh>',
  'Feedback-ID: 1:2:3:x',
  'List-Id: <players.example>',
  'Subject: Automatic reply: your match',
  'Subject: =?utf-8?Q?Automatische_Antwort:_Deine_Spiele?=',
  'Subject: Out of Office: back on Monday',
];
for (const line of AUTOMATIC) {
  test(`REPLY-17: one header is enough to recognise an automatic message: ${line}`, () => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    assert.equal(isAutomatic([{ key: name.toLowerCase(), value }], 'club.example'), true);
  });
}

test('REPLY-17: people’s mail is not mistaken for automatic mail', () => {
  for (const [key, value] of [
    ['auto-submitted', 'no'],
    ['precedence', 'first-class'],
    ['x-fc-machinegenerated', 'false'],
    ['delivered-to', 'answers@club.example'],
    ['subject', 'Re: Our match, sorry for the late reply'],
    ['x-auto-response-suppress', 'All'],
    ['x-auto-submitted', 'no'],
    ['x-mailer', 'Apple Mail (2.3774)'],
    ['x-originalarrivaltime', '28 Nov 2026 18:30:00'],
    ['subject', 'Automobilclub, our match'],
  ] as const) {
    assert.equal(isAutomatic([{ key, value }], 'club.example'), false, key);
  }
});
