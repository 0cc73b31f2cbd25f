import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldAddress, isEmailAddress, readAddress } from './address.ts';

test('MAIL-7: accepts exactly one address and nothing else', () => {
  for (const right of [
    'ann@example.org',
    'ann+club@sub.example.org',
    'ann@exämple.org',
    'club@localhost',
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
    'ånn@example.org',
    'ａnn@example.org',
    'ann@exa\u200Bmple.org',
    'a..n@example.org',
    'ann@example..org',
    'ann@example.org.',
    'ann@-example.org',
    'ann(home)@example.org',
  ];
  for (const text of [...wrong, ...odd]) assert.equal(isEmailAddress(text), false, text);
});

test('MAIL-7: a typed address gets an ASCII host and cannot turn into another address', () => {
  for (const [typed, stored] of [
    [' Ann@Example.org\n', 'Ann@Example.org'],
    ['ann@Müller.de', 'ann@xn--mller-kva.de'],
    ['ann@mu\u0308ller.de', 'ann@xn--mller-kva.de'],
    ['ann@ｅxample.org', 'ann@example.org'],
    [`${'a'.repeat(250)}@b.c`, `${'a'.repeat(250)}@b.c`],
  ] as const) {
    assert.equal(readAddress(typed), stored, typed);
  }
  const refused = ['ann@localhost', '"ann"@b.c', '\u212Aann@b.c', 'a\u0301nn@b.c', 'ann\u200B@b.c'];
  for (const typed of [...refused, 'ann@b\u00ADc.org', 'ann@b。c', `${'a'.repeat(251)}@b.c`]) {
    assert.equal(readAddress(typed), null, typed);
  }
});

test('MAIL-7: two addresses are the same if they differ only in the case of A to Z', () => {
  assert.equal(foldAddress('Ann+Club@EXAMPLE.org'), 'ann+club@example.org');
  const others = ['an.n@b.c', 'ann+x@b.c', '\u212Aann@b.c', 'İann@b.c', 'ａnn@b.c'];
  assert.equal(new Set(['ann@b.c', 'kann@b.c', 'iann@b.c', ...others].map(foldAddress)).size, 8);
});
