import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmailAddress, mailboxOf } from './mailbox.ts';

test('MAIL-7: an address is one address and nothing else', () => {
  for (const right of [
    'ann@example.org',
    'ann+club@sub.example.org',
    'ånn@exämple.org',
    "o'neil@x.y",
  ]) {
    assert.equal(isEmailAddress(right), true, right);
  }
  const wrong = [
    '',
    'ann',
    'ann@',
    '@example.org',
    'a@b@c',
    'a b@c.d',
    'a@b.c, d@e.f',
    'a@b.c;d@e.f',
  ];
  const odd = [
    '"a b"@c.d',
    'a@[127.0.0.1]',
    '<a@b.c>',
    'a@b.c\r\nBcc: d@e.f',
    'a@b.c\0',
    `${'a'.repeat(251)}@b.c`,
  ];
  for (const text of [...wrong, ...odd]) assert.equal(isEmailAddress(text), false, text);
});

test('MAIL-7: a sender is an address, with a name before it or without', () => {
  const club = { name: 'Tennis, "Club"', address: 'club@example.org' };
  assert.deepEqual(mailboxOf('Tennis, "Club" <club@example.org>'), club);
  assert.deepEqual(mailboxOf('club@example.org'), { name: '', address: 'club@example.org' });
  for (const text of [
    'Club',
    'Club <club>',
    'Club <a@b.c> <d@e.f>',
    'Club\n <a@b.c>',
    '<a@b.c>x',
  ]) {
    assert.equal(mailboxOf(text), null, text);
  }
});
