import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import type { ServiceName } from './finding.ts';

export interface ServiceStatus {
  /** The status at the service's own port, or a sentence if there was no answer. */
  readonly status: number | string;
  /** The reason that `/readyz` gives, in a word; null if it is ready, or was not asked. */
  readonly whyNotReady: string | null;
  /** Null if the service does not report its release. */
  readonly release: string | null;
  /** The service's own time, in epoch milliseconds; null if it does not report that. */
  readonly clock: number | null;
}

const START: Readonly<Record<ServiceName, string>> = {
  league: 'club-league',
  clubhouse: 'club-clubhouse',
  relay: 'club-relay',
};
const ADVICE: Readonly<Record<string, string>> = {
  no_website_key: 'install the club at /install of the league, or give it LEAGUE_WEBSITE_KEY',
  website_key_refused: 'make a new website key in the league, and give it to the clubhouse',
  league_away: 'start the league, or correct LEAGUE_URL of the clubhouse',
  storage: 'look at its disk: the log says what it met',
  storage_full: 'free up space on its disk',
  bodies_full: 'look in its log for the client whose requests never finish, and block it',
  read_only: 'see to its disk (dmesg says what it met), and mount it for writing',
};
const SKEW_MS = 5000;

/** Whether a service runs, is ready, and belongs to this release (DOCTOR-6). */
export function checkService(
  name: ServiceName,
  { status, whyNotReady, release, clock }: ServiceStatus,
  { version, now }: { readonly version: string; readonly now: number },
): Finding[] {
  if (typeof status === 'string') {
    const advice = `start it: systemctl start ${START[name]}, ./club start, ./sealed-move start or npm start, as it was installed`;
    return [makeFailure(name, `the ${name} does not answer (${status})`, advice)];
  }
  const findings: Finding[] = [];
  if (whyNotReady !== null) {
    const advice = ADVICE[whyNotReady] ?? 'docs/operations.md says what to do for each reason';
    findings.push(
      makeFailure(name, `the ${name} is running but cannot do its work: ${whyNotReady}`, advice),
    );
  } else if (status >= 500) {
    const advice = 'its log says why, at level 40 and above';
    findings.push(makeFailure(name, `the ${name} answers ${status}`, advice));
  } else findings.push(makeOkFinding(name, `the ${name} is running and ready`));
  if (release !== null && release !== version) {
    const what = `the running ${name} is release ${release}, but ${version} is installed here`;
    findings.push(makeWarning(name, what, `systemctl restart ${START[name]}`));
  }
  if (clock !== null && Math.abs(clock - now) > SKEW_MS) {
    const seconds = Math.round(Math.abs(clock - now) / 1000);
    const what = `the clock of the ${name} and the one here differ by ${seconds} seconds`;
    findings.push(makeFailure(name, what, 'let both machines follow a time server'));
  }
  return findings;
}

export interface Letters {
  readonly server: string;
  readonly waiting: number;
  /** Since when emails have been waiting, in epoch milliseconds; null if none is waiting. */
  readonly waitingSince: number | null;
  readonly refused: number;
}

const HOUR_MS = 3_600_000;

/** Whether emails go out, as far as the clubhouse knows (DOCTOR-7). */
export function checkLetters(letters: Letters, now: number): Finding[] {
  const findings: Finding[] = [];
  const { server, waiting, waitingSince, refused } = letters;
  if (server === 'away') {
    const advice =
      'journalctl -u club-clubhouse says what it answered; see to SMTP_URL and MAIL_FROM';
    findings.push(makeFailure('mail', 'the mail server accepts no email', advice));
  }
  if (waitingSince !== null && now - waitingSince > HOUR_MS) {
    const hours = Math.floor((now - waitingSince) / HOUR_MS);
    const what = `${waiting} emails are waiting, one of them for ${hours} hours`;
    findings.push(
      makeWarning('mail', what, 'as for the mail server; a full mailbox delays its own alone'),
    );
  }
  if (refused > 0) {
    const what = `${refused} emails of the last 30 days were refused by their recipients' servers`;
    findings.push(makeWarning('mail', what, 'correct the addresses of those members'));
  }
  return findings;
}

/** The result of trying the mail server; null if emails are only written into a folder. */
export type MailTrial = { readonly wrong: string | null; readonly server: string } | null;

/** Whether an email could be sent now (DOCTOR-7). */
export function checkMail(trial: MailTrial, sentTo: string | null): Finding[] {
  if (trial === null) {
    const what = 'no mail server is set: emails are written to a folder and reach nobody';
    return [makeWarning('mail', what, 'set SMTP_URL and MAIL_FROM')];
  }
  const { wrong, server } = trial;
  if (wrong !== null) {
    const what = `${server} accepts no email from this clubhouse (${wrong})`;
    return [makeFailure('mail', what, 'correct SMTP_URL or MAIL_FROM')];
  }
  if (sentTo !== null)
    return [
      makeOkFinding('mail', `${server} accepted an email to ${sentTo}: check that it arrived`),
    ];
  return [
    makeOkFinding(
      'mail',
      `${server} accepts the clubhouse; add --mail-to ADDRESS to send a test email`,
    ),
  ];
}
