import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readImapUrl } from './imap-server.ts';
import { fillTemplate, readReplyTemplate, findToken } from './reply-template.ts';

const TAKEN: readonly (readonly [string, string])[] = [
  ['answers+{token}@club.example', 'answers+abc@club.example'],
  ['{token}@answers.club.example', 'abc@answers.club.example'],
  ['Answers-{token}-x@Club.example', 'answers-abc-x@club.example'],
];
for (const [text, filled] of TAKEN) {
  test(`REPLY-10: replies are accepted at ${text}`, () => {
    const template = readReplyTemplate(text);
    assert.ok(typeof template !== 'string');
    assert.equal(fillTemplate(template, 'abc'), filled);
    assert.equal(findToken(template, filled.toUpperCase()), 'abc');
    assert.equal(findToken(template, `x${filled}`), text.startsWith('{') ? 'xabc' : null);
    assert.equal(findToken(template, `${filled}.org`), null);
  });
}

test('REPLY-10: the text around the token leaves it enough room within 64 octets', () => {
  assert.ok(typeof readReplyTemplate(`${'a'.repeat(29)}{token}@b.c`) !== 'string');
  const longer = readReplyTemplate(`${'a'.repeat(30)}{token}@b.c`);
  assert.match(typeof longer === 'string' ? longer : '', /at most 29 characters/);
});

for (const text of [
  'answers@club.example',
  'answers@{token}.example',
  '{token}{token}@club.example',
  'answers+{token}',
  'ans wers+{token}@club.example',
  'antwört+{token}@club.example',
  'answers+{token}@club.example, eve@evil.example',
  'Club <answers+{token}@club.example>',
]) {
  test(`REPLY-10: invalid reply address: ${text}`, () => {
    assert.equal(typeof readReplyTemplate(text), 'string');
  });
}

test('REPLY-14: a mailbox is an address with user and password; remote ones are used over TLS', () => {
  const server = { host: 'h', port: 993, user: 'a@b', password: 'p/w:d', folder: 'INBOX' };
  const tls = { ...server, security: 'tls' };
  assert.deepEqual(readImapUrl('imaps://a%40b:p%2Fw%3Ad@h'), tls);
  assert.deepEqual(readImapUrl('imaps://a%40b:p%2Fw%3Ad@h:1993/Replies%20in'), {
    ...tls,
    port: 1993,
    folder: 'Replies in',
  });
  const starttls = { ...server, port: 143, security: 'starttls' };
  assert.deepEqual(readImapUrl('imap://a%40b:p%2Fw%3Ad@h/'), starttls);
  const here = readImapUrl('imap://a:b@127.0.0.1');
  assert.equal(typeof here === 'string' ? here : here.security, 'none');
  for (const wrong of [
    'h',
    'https://a:b@h',
    'imaps://h',
    'imaps://a@h',
    'imaps://a:b@h?x',
    'imaps://a:%zz@h',
  ]) {
    const said = readImapUrl(wrong);
    assert.equal(typeof said, 'string', wrong);
    assert.doesNotMatch(typeof said === 'string' ? said : '', /zz/);
  }
});
