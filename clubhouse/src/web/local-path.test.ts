import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toLocalPath } from './local-path.ts';

test('WEB-3: a path of this site is kept', () => {
  for (const path of ['/', '/matches/1/report?set=2', '/tables/%C3%A9']) {
    assert.equal(toLocalPath(path), path);
  }
});

test('WEB-3: a target anywhere else leads to the home page', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/a\r\nset-cookie: x=1',
    '',
    null,
  ];
  for (const text of elsewhere) assert.match(toLocalPath(text), /^\/(?![/\\])/, String(text));
  assert.equal(toLocalPath('//evil.example'), '/');
});

test('WEB-3: no text sends a browser to another host', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'evil.example',
    '@',
    ':',
    '%2f',
    '\t',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const url = new URL(toLocalPath(parts.join('')), 'https://club.example/sign-in');
      assert.equal(url.origin, 'https://club.example');
    }),
  );
});
