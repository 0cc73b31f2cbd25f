import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readArguments } from '../doctor/arguments.ts';
import {
  CLAIMED,
  checkAddress,
  checkHidden,
  checkSighting,
  checkSocket,
} from '../doctor/checks/address.ts';
import type { Finding } from 'service/finding';
import { checkBackup } from 'service/upkeep';
import { checkNodeLine } from '../doctor/checks/node-line.ts';
import { checkLetters, checkMail, checkService } from '../doctor/checks/service.ts';
import {
  type SettingsToCheck,
  checkSettings,
  type ServiceSettings,
} from '../doctor/checks/settings.ts';
import { checkClock, checkFailedUnits, checkFolder, checkTrial } from '../doctor/checks/upkeep.ts';
import { inspectFolder, readTrial } from '../doctor/probe/machine.ts';
import { readUnitEnvironment } from '../doctor/units.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

/** The verdicts, each with part of its sentence. */
function verdicts(findings: readonly Finding[]): string[] {
  for (const { verdict, advice } of findings) assert.ok(verdict === 'ok' || advice);
  return findings.map(({ verdict, what }) => `${verdict} ${what}`);
}

const place = (port: number, more: Partial<ServiceSettings> = {}): ServiceSettings => ({
  host: '127.0.0.1',
  port,
  trustsProxy: true,
  operations: { host: '127.0.0.1', port: port + 1 },
  ...more,
});
const FIT: SettingsToCheck = {
  services: { league: place(8300), clubhouse: place(8500), relay: place(8400) },
  leagueUrl: 'http://127.0.0.1:8300',
  keyFiles: { put: '/key', read: '/key' },
  addresses: { clubhouse: 'https://club.example.org', relay: 'https://play.example.org' },
};
const services = (more: SettingsToCheck['services']) => ({
  ...FIT,
  services: { ...FIT.services, ...more },
});

test('DOCTOR-2: matching settings are confirmed, and each mismatch is named', () => {
  const wrong: readonly [SettingsToCheck, string[]][] = [
    [FIT, ['ok the settings match']],
    [
      services({ relay: place(8300, { operations: null }) }),
      [
        'FAIL the league and the relay both have port 8300',
        'warn the relay has no port for metrics, so some checks are skipped',
      ],
    ],
    [
      services({ relay: place(8400, { operations: { host: '127.0.0.1', port: 8501 } }) }),
      ["FAIL the clubhouse's measurements and the relay's measurements both have port 8501"],
    ],
    [
      { ...FIT, leagueUrl: 'http://localhost' },
      [
        'FAIL the clubhouse looks for the league at http://localhost, but that listens on port 8300',
      ],
    ],
    [{ ...FIT, leagueUrl: 'https://league.example.org' }, ['ok the settings match']],
    [
      { ...FIT, keyFiles: { put: '/one', read: '/other' } },
      ['FAIL the league writes the website key to /one, but the clubhouse reads it from /other'],
    ],
    [{ ...FIT, keyFiles: { put: undefined, read: '/x' } }, ['ok the settings match']],
    [
      services({ league: place(8300, { trustsProxy: false }) }),
      ['FAIL the league counts all visitors as one, because it trusts no proxy'],
    ],
    [
      services({ relay: place(8400, { trustsProxy: false }) }),
      ['FAIL the relay counts all visitors as one, because it trusts no proxy'],
    ],
    [
      { ...services({ league: place(8300, { trustsProxy: false }) }), addresses: {} },
      ['ok the settings match'],
    ],
    [
      services({ clubhouse: place(8500, { host: '0.0.0.0' }) }),
      ['warn the clubhouse listens at 0.0.0.0, where more than its proxy can reach it'],
    ],
    [
      services({ relay: place(8400, { operations: { host: '::', port: 8401 } }) }),
      ["warn the relay's metrics are exposed at ::, beyond this machine"],
    ],
  ];
  for (const [told, expected] of wrong) assert.deepEqual(verdicts(checkSettings(told)), expected);
});

