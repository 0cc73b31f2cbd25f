import { fail, type Finding, ok, warn } from 'service/finding';
import { judgeDisk } from 'service/upkeep';

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
  return [...findings, judgeDisk(about, path, freeBytes)];
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
