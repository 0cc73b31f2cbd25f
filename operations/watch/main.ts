import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sendLetter, tryMail } from 'clubhouse/mail-trial';
import { readSettings } from 'clubhouse/settings';
import type { Finding } from 'service/finding';
import { SERVICES } from '../doctor/checks/finding.ts';
import { examineInstallation } from '../doctor/examine.ts';
import { trustSystemCertificates } from '../doctor/probe/trust.ts';
import { readUnitEnvironment } from '../doctor/units.ts';
import { checkLook, type KnownFaults, writeLetter } from './rules/letters.ts';

/*
 * `node operations/watch/main.ts --units FOLDER` runs the doctor, and sends an email when something
 * is wrong and when it is over (OPS-35), as club-watch.timer does every quarter of an hour. With
 * --try it only sends an email, to check whether the mail server accepts one.
 */

const { values } = parseArgs({
  options: { units: { type: 'string' }, try: { type: 'boolean', default: false } },
});
const { units = '/etc/systemd/system' } = values;
trustSystemCertificates();
const own = readUnitEnvironment(units, 'club-watch') ?? {};
const to = own['WATCH_MAIL_TO'] ?? '';
const {
  smtp,
  mailFrom: from,
  url,
} = readSettings({ ...readUnitEnvironment(units, 'club-clubhouse') });
const name = new URL(url).hostname;

if (values.try) process.exitCode = await testMailServer();
else process.exitCode = await watchServices();
// An unanswered name lookup would keep the process alive.
process.exit();

async function testMailServer(): Promise<number> {
  if (smtp === null) {
    process.stderr.write('No mail server is set: nobody can sign in by email.\n');
    return 1;
  }
  const wrong = await tryMail({ server: smtp, from, name, to: to === '' ? null : to });
  if (wrong !== null)
    process.stderr.write(`${smtp.host}:${smtp.port} accepts no email: ${wrong}\n`);
  else process.stdout.write(`${smtp.host}:${smtp.port} accepts emails.\n`);
  return wrong === null ? 0 : 1;
}

async function watchServices(): Promise<number> {
  const file = own['CLUB_WATCH_FILE'] ?? '';
  if (to === '' || smtp === null || file === '') {
    process.stdout.write('No email was sent: set WATCH_MAIL_TO, and SMTP_URL of the clubhouse.\n');
    return 0;
  }
  const result = checkLook(await lookOnce(), readKnownFaults(file));
  const letter = writeLetter(result, hostname());
  if (letter !== null) {
    const wrong = await sendLetter({ server: smtp, from, name, to }, letter);
    // The next run sends it again.
    if (wrong !== null) {
      process.stderr.write(`${letter.text}This email could not be sent: ${wrong}\n`);
      return 1;
    }
    process.stdout.write(`Sent to ${to}: ${letter.subject}\n`);
  }
  writeFileSync(`${file}.part`, `${JSON.stringify(result.known)}\n`);
  renameSync(`${file}.part`, file);
  return 0;
}

async function lookOnce(): Promise<readonly Finding[]> {
  const leagueUrl = own['WATCH_LEAGUE_URL'] || undefined;
  const given = { units, leagueUrl, resolve: new Map<string, string>() };
  const all = { ...given, mailTo: undefined, services: SERVICES, json: false, help: false };
  return examineInstallation(all, {}, Date.now);
}

/** An unreadable file counts as missing: its faults are then emailed once more. */
function readKnownFaults(file: string): KnownFaults {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownFaults;
  } catch {
    return {};
  }
}
