import { makeFailure, type Finding, makeOkFinding, makeWarning } from './finding.ts';

/** Judges backups and disks for every doctor, so that all say the same. */

export interface Backup {
  readonly file: string;
  /** Epoch milliseconds. */
  readonly made: number;
  readonly isThere: boolean;
  /** Whether the backup is on the same disk as the data. */
  readonly isOnSameDisk: boolean;
}

const DAY_MS = 86_400_000;
/** Same as the alert BackupOld. */
const OLD_DAYS = 3;
const LOW_DISK_BYTES = 500 * 1024 * 1024;
const MAKE_ONE =
  'npm run league -- backup FILE; each night: systemctl enable --now club-backup.timer';

/** @param backup null if none @param since when the club began; null if unknown (DOCTOR-9) */
export function checkBackup(backup: Backup | null, since: number | null, now: number): Finding[] {
  if (backup === null) {
    const isNew = since !== null && now - since < OLD_DAYS * DAY_MS;
    return [
      (isNew ? makeWarning : makeFailure)('backup', 'no backup has been made here', MAKE_ONE),
    ];
  }
  const { file, made, isThere, isOnSameDisk } = backup;
  if (!isThere) {
    const what = `the newest backup, ${file}, no longer exists`;
    return [makeFailure('backup', what, 'make one, and find out what removes the files')];
  }
  const days = Math.floor((now - made) / DAY_MS);
  const what = `the newest backup, ${file}, is ${days} days old`;
  const advice = 'systemctl status club-backup.timer club-backup.service';
  const age =
    days >= OLD_DAYS ? makeFailure('backup', what, advice) : makeOkFinding('backup', what);
  if (!isOnSameDisk) return [age];
  const where = 'backups are on the same disk as the data';
  return [age, makeWarning('backup', where, 'copy them to another machine too')];
}

/** Checks the free space on a folder's disk. */
export function checkDisk(about: string, path: string, freeBytes: number): Finding {
  const what = `${Math.round(freeBytes / 1024 / 1024)} MB are free for ${path}`;
  return freeBytes < LOW_DISK_BYTES
    ? makeFailure(about, what, 'free up space before writes are refused')
    : makeOkFinding(about, what);
}
