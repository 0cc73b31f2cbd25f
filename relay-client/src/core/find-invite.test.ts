import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { findInvite } from './find-invite.ts';
import { type Invite, makeInviteLink, parseInvite } from './invite-link.ts';

const numRuns = chooseCaseCount(500);
const SITE = 'https://play.example/';
const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const OTHER = 'AAAAAAAAAAAAAAAAAAAAAA';
const INVITE: Invite = { secret: SECRET, relay: null, name: "O'Brien (Dad)", game: 'reversi' };
const LINK = makeInviteLink(SITE, INVITE);
const BARE = `${SITE}#join=${SECRET}`;

const found = (text: string) => findInvite(text);

/** Rewrites links like the gateway: `#` and `%` become `*` and are listed after the address. */
function proofpoint3(link: string): string {
  const signs = Array.from(link)
    .filter((sign) => '#%'.includes(sign))
    .join('');
  const listed = btoa(signs).replaceAll('=', '');
  return `https://urldefense.com/v3/__${link.replaceAll(/[#%]/g, '*')}__;${listed}!!AbC!dEf_g-h$`;
}

function proofpoint2(link: string): string {
  const escaped = link.replaceAll(
    /[^A-Za-z0-9./]/g,
    (sign) => `-${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return escaped.replaceAll('/', '_');
}

function wrapInSafeLink(link: string): string {
  return `https://eur01.safelinks.example/?url=${encodeURIComponent(link)}&data=05%7C02&reserved=0`;
}

test('INV-1: a link contains no character at which an app would cut it off', () => {
  const { hash } = new URL(makeInviteLink(SITE, { ...INVITE, name: "O'Brien! (*D~a_d.-" }));
  assert.match(hash, /^#join=[\w-]{22}&game=reversi&name=[\w%]+$/);
});

test('INV-4: the invite is found whatever surrounds the link', () => {
  const around: readonly string[] = [
    `Come and play: ${LINK}`,
    `${LINK} see you at eight!`,
    `Game #2 tonight? ${LINK}`,
    `rejoin=now ${LINK}`,
    `${LINK}.`,
    `(${LINK})`,
    `(my game: ${LINK}).`,
    `"${LINK}"`,
    `“${LINK}”`,
    `«${LINK}»`,
    `<${LINK}>`,
    `<a href="${LINK.replaceAll('&', '&amp;')}">${LINK.replaceAll('&', '&amp;')}</a>`,
    `[play](${LINK})`,
    `[${LINK}](${LINK})`,
    `*${LINK}*`,
    `${LINK}…`,
    `${LINK}、明日`,
    `${LINK}\u{200b}`,
    `\u{feff}${LINK.replace('join', 'jo\u{200b}in')}`,
    LINK.replace('#', '%23'),
    LINK.replace('#join', '#JOIN'),
    LINK.replaceAll('&', '&amp;amp;'),
    LINK.replaceAll('=', '=3D'),
    `https://l.example/l.php?u=${encodeURIComponent(LINK)}&h=AT0x`,
    `https://l.example/?url=${encodeURIComponent(encodeURIComponent(LINK))}&data=05%7C02`,
    `https://share.example/?text=${encodeURIComponent(`Play: ${LINK} see you`)}`,
    LINK.replace('https://', ''),
    LINK.slice(LINK.indexOf('#')),
    LINK.replace('/#', '/?fbclid=X#'),
    `${LINK}&utm_source=x`,
    `${LINK} ${BARE}`,
    LINK.replace(SECRET, `${SECRET.slice(0, 9)}\r\n${SECRET.slice(9)}`),
    LINK.replace(SECRET, `${SECRET.slice(0, 1)}=\n${SECRET.slice(1)}`),
    LINK.replaceAll('=', '=3D').replace(SECRET, `${SECRET.slice(0, 9)}=\r\n${SECRET.slice(9)}`),
    `> ${LINK.replace(SECRET, `${SECRET.slice(0, 21)}\n> ${SECRET.slice(21)}`)}`,
    `> ${LINK.replace(SECRET, `${SECRET.slice(0, 11)} \n> ${SECRET.slice(11)}`)}`,
    LINK.replace(SECRET, `${SECRET.slice(0, 11)}\n    ${SECRET.slice(11)}`),
    LINK.replace(
      SECRET,
      `${SECRET.slice(0, 8)}\r\n>> ${SECRET.slice(8, 16)}\r\n>> ${SECRET.slice(16)}`,
    ),
    `${LINK}${LINK}`,
    `${BARE}${LINK}`,
    `${LINK}\n${LINK}`,
    proofpoint3(LINK),
    `https://urldefense.proofpoint.com/v2/url?u=${proofpoint2(LINK)}&d=DwMFAg&c=euGZstcaT`,
    `Come: https://eu.protection.example/?d=play.example&u=${btoa(LINK)}&i=NjA=`,
    wrapInSafeLink(proofpoint3(LINK)),
    `${wrapInSafeLink(proofpoint3(LINK))}&sdata=5%`,
    wrapInSafeLink(encodeURIComponent(proofpoint3(LINK))),
    wrapInSafeLink(`https://urldefense.proofpoint.com/v2/url?u=${proofpoint2(LINK)}&d=DwMFAg`),
    wrapInSafeLink(LINK).replace(SECRET, `${SECRET.slice(0, 9)}\r\n${SECRET.slice(9)}`),
    wrapInSafeLink(encodeURIComponent(LINK)).replace(SECRET, `=\r\n> ${SECRET}`),
    LINK.replace(SECRET, `\n${SECRET}`),
  ];
  for (const text of around) {
    assert.deepEqual(found(text), { kind: 'invite', invite: INVITE }, text);
  }
});

test('INV-4: mail gateways, indentation and line breaks leave nothing of themselves in an invite', () => {
  const bare = { secret: SECRET, relay: null, name: null };
  const ada = { ...bare, name: 'Ada' };
  for (const [text, invite] of [
    [`https://urldefense.com/v3/__${SITE}*join=${SECRET}__;Iw!!AbC!dEf$`, bare],
    [`https://urldefense.com/v3/__${SITE}*join=${SECRET}&name=Ada__;Iw!!AbC!dEf$`, ada],
    [
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__play.example_-23join-3D${SECRET}&d=x`,
      bare,
    ],
    [`> ${SITE}#join=${SECRET.slice(0, 11)} \n> ${SECRET.slice(11)}`, bare],
    [`${BARE}&game=rev\nersi`, bare],
    [`${BARE}&game=reversi\n\nSee you!`, { ...bare, game: 'reversi' }],
    [`${BARE}&game=reversi&name=Ada\nsee you`, { ...ada, game: 'reversi' }],
    [`${BARE}\nsee you`, bare],
  ] as const) {
    assert.deepEqual(found(text), { kind: 'invite', invite }, text);
  }
});

test('INV-4: text after the secret of a nameless link is not part of it', () => {
  const bare = { kind: 'invite', invite: { secret: SECRET, relay: null, name: null } };
  const signs = BARE.replace('#', '%2523').replace('=', '%253D');
  assert.deepEqual(found(`${signs}%2526utm_source=x`), bare);
  for (const after of [
    '.',
    '/',
    '?',
    ')',
    '&',
    '\u{200b}',
    '%E2%80%8B',
    '%20',
    '>',
    '==',
    '_',
    '_ ',
    ' see',
    '👍',
  ]) {
    assert.deepEqual(found(BARE + after), bare, after);
  }
});

test('INV-4: older links, with unescaped characters in names, are read', () => {
  const before = `${BARE}&name=O'Brien%20(Dad)&game=reversi`;
  assert.deepEqual(found(`Look: ${before}!`), { kind: 'invite', invite: INVITE });
  const { game: _, ...nameless } = INVITE;
  assert.deepEqual(found(`${BARE}&name=O'Brien%20(Dad)`), { kind: 'invite', invite: nameless });
});

test('INV-4: a name that grew or lost its end is cut, and the link stays valid', () => {
  const names = [
    ['Ada%20and%20all%20the%20others', 'Ada and all the othe'],
    ['O%27Brien%2', "O'Brien%2"],
    ['', null],
  ] as const;
  for (const [typed, name] of names) {
    const read = found(`${BARE}&name=${typed}`);
    assert.deepEqual(read, { kind: 'invite', invite: { secret: SECRET, relay: null, name } });
  }
});

test('INV-4: damaged or duplicate terms are dropped, and the link is accepted', () => {
  const { game: _, ...plain } = { ...INVITE, name: null };
  const invited = (end: string) => findInvite(`#join=${SECRET}${end}`);
  const addTerms = (terms: string) => ({ kind: 'invite', invite: { ...plain, terms } });
  assert.deepEqual(invited('&terms=1-300-3-e.'), addTerms('1-300-3-e'));
  for (const end of ['&terms=', '&terms=A', '&terms=1-3-3-e&terms=0-3-3-e']) {
    assert.deepEqual(invited(end), { kind: 'invite', invite: plain }, end);
  }
});

test('INV-4: a damaged, misleading or ambiguous link is never guessed', () => {
  const refused: readonly (readonly [string, string])[] = [
    [`${SITE}#join=${SECRET.slice(1)}`, 'secret'],
    [`${SITE}#join=${SECRET}x`, 'secret'],
    [`${SITE}#join=${SECRET}__`, 'secret'],
    [`${SITE}#join=${SECRET}_x`, 'secret'],
    [`${SITE}#join=${SECRET.slice(0, 9)}\n${SECRET.slice(9)}x`, 'secret'],
    [`${SITE}#join=${SECRET.slice(0, 9)}\n${SECRET.slice(10)}`, 'secret'],
    [`${SITE}#join=${SECRET.slice(0, -1)}x`, 'secret'],
    [`${BARE}&join=${OTHER}`, 'several'],
    [`${BARE} or ${SITE}#join=${OTHER}`, 'several'],
    [`${BARE} or ${BARE}&relay=https://relay.example`, 'several'],
    [`${BARE}&relay=nowhere`, 'relay'],
    [`${BARE}&relay=https://a.example&relay=https://b.example`, 'relay'],
    [`${BARE}&name=a%00b`, 'name'],
    [`${BARE}&name=a%E2%80%AEb`, 'name'],
    [`${SITE}#join%${'25'.repeat(6)}3D${SECRET}`, 'secret'],
  ];
  for (const [text, why] of refused) {
    const read = found(text);
    assert.equal(read.kind === 'refused' ? read.why : read.kind, why, text);
  }
  for (const text of ['', 'hello', SITE, `${SITE}#/join`, 'rejoin=x', '#owner=k']) {
    assert.deepEqual(found(text), { kind: 'none' }, text);
  }
});

test('PAGE-4: if the own site is known, a link of another site names its relay', () => {
  const relayOf = (text: string) => {
    const read = findInvite(text, 'https://play.example');
    return read.kind === 'invite' ? read.invite.relay : read;
  };
  const other = `https://other.example/games/#join=${SECRET}`;
  assert.equal(relayOf(BARE), null);
  assert.equal(relayOf(`#join=${SECRET}`), null);
  assert.equal(relayOf(`join=${SECRET}`), null);
  assert.equal(relayOf(other), 'https://other.example');
  assert.equal(relayOf(`Come: <${other}>`), 'https://other.example');
  assert.equal(relayOf(`https://gate.example/?u=${encodeURIComponent(BARE)}`), null);
  assert.equal(
    relayOf(`https://gate.example/?u=${encodeURIComponent(other)}`),
    'https://other.example',
  );
  assert.equal(relayOf(proofpoint3(other)), 'https://other.example');
  assert.equal(relayOf(`${other}&relay=https%3A%2F%2Fthird.example`), 'https://third.example');
  assert.equal(relayOf(`http://other.example/#join=${SECRET}`), 'http://other.example');
  assert.deepEqual(relayOf(`${BARE} ${other}`), { kind: 'several' });
});

test('INV-4: a text is read up to 20,000 characters, in linear time', () => {
  const filled = (length: number) => `${'x '.repeat(length / 2)}${BARE}`;
  assert.equal(found(filled(20_000 - BARE.length)).kind, 'invite');
  assert.notEqual(found(filled(20_002 - BARE.length)).kind, 'invite');
  for (const part of ['join=', '%25', '&amp;', '#join%3D', '(', '.']) found(part.repeat(20_000));
});

test('INV-2, INV-4: no text makes the reader throw, and an invite that it finds survives a round trip', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'join=',
      SECRET,
      '&',
      'relay=',
      'https://a',
      'name=',
      '%',
      '%25',
      '3D',
      '#',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12, size: 'max' }), (parts) => {
      const read = findInvite(parts.join(''));
      if (read.kind !== 'invite') return;
      const link = makeInviteLink(SITE, read.invite);
      assert.deepEqual(findInvite(link), read);
      assert.deepEqual(parseInvite(link), read);
    }),
    { numRuns },
  );
});
