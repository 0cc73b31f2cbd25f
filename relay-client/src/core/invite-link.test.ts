import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toBase64url } from '@sealed-move/protocol/base64url';
import { chooseCaseCount } from 'test-kit/cases';
import { type Invite, makeInviteLink, parseInvite } from './invite-link.ts';
import { readRelayAddress, makeRoomAddress } from './relay-address.ts';

const numRuns = chooseCaseCount(500);
const SECRET = toBase64url(new Uint8Array(16).fill(7));

const hostName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter((name) => name.trim() === name && !/[\p{C}\p{Z}]/u.test(name))
  // A name of invisible characters counts as none.
  .filter((name) => /[^\p{Default_Ignorable_Code_Point}\u{2800}]/u.test(name));
const invite: fc.Arbitrary<Invite> = fc.record(
  {
    secret: fc.uint8Array({ minLength: 16, maxLength: 16 }).map(toBase64url),
    relay: fc.constantFrom(
      null,
      'https://relay.example',
      'http://127.0.0.1:8400',
      'https://[::1]:1',
    ),
    name: fc.option(hostName),
    game: fc.constantFrom('chess', 'reversi', 'tic-tac-toe3'),
    terms: fc.constantFrom('1-300-3-e', '0-none-e'),
  },
  { noNullPrototype: true, requiredKeys: ['secret', 'relay', 'name'] },
);

test('INV-1, INV-2: a link is read back as it was made', () => {
  const sites = fc.constantFrom('https://play.example/', 'http://a:1/app?x=1#old', 'https://b');
  fc.assert(
    fc.property(invite, sites, (made, site) => {
      const link = makeInviteLink(site, made);
      assert.deepEqual(parseInvite(link), { kind: 'invite', invite: made });
      assert.equal(new URL(link).search, new URL(site).search, 'nothing goes to a server');
      assert.equal(link.split('#')[0], site.split('#')[0]);
    }),
    { numRuns },
  );
});

test('INV-2: an address without an invite is not a link', () => {
  for (const url of ['', '#', 'https://play.example/?join=x', 'https://play.example/#owner=x']) {
    assert.deepEqual(parseInvite(url), { kind: 'none' }, url);
  }
});

test('INV-2: a link with an unusable part is refused, and the reason names the part', () => {
  const hostile: readonly (readonly ['secret' | 'relay' | 'name' | 'game', string])[] = [
    ['secret', 'join='],
    ['secret', `join=${SECRET.slice(1)}`],
    ['secret', `join=${SECRET}A`],
    ['secret', `join=${SECRET.slice(0, -1)}x`],
    ['secret', `join=${SECRET}==`],
    ['secret', `join=${SECRET}&join=${SECRET}`],
    ['relay', `join=${SECRET}&relay=`],
    ['relay', `join=${SECRET}&relay=javascript:alert(1)`],
    ['relay', `join=${SECRET}&relay=ftp://relay.example`],
    ['relay', `join=${SECRET}&relay=https://relay.example/path`],
    ['relay', `join=${SECRET}&relay=https://user@relay.example`],
    ['relay', `join=${SECRET}&relay=https://relay.example%0a.evil.example`],
    ['relay', `join=${SECRET}&relay=https://a%2525.example`],
    ['relay', `join=${SECRET}&relay=https://a:99999`],
    ['relay', `join=${SECRET}&relay=https://${'a'.repeat(300)}`],
    ['relay', `join=${SECRET}&relay=https://a&relay=https://b`],
    ['game', `join=${SECRET}&game=`],
    ['game', `join=${SECRET}&game=Chess`],
    ['game', `join=${SECRET}&game=${'a'.repeat(33)}`],
    ['game', `join=${SECRET}&game=a&game=b`],
    ['name', `join=${SECRET}&name=`],
    ['name', `join=${SECRET}&name=${'x'.repeat(21)}`],
    ['name', `join=${SECRET}&name=%20x`],
    ['name', `join=${SECRET}&name=a%00b`],
    ['name', `join=${SECRET}&name=a%E2%80%AEb`],
    ['name', `join=${SECRET}&name=a%E2%81%A7b`],
    ['name', `join=${SECRET}&name=a%E2%80%A8b`],
    ['name', `join=${SECRET}&name=a&name=b`],
  ];
  for (const [why, fragment] of hostile) {
    const parsed = parseInvite(`https://play.example/#${fragment}`);
    assert.deepEqual(parsed, { kind: 'refused', why }, fragment);
  }
});

test('INV-2: no text makes the reader throw, and an accepted link survives a round trip', () => {
  const part = fc.oneof(
    fc.constantFrom('join=', SECRET, '&', 'relay=', 'https://a', 'name=', '%', '%E2%80%AE', '#'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12, size: 'max' }), (parts) => {
      const parsed = parseInvite(`https://play.example/#${parts.join('')}`);
      if (parsed.kind !== 'invite') return;
      const link = makeInviteLink('https://play.example/', parsed.invite);
      assert.deepEqual(parseInvite(link), parsed);
    }),
    { numRuns },
  );
});

test('INV-1: a name that could not be read back is left out of the link', () => {
  for (const name of ['\ud800', 'x'.repeat(21), '', '\u{e0100}', '\u{2800}']) {
    const link = makeInviteLink('https://play.example', { secret: SECRET, relay: null, name });
    assert.equal(link, `https://play.example#join=${SECRET}`);
  }
});

test('INV-2: a relay is an origin, whether given as a page or a socket address', () => {
  assert.equal(readRelayAddress('wss://Relay.Example:443/'), 'https://relay.example');
  assert.equal(readRelayAddress('ws://localhost:8400'), 'http://localhost:8400');
  assert.equal(readRelayAddress('https://rеlay.example'), 'https://xn--rlay-v4d.example');
  assert.equal(makeRoomAddress('https://relay.example', 'id'), 'wss://relay.example/v1/rooms/id');
  assert.equal(makeRoomAddress('http://localhost:1', 'id'), 'ws://localhost:1/v1/rooms/id');
});

test('INV-1: terms of 128 characters are read and written, and longer ones are left out', () => {
  const link = (terms: string) => `https://site.test/#join=${'A'.repeat(22)}&terms=${terms}`;
  const read = (terms: string) => {
    const parsed = parseInvite(link(terms));
    return parsed.kind === 'invite' ? parsed.invite : assert.fail(parsed.kind);
  };
  const [long, tooLong] = ['a'.repeat(128), 'a'.repeat(129)];
  assert.equal(read(long).terms, long);
  assert.equal(read(tooLong).terms, undefined);
  assert.ok(makeInviteLink('https://site.test/', read(long)).includes(long));
  const with129 = { ...read(long), terms: tooLong };
  assert.ok(!makeInviteLink('https://site.test/', with129).includes('terms'));
});