test('DOCTOR-3: each way for an address to lead nowhere has its own sentence', () => {
  const address = 'https://club.example.org';
  const judged = (asked: Parameters<typeof checkAddress>[2]) =>
    verdicts(
      checkAddress('clubhouse', address, asked, { now: NOW, knows: (text) => text === 'own' }),
    );
  const answered = { status: 200, text: 'own', headers: {}, from: '192.0.2.1' };
  const until = (ms: number) => judged({ ...answered, validTo: NOW + ms });
  const leads = `ok ${address} leads to the clubhouse, by TLS`;
  assert.deepEqual(until(14 * DAY_MS), [leads]);
  assert.deepEqual(until(14 * DAY_MS - 1), [
    leads,
    `warn the certificate of ${address} ends in 13 days`,
  ]);
  assert.deepEqual(until(DAY_MS - 1), [leads], 'an authority of its own makes them for hours');
  const failed = (code: string) => judged({ failed: code, message: 'so it says' });
  assert.deepEqual(failed('ENOTFOUND'), [`FAIL the name of ${address} does not resolve`]);
  assert.deepEqual(failed('ECONNREFUSED'), [`FAIL nobody listens at ${address}`]);
  assert.deepEqual(failed('ETIMEDOUT'), [`FAIL ${address} cannot be reached (so it says)`]);
  for (const code of [
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ]) {
    assert.match(failed(code)[0] ?? '', /^FAIL the certificate of .* is one that browsers reject/);
  }
  const other = judged({ ...answered, text: 'another', validTo: NOW });
  assert.deepEqual(other, [
    `FAIL ${address} leads to something other than the clubhouse (it answers 200)`,
  ]);
  const away = judged({ ...answered, status: 502, validTo: NOW });
  assert.deepEqual(away, [`FAIL ${address} is answered by the proxy alone, with 502`]);
  const hidden = (text: string) =>
    checkHidden('relay', address, { ...answered, text, validTo: NOW });
  assert.deepEqual(hidden('Not found'), []);
  assert.equal(hidden('up 1\n# EOF\n')[0]?.verdict, 'FAIL');
});

test('DOCTOR-4: the address that a service saw is compared with the real one', () => {
  const judged = (address: string, from = '198.51.100.7', isSecure = true) =>
    verdicts(checkSighting('league', from, { address, isSecure }));
  assert.deepEqual(judged('198.51.100.7'), ['ok the league sees where its visitors come from']);
  assert.deepEqual(judged('::ffff:198.51.100.7').length, 1);
  assert.match(
    judged(CLAIMED)[0] ?? '',
    /^FAIL the league believes any address that a visitor claims/,
  );
  assert.match(judged('127.0.0.1')[0] ?? '', /^FAIL the league counts all visitors as one/);
  assert.match(judged('127.0.0.1', '127.0.0.2')[0] ?? '', /^FAIL/);
  assert.deepEqual(judged('127.0.0.2', '127.0.0.2').length, 1);
  assert.match(judged('192.0.2.1')[0] ?? '', /^warn the league saw 192\.0\.2\.1 where/);
  assert.deepEqual(
    judged('198.51.100.7', '198.51.100.7', false)[1],
    'FAIL the league does not learn that its visitors came over TLS',
  );
  assert.match(
    verdicts(checkSighting('league', '192.0.2.1', null))[0] ?? '',
    /^FAIL a request through the proxy/,
  );
});

test('DOCTOR-5: a WebSocket that fails says where it ended', () => {
  const judged = (status: number | string) => verdicts([checkSocket('https://p.example', status)]);
  assert.deepEqual(judged(101), ['ok WebSockets pass through the proxy']);
  assert.deepEqual(judged(403), ['FAIL the relay opens no games for https://p.example']);
  assert.match(judged(429)[0] ?? '', /^FAIL .* takes no further connection from this network/);
  assert.match(judged(426)[0] ?? '', /^FAIL .* it was answered 426$/);
  assert.match(judged('socket hang up')[0] ?? '', /^FAIL .* \(socket hang up\)$/);
});

