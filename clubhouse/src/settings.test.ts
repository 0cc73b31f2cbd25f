import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SettingError } from 'service/settings';
import { readSettings } from './settings.ts';

test('CFG-1: without settings it uses a league on this machine', () => {
  const settings = readSettings({});
  assert.equal(settings.port, 8500);
  assert.equal(settings.url, 'http://localhost:8500');
  assert.equal(settings.leagueUrl, 'http://127.0.0.1:8300');
  assert.equal(settings.websiteKeyFile, 'data/clubhouse/website-key');
});

const WRONG: readonly (readonly [name: string, value: string, sentence: RegExp])[] = [
  ['CLUBHOUSE_PORT', '65536', /whole number from 0 to 65535/],
  ['CLUBHOUSE_PORT', '80a', /whole number/],
  ['CLUBHOUSE_URL', 'club.example', /starts with http/],
  ['CLUBHOUSE_URL', 'https://club.example/site', /must not have a path/],
  ['LEAGUE_URL', 'ftp://league', /starts with http/],
  ['LEAGUE_WEBSITE_KEY', 'dls_abc', /must be a league key/],
  ['MAIL_FROM', 'Club <club>', /must be an address/],
  ['MAIL_FROM', 'a@b.c\r\nBcc: x@y.z', /must be an address/],
  ['SMTP_URL', 'mail.example.org', /starts with smtp/],
  [
    'SMTP_URL',
    'smtp://mail.example.org?pool=true',
    /only \?starttls=off or \?starttls=required after the port/,
  ],
  ['CLUBHOUSE_REPLY_ADDRESS', 'answers@club.example', /must contain \{token\} once/],
  ['CLUBHOUSE_REPLY_ADDRESS', `${'a'.repeat(30)}{token}@b.c`, /at most 29 characters/],
  ['TELEGRAM_BOT_TOKEN', `4711:${'x'.repeat(29)}`, /a token from BotFather/],
  ['TELEGRAM_BOT_TOKEN', `4711:${'x'.repeat(65)}`, /a token from BotFather/],
  ['TELEGRAM_BOT_TOKEN', `x:${'x'.repeat(35)}`, /a token from BotFather/],
  ['IMAP_URL', 'imap.example.org', /starts with imaps/],
  ['IMAP_URL', 'imaps://club@example.org', /a user and a password/],
  ['CLUBHOUSE_TRUST_PROXY', 'proxy', /number of proxies/],
  ['CLUBHOUSE_COLOR', 'red', /CLUBHOUSE_COLOR is not a setting/],
];
for (const [name, value, sentence] of WRONG) {
  test(`CFG-1: ${name}=${JSON.stringify(value)} stops the start with an error that names it`, () => {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error) =>
        error instanceof SettingError &&
        error.message.startsWith(name) &&
        sentence.test(error.message),
    );
  });
}

test('CFG-2: the public address needs TLS, except on this machine', () => {
  assert.equal(
    readSettings({ CLUBHOUSE_URL: 'https://club.example/' }).url,
    'https://club.example',
  );
  assert.equal(readSettings({ CLUBHOUSE_URL: 'http://127.0.0.1:9' }).url, 'http://127.0.0.1:9');
  assert.throws(() => readSettings({ CLUBHOUSE_URL: 'http://club.example' }), /https:\/\//);
});

test('CFG-1: with a mail server, the sender must be configured', () => {
  const SMTP_URL = 'smtp://mail.example.org';
  assert.throws(() => readSettings({ SMTP_URL }), /MAIL_FROM must be set/);
  const settings = readSettings({ SMTP_URL, MAIL_FROM: 'Tennis Club <club@example.org>' });
  assert.deepEqual(settings.mailFrom, { name: 'Tennis Club', address: 'club@example.org' });
  assert.equal(settings.smtp?.host, 'mail.example.org');
  assert.equal(readSettings({}).smtp, null);
});

test('BOT-1: without a token there is no bot, and a token has BotFather’s format', () => {
  assert.equal(readSettings({}).telegramToken, null);
  for (const length of [30, 35, 64]) {
    const token = `4711:${'x'.repeat(length)}`;
    assert.equal(readSettings({ TELEGRAM_BOT_TOKEN: token }).telegramToken, token);
  }
});

test('CFG-1: with a mailbox for replies, the reply address must be configured', () => {
  const IMAP_URL = 'imaps://club:secret@mail.example.org';
  assert.throws(() => readSettings({ IMAP_URL }), /CLUBHOUSE_REPLY_ADDRESS must be set/);
  const CLUBHOUSE_REPLY_ADDRESS = 'answers+{token}@club.example';
  const settings = readSettings({ IMAP_URL, CLUBHOUSE_REPLY_ADDRESS });
  assert.equal(settings.imap?.folder, 'INBOX');
  assert.equal(readSettings({ CLUBHOUSE_REPLY_ADDRESS }).imap, null);
  assert.equal(readSettings({}).replyAddress, null);
});
