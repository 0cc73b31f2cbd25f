import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';

/** A hosted club beside the machine's own, as systemd sees it. */
export interface HostedClub {
  readonly name: string;
  /** Whether a process listens where the proxy connects. */
  readonly isOpen: boolean;
  /** Epoch milliseconds of the last write to its backup folder; null if unreadable. */
  readonly backedUpAt: number | null;
  /** Whether the club was ever backed up. */
  readonly hasBackup: boolean;
  /** The last wake, or the start of its timer, in epoch ms; null if the timer does not run. */
  readonly wokenAt: number | null;
  readonly stopped: readonly string[];
  readonly failed: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The same number of days as for the machine's own backups. */
const OLD_DAYS = 3;
/** Systemd wakes each hosted club every hour. */
const MAX_SLEEP_HOURS = 3;

/** Checks that the club is reachable, was woken and backed up, and has no failure (CLUBS-15). */
export function checkHosted(club: HostedClub, now: number): Finding {
  const { name, backedUpAt, hasBackup, wokenAt } = club;
  const about = `club@${name}`;
  const wrong = listFaults(club, now);
  if (wrong.length > 0) {
    const advice = new Set(wrong.map((one) => one.advice));
    return makeFailure(about, wrong.map(({ what }) => what).join('; '), [...advice].join('; '));
  }
  if (backedUpAt === null || !hasBackup) {
    const advice = `systemctl start club-backup@${name}, or wait for the night`;
    return makeWarning(about, 'its door is open, and it was not backed up yet', advice);
  }
  const woken = wokenAt === null ? '' : `, it was woken ${toHours(now - wokenAt)} hours ago`;
  return makeOkFinding(
    about,
    `its door is open${woken}, and backed up ${toHours(now - backedUpAt)} hours ago`,
  );
}

function listFaults(
  { name, isOpen, backedUpAt, wokenAt, stopped, failed }: HostedClub,
  now: number,
): { readonly what: string; readonly advice: string }[] {
  const faults = failed.map((unit) => ({
    what: `${unit} has failed`,
    advice: `journalctl -u ${unit}; then systemctl reset-failed ${unit}`,
  }));
  if (!isOpen) {
    const advice = `systemctl start club@${name}.target; where it is to stay closed, systemctl disable it`;
    faults.unshift({ what: 'its door is closed', advice });
  } else {
    for (const timer of stopped) {
      faults.push({ what: `${timer} does not run`, advice: `systemctl start club@${name}.target` });
    }
  }
  if (backedUpAt !== null && now - backedUpAt >= OLD_DAYS * DAY_MS) {
    const days = Math.floor((now - backedUpAt) / DAY_MS);
    const advice = `systemctl status club-backup@${name}.timer club-backup@${name}.service`;
    faults.push({ what: `it was not backed up for ${days} days`, advice });
  }
  if (wokenAt !== null && now - wokenAt > MAX_SLEEP_HOURS * HOUR_MS) {
    const advice = `systemctl status club-wake@${name}.timer`;
    faults.push({ what: `it was not woken for ${toHours(now - wokenAt)} hours`, advice });
  }
  return faults;
}

function toHours(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}