test('DOCTOR-6: tells a running service from one that is away, unready, outdated or has a wrong clock', () => {
  const well = { status: 200, whyNotReady: null, release: '1.2.3', clock: NOW - 5000 };
  const judged = (more: Partial<Parameters<typeof checkService>[1]>) =>
    verdicts(checkService('clubhouse', { ...well, ...more }, { version: '1.2.3', now: NOW }));
  const runs = 'ok the clubhouse is running and ready';
  assert.deepEqual(judged({}), [runs]);
  assert.deepEqual(judged({ release: null, clock: null }), [runs]);
  assert.deepEqual(judged({ status: 'ECONNREFUSED' }), [
    'FAIL the clubhouse does not answer (ECONNREFUSED)',
  ]);
  assert.deepEqual(judged({ whyNotReady: 'no_website_key' }), [
    'FAIL the clubhouse is running but cannot do its work: no_website_key',
  ]);
  assert.deepEqual(judged({ status: 503 }), ['FAIL the clubhouse answers 503']);
  assert.deepEqual(judged({ release: '1.2.2' }), [
    runs,
    'warn the running clubhouse is release 1.2.2, but 1.2.3 is installed here',
  ]);
  assert.deepEqual(judged({ clock: NOW + 5001 }), [
    runs,
    'FAIL the clock of the clubhouse and the one here differ by 5 seconds',
  ]);
});

test('DOCTOR-7: tells delivered emails from waiting, refused and undeliverable ones', () => {
  const well = { server: 'ok', waiting: 1, waitingSince: NOW - HOUR_MS, refused: 0 };
  const judged = (more: Partial<typeof well>) => verdicts(checkLetters({ ...well, ...more }, NOW));
  assert.deepEqual(judged({}), []);
  assert.deepEqual(judged({ waitingSince: NOW - HOUR_MS - 1 }), [
    'warn 1 emails are waiting, one of them for 1 hours',
  ]);
  assert.deepEqual(judged({ server: 'away' }), ['FAIL the mail server accepts no email']);
  assert.match(judged({ refused: 2 })[0] ?? '', /^warn 2 emails of the last 30 days were refused/);
  assert.match(verdicts(checkMail(null, null))[0] ?? '', /^warn no mail server is set/);
  const server = 'mail.example.org:587';
  const tried = (wrong: string | null, to: string | null) =>
    verdicts(checkMail({ wrong, server }, to));
  assert.match(tried('535 no', null)[0] ?? '', /^FAIL mail\.example\.org:587 accepts no email/);
  assert.match(tried(null, null)[0] ?? '', /^ok .* accepts the clubhouse/);
  assert.match(tried(null, 'a@b.example')[0] ?? '', /^ok .* accepted an email to a@b\.example/);
});

test('DOCTOR-8: a data folder is checked for free space, readers and foreign files', async (t) => {
  const found = { mode: 0o700, freeBytes: 500 * MB, foreign: null };
  const judged = (more: Partial<{ mode: number; freeBytes: number; foreign: string | null }>) =>
    verdicts(checkFolder('relay', { path: '/d', found: { ...found, ...more } }));
  assert.deepEqual(judged({}), ['ok 500 MB are free for /d']);
  assert.deepEqual(judged({ freeBytes: 500 * MB - 1 }), ['FAIL 500 MB are free for /d']);
  assert.deepEqual(judged({ mode: 0o701 })[0], 'warn others can look into /d');
  assert.match(judged({ foreign: '/d/x' })[0] ?? '', /^FAIL \/d\/x belongs to a different user/);
  assert.match(verdicts(checkFolder('relay', { path: '/d', found: null }))[0] ?? '', /^warn/);
  const folder = mkdtempSync(join(tmpdir(), 'doctor-folder-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a-file'), '');
  const looked = await inspectFolder(folder);
  assert.equal(looked.found?.mode, statSync(folder).mode & 0o777);
  assert.equal(looked.found?.foreign, null);
  assert.ok((looked.found?.freeBytes ?? 0) > 0);
  assert.equal((await inspectFolder(join(folder, 'none'))).found, null);
});

test('DOCTOR-9: a backup is old from the third day on, and a missing one is reported', () => {
  const made = { file: '/b', made: NOW, isThere: true, isOnSameDisk: false };
  const judged = (more: Partial<typeof made>) =>
    verdicts(checkBackup({ ...made, ...more }, NOW, NOW));
  assert.deepEqual(judged({}), ['ok the newest backup, /b, is 0 days old']);
  assert.deepEqual(judged({ made: NOW - 3 * DAY_MS + 1 }), [
    'ok the newest backup, /b, is 2 days old',
  ]);
  assert.deepEqual(judged({ made: NOW - 3 * DAY_MS }), [
    'FAIL the newest backup, /b, is 3 days old',
  ]);
  assert.match(judged({ isThere: false })[0] ?? '', /^FAIL .* no longer exists$/);
  assert.match(judged({ isOnSameDisk: true })[1] ?? '', /^warn backups are on the same disk/);
  const none = (since: number | null) => verdicts(checkBackup(null, since, NOW));
  assert.deepEqual(none(null), ['FAIL no backup has been made here']);
  assert.deepEqual(none(NOW - 3 * DAY_MS), ['FAIL no backup has been made here']);
  assert.deepEqual(none(NOW - 3 * DAY_MS + 1), ['warn no backup has been made here']);
});

