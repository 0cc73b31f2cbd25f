import { fail, type Finding, ok, warn } from './finding.ts';

/** A folder of data, as it lies on the disk. */
export interface Folder {
  readonly path: string;
  /** Null where there is no such folder. */
  readonly found: {
    /** Permission bits. */
    readonly mode: number;
    readonly freeBytes: number;
    /** A file in it that belongs to somebody else than the folder; null where none does. */
    readonly foreign: string | null;
  } | null;
}

const LOW_DISK_BYTES = 500 * 1024 * 1024;
const OTHERS = 0o077;

/** Whether a service can write its data, and it alone can read them (DOCTOR-8). */
export function judgeFolder(about: string, { path, found }: Folder): Finding[] {
  if (found === null) {
    return [warn(about, `there is no folder ${path}`, `the ${about} makes it at its first start`)];
  }
  const { mode, freeBytes, foreign } = found;
  const findings: Finding[] = [];
  if ((mode & OTHERS) !== 0) {
    findings.push(warn(about, `others can look into ${path}`, `chmod go= ${path}`));
  }
  if (foreign !== null) {
    const what = `${foreign} does not belong to the user whose folder it lies in`;
    findings.push(fail(about, what, `chown --reference=${path} ${foreign}`));
  }
  const told = `${Math.round(freeBytes / 1024 / 1024)} MB are free for ${path}`;
  return freeBytes < LOW_DISK_BYTES
    ? [...findings, fail(about, told, 'make room before writes are refused')]
    : [...findings, ok(about, told)];
}

/** The newest backup of the league. */
export interface Backup {
  readonly file: string;
  /** Epoch milliseconds. */
  readonly made: number;
  readonly isThere: boolean;
  /** Whether it lies on the disk of what it is a backup of. */
  readonly isOnSameDisk: boolean;
}

const DAY_MS = 86_400_000;
/** As the alert BackupOld has it. */
const OLD_DAYS = 3;

/** Whether there is a backup to go back to (DOCTOR-9). @param backup null where none was made here */
export function judgeBackup(backup: Backup | null, now: number): Finding[] {
  if (backup === null) {
    return [fail('backup', 'no backup was made here', 'systemctl enable --now club-backup.timer')];
  }
  const { file, made, isThere, isOnSameDisk } = backup;
  if (!isThere) {
    const what = `the newest backup, ${file}, is not there any more`;
    return [
      fail('backup', what, 'systemctl start club-backup.service, and see who takes them away'),
    ];
  }
  const days = Math.floor((now - made) / DAY_MS);
  const findings =
    days >= OLD_DAYS
      ? [
          fail(
            'backup',
            `the newest backup, ${file}, is ${days} days old`,
            'systemctl status club-backup.timer club-backup.service',
          ),
        ]
      : [ok('backup', `the newest backup, ${file}, is ${days} days old`)];
  if (!isOnSameDisk) return findings;
  const what = 'backups lie on the disk of what they are backups of';
  return [...findings, warn('backup', what, 'copy them to another machine as well')];
}

/** Whether this machine's clock follows the world's (DOCTOR-10). @param isSet null where nobody says */
export function judgeClock(isSet: boolean | null): Finding[] {
  if (isSet === null) return [];
  return isSet
    ? [ok('clock', "the machine's clock follows a time server")]
    : [
        fail(
          'clock',
          "the machine's clock follows no time server: deadlines and certificates go by it",
          'apt-get install systemd-timesyncd, and timedatectl set-ntp true',
        ),
      ];
}

/** What the doctor of the league said, a line for each finding. */
export function readLeagueDoctor(output: string): Finding[] {
  return output.split('\n').flatMap((line): Finding[] => {
    const [, verdict, what] = /^(ok|warn|FAIL) +(.*)$/.exec(line) ?? [];
    if (what === undefined) return [];
    if (verdict === 'ok') return [ok('league', what)];
    return [{ about: 'league', verdict: verdict === 'warn' ? 'warn' : 'FAIL', what }];
  });
}
