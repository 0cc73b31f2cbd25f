import type { Chance } from '../test/replies/chance.ts';

/** A raw message and its recipient. */
export interface RawMessage {
  readonly to: string;
  readonly raw: string;
}

/** An answerable email, and its owner. */
export interface Target {
  readonly replyTo: string;
  readonly member: string;
  /** Another member's address. */
  readonly other: string;
}

const CRLF = '\r\n';
const REPORT = 'won 6-4 6-3';

function makeMessage(to: string, headers: readonly string[], body: string): RawMessage {
  return { to, raw: [...headers, `To: ${to}`, '', body, ''].join(CRLF) };
}

/** Messages in a member's name from somewhere else. */
export function makeForgedMessages({ replyTo, member, other }: Target): RawMessage[] {
  const heads = [
    ['From: eve@evil.example'],
    [`From: "${member}" <eve@evil.example>`],
    [`From: eve@evil.example, ${member}`],
    [`From: ${member}, eve@evil.example`],
    [`From: ${member} <eve@evil.example>`],
    [`From: eve@evil.example`, `Sender: ${member}`, `Reply-To: ${member}`],
    [`From: eve@evil.example`, `From: ${member}`],
    [`From: ${other}`],
    [`From: =?utf-8?q?${member.replace('@', '=40')}?= <eve@evil.example>`],
    [`From: ${member}.evil.example`],
    [
      `Authentication-Results: mx.club.example; dmarc=fail header.from=example.org`,
      `From: ${member}`,
    ],
    [
      `Authentication-Results: mx.club.example; spf=fail smtp.mailfrom=${member}`,
      `From: ${member}`,
    ],
  ];
  return heads.map((head, index) =>
    makeMessage(replyTo, [...head, `Message-ID: <forged.${index}.${replyTo}>`], REPORT),
  );
}

/** Invalid tokens: random ones, and real ones with one change. */
export function makeGuessedMessages(
  { replyTo, member }: Target,
  chance: Chance,
  count: number,
): RawMessage[] {
  const [, before = '', token = '', after = ''] = /^(.*\+)([0-9a-z]+)(@.*)$/.exec(replyTo) ?? [];
  const letter = () => chance.below(36).toString(36);
  return Array.from({ length: count }, (_, index) => {
    const place = chance.below(token.length);
    const wrong = token
      .split('')
      .map((one, at) => (at === place ? drawOtherThan(one, letter) : one))
      .join('');
    const guessed = index % 2 === 0 ? wrong : token.replaceAll(/./g, letter);
    const to = guessed === token ? `${before}1${after}` : `${before}${guessed}${after}`;
    return makeMessage(to, [`From: ${member}`, `Message-ID: <guessed.${index}@x>`], REPORT);
  });
}

function drawOtherThan(one: string, letter: () => string): string {
  for (;;) {
    const other = letter();
    if (other !== one) return other;
  }
}