test('DOCTOR-10: an unsynchronised clock is wrong, and an unknown state is not reported', () => {
  assert.deepEqual(checkClock(null), []);
  assert.equal(checkClock(true)[0]?.verdict, 'ok');
  assert.equal(checkClock(false)[0]?.verdict, 'FAIL');
});

test('DOCTOR-1: settings are parsed as systemd parses them, and options as typed', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-units-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.env'), '# A comment\nONE=file\nTHREE="with blanks"\n');
  const unit = join(folder, 'club-league.service');
  writeFileSync(
    unit,
    `[Service]\nEnvironmentFile=${folder}/a.env\nEnvironment=ONE=1 TWO=2 "FOUR=a b"\nEnvironmentFile=-/none\n`,
  );
  mkdirSync(`${unit}.d`);
  writeFileSync(join(`${unit}.d`, 'x.conf'), '[Service]\nEnvironment=TWO=changed\n');
  assert.deepEqual(readUnitEnvironment(folder, 'club-league'), {
    ONE: 'file',
    TWO: 'changed',
    THREE: 'with blanks',
    FOUR: 'a b',
  });
  assert.equal(readUnitEnvironment(folder, 'club-relay'), null);
  writeFileSync(unit, 'EnvironmentFile=/none/at/all\n');
  assert.throws(() => readUnitEnvironment(folder, 'club-league'), /\/none\/at\/all/);
  const given = readArguments(['--league-url', 'https://l.example/', '--resolve', 'l.example=::1']);
  assert.ok(typeof given !== 'string');
  assert.deepEqual([given.leagueUrl, given.resolve.get('l.example')], ['https://l.example', '::1']);
});

test('DOCTOR-11: the result of the last backup trial is reported, and failed systemd units are too', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-trial-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const judged = (days: number, ...wrong: readonly string[]) =>
    verdicts(checkTrial({ at: NOW - days * DAY_MS, wrong }, NOW));
  const well = 'every backup could be restored when tested';
  assert.deepEqual(judged(40), [`ok ${well} 40 days ago`]);
  assert.deepEqual(judged(41), [`FAIL ${well} 41 days ago`]);
  assert.deepEqual(judged(1, 'a cannot be restored'), ['FAIL a cannot be restored']);
  assert.deepEqual(verdicts(checkTrial(null, NOW)), ['warn no backup has been tested yet']);
  const file = join(folder, 'verdict.json');
  assert.equal(await readTrial(file), null);
  writeFileSync(file, '{"tried_at":"2026-11-22T12:00:00Z","wrong":["b"]}\n');
  assert.deepEqual(await readTrial(file), { at: NOW, wrong: ['b'] });
  assert.deepEqual(verdicts(checkFailedUnits([])), []);
  assert.deepEqual(verdicts(checkFailedUnits(['club-backup.service'])), [
    'FAIL club-backup.service has failed',
  ]);
});

test('DOCTOR-13: the doctor warns before a Node release line ends, and fails after it has', () => {
  const judged = (version: string, at: string) =>
    verdicts([checkNodeLine(version, Date.parse(at))])[0]?.split(' ')[0];
  assert.equal(judged('26.10.0', '2029-01-30T12:00:00Z'), 'ok');
  assert.equal(judged('26.10.0', '2029-01-31T00:00:00Z'), 'warn');
  assert.equal(judged('26.10.0', '2029-04-30T23:59:59Z'), 'warn');
  assert.equal(judged('26.10.0', '2029-05-01T00:00:00Z'), 'FAIL');
  assert.equal(judged('99.0.0', '2029-05-01T00:00:00Z'), 'warn');
  assert.equal(
    checkNodeLine(process.versions.node, 0).verdict,
    'ok',
    'the line of this release is known',
  );
});
