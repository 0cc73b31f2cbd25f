import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSmtpUrl } from './smtp-server.ts';

test('MAIL-12: a remote mail server is only used over TLS', () => {
  const login = { user: 'club@example.org', password: 'p:/@' };
  const elsewhere = { host: 'mail.example.org', port: 587, security: 'starttls', login };
  const url = 'smtp://club%40example.org:p%3A%2F%40@mail.example.org';
  assert.deepEqual(readSmtpUrl(url), elsewhere);
  assert.deepEqual(readSmtpUrl(`${url}?starttls=required`), elsewhere);
  const tls = { host: 'mail.example.org', port: 465, security: 'tls', login: null };
  assert.deepEqual(readSmtpUrl('smtps://mail.example.org'), tls);
});

test('MAIL-12: a local mail server, or one so configured, may be used without TLS', () => {
  const here = { host: '127.0.0.1', port: 25, security: 'none', login: null };
  assert.deepEqual(readSmtpUrl('smtp://127.0.0.1:25'), here);
  assert.deepEqual(readSmtpUrl('smtp://[::1]:25/'), { ...here, host: '::1' });
  const relay = { host: 'relay', port: 25, security: 'none', login: null };
  assert.deepEqual(readSmtpUrl('smtp://relay:25?starttls=off'), relay);
  assert.match(JSON.stringify(readSmtpUrl('smtp://club:secret@relay:25?starttls=off')), /password/);
});

for (const [url, sentence] of [
  ['mail.example.org', /starts with smtp/],
  ['http://mail.example.org', /starts with smtp/],
  ['smtp://', /starts with smtp/],
  [
    'smtp://mail.example.org/?pool=true',
    /only \?starttls=off or \?starttls=required after the port/,
  ],
  [
    'smtp://mail.example.org?starttls=maybe',
    /only \?starttls=off or \?starttls=required after the port/,
  ],
  ['smtp://mail.example.org/inbox', /only \?starttls=off or \?starttls=required after the port/],
  ['smtp://club:100%@mail.example.org', /percent-encoded/],
] as const) {
  test(`MAIL-12: SMTP_URL=${url} is refused with the expected format`, () => {
    assert.match(JSON.stringify(readSmtpUrl(url)), sentence);
  });
}