/** Messages that are expensive to read, or try to inject headers into the answer. */
export function makeMonstrousMessages({ replyTo, member }: Target): RawMessage[] {
  const from = `From: ${member}`;
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}${CRLF}${CRLF}--b${at}`,
    ).join(CRLF);
  const many = (count: number) =>
    `--b${CRLF}Content-Type: text/plain${CRLF}${CRLF}${REPORT}${CRLF}`.repeat(count);
  const mixed = [from, 'Content-Type: multipart/mixed; boundary=b'];
  const html = [from, 'Content-Type: text/html; charset=utf-8'];
  const evil = '=0d=0aBcc:_eve@evil.example=0d=0a=0d=0aX';
  const heads: [string[], string][] = [
    [[from, nested(500)], REPORT],
    [[from, nested(9_000)], REPORT],
    [mixed, many(10_000)],
    [mixed, many(199)],
    [[from, ...Array.from({ length: 20_000 }, (_, at) => `X-${at}: ${'y'.repeat(20)}`)], REPORT],
    [[from, `X-Long: ${'z'.repeat(900_000)}`], REPORT],
    [[from, `Content-Type: text/plain; ${'a=b; '.repeat(100_000)}`], REPORT],
    [[`From: ${`${member}, `.repeat(20_000)}${member}`], REPORT],
    [[from, `Cc: ${'x@evil.example, '.repeat(40_000)}x@evil.example`], REPORT],
    [[from, `Subject: ${'=?utf-8?q?=F0=9F=8E=BE?= '.repeat(30_000)}`], REPORT],
    [html, '<div>'.repeat(150_000)],
    [html, '<table><tr><td><blockquote>'.repeat(30_000)],
    [html, `<p>${'&amp;'.repeat(180_000)}</p>`],
    [html, `<!--${'-'.repeat(900_000)}`],
    [[from], `${REPORT} `.repeat(70_000)],
    [[from], `> ${'> '.repeat(400_000)}`],
    [[from], 'On x wrote: '.repeat(70_000)],
    [[from, 'Content-Transfer-Encoding: base64'], 'QUFB'.repeat(200_000)],
    [[from, 'Content-Type: text/plain; charset=utf-7'], `+${'AAAA'.repeat(100_000)}-`],
    [[`From: =?utf-8?q?${evil}?= <${member}>`, `Subject: =?utf-8?q?${evil}?=`], 'nonsense'],
    [
      [`From: "x${CRLF} Bcc: eve@evil.example" <${member}>`],
      `nonsense${CRLF}.${CRLF}Bcc: eve@evil.example`,
    ],
    [[from, `Subject: x${CRLF}\tBcc: eve@evil.example`, 'In-Reply-To: <x@y>\0'], 'nonsense'],
    [[from, 'Content-Type: message/rfc822'], `${from}${CRLF}To: ${replyTo}${CRLF}${CRLF}${REPORT}`],
    [[from, 'Auto-Submitted: auto-replied'], REPORT],
    [[from, 'List-Id: <x.example>'], REPORT],
    [['Return-Path: <>', from], REPORT],
  ];
  return heads.map(([head, body], index) =>
    makeMessage(
      replyTo,
      [...head.slice(0, -1), `Message-ID: <monster.${index}@x>`, ...head.slice(-1)],
      body,
    ),
  );
}

/** Ten megabytes, as text and as an attachment. */
export function makeHugeMessages({ replyTo, member }: Target): RawMessage[] {
  const bytes = `${'x'.repeat(76)}${CRLF}`.repeat(134_000);
  const from = [`From: ${member}`];
  return [
    makeMessage(replyTo, [...from, 'Message-ID: <huge.1@x>'], bytes),
    makeMessage(
      replyTo,
      [...from, 'Message-ID: <huge.2@x>', 'Content-Type: multipart/mixed; boundary=b'],
      `--b${CRLF}${CRLF}${REPORT}${CRLF}--b${CRLF}Content-Type: image/png${CRLF}${CRLF}${bytes}--b--`,
    ),
    makeMessage(replyTo, [`From: eve@evil.example`, 'Message-ID: <huge.3@x>'], bytes),
  ];
}

/** Bounces: of emails that nobody sent, and with the address of a real one. */
export function makeBounceMessages({ replyTo }: Target, from: number, count: number): RawMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const about = number % 3 === 0 ? replyTo : `answers+${number}@club.example`;
    const status = [
      'Final-Recipient: rfc822; nobody@example.org',
      'Action: failed',
      'Status: 5.1.1',
    ];
    const original = [
      `Message-ID: <${number.toString(16).padStart(40, '0')}@localhost>`,
      `Reply-To: ${about}`,
      'Subject: x',
    ];
    const part = (type: string, lines: readonly string[]) =>
      ['--b', `Content-Type: ${type}`, '', ...lines, ''].join(CRLF);
    const body = [
      part('text/plain', [REPORT]),
      part('message/delivery-status', ['Reporting-MTA: dns; mx', '', ...status]),
      part('text/rfc822-headers', original),
      '--b--',
    ].join(CRLF);
    const head = [
      'From: MAILER-DAEMON@mx.example',
      `Message-ID: <bounce.${number}@mx.example>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    ];
    return makeMessage(number % 2 === 0 ? replyTo : 'answers@club.example', head, body);
  });
}
