import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import { checkDisk } from 'service/upkeep';

export interface Folder {
  readonly path: string;
  readonly found: {
    /** Permission bits. */
    readonly mode: number;
    readonly freeBytes: number;
    /** A file in the folder with another owner than the folder; null if there is none. */
    readonly foreign: string | null;
  } | null;
}

const OTHERS = 0o077;

/** Whether a service, and nobody else, can read and write its data (DOCTOR-8). */
export function checkFolder(about: string, { path, found }: Folder): Finding[] {
  if (found === null) {
    return [
      makeWarning(about, `there is no folder ${path}`, `the ${about} makes it at its first start`),
    ];
  }
  const { mode, freeBytes, foreign } = found;
  const findings: Finding[] = [];
  if ((mode & OTHERS) !== 0) {
    findings.push(makeWarning(about, `others can look into ${path}`, `chmod go= ${path}`));
  }
  if (foreign !== null) {
    const what = `${foreign} belongs to a different user than its folder`;
    findings.push(makeFailure(about, what, `chown --reference=${path} ${foreign}`));
  }
  return [...findings, checkDisk(about, path, freeBytes)];
}

/** A monthly trial of the backups. */
export interface BackupTrial {
  readonly at: number;
  /** The backups that could not be restored, as sentences. */
  readonly wrong: readonly string[];
}

const DAY_MS = 86_400_000;
/** A month, plus time to notice a missing trial. */
const MAX_TRIAL_DAYS = 40;

/** Whether the backups could be restored (DOCTOR-11). @param trial null if there was none */
export function checkTrial(trial: BackupTrial | null, now: number): Finding[] {
  const advice = 'systemctl start club-restore-trial, and journalctl -u club-restore-trial';
  if (trial === null) {
    return [makeWarning('backup', 'no backup has been tested yet', advice)];
  }
  const days = Math.floor((now - trial.at) / DAY_MS);
  if (trial.wrong.length > 0) return trial.wrong.map((what) => makeFailure('backup', what, advice));
  const what = `every backup could be restored when tested ${days} days ago`;
  return [
    days > MAX_TRIAL_DAYS ? makeFailure('backup', what, advice) : makeOkFinding('backup', what),
  ];
}

/** Whether a nightly backup, a copy to another machine or a service has failed (DOCTOR-11). */
export function checkFailedUnits(units: readonly string[]): Finding[] {
  return units.map((name) =>
    makeFailure(
      'units',
      `${name} has failed`,
      `journalctl -u ${name}; then systemctl reset-failed ${name}`,
    ),
  );
}

/** @param isSet null if unknown (DOCTOR-10) */
export function checkClock(isSet: boolean | null): Finding[] {
  if (isSet === null) return [];
  return isSet
    ? [makeOkFinding('clock', "the machine's clock follows a time server")]
    : [
        makeFailure(
          'clock',
          "the machine's clock follows no time server: deadlines and certificates go by it",
          'apt-get install systemd-timesyncd, and timedatectl set-ntp true',
        ),
      ];
}
