import { existsSync, readdirSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/run-command.ts';
import type { HostedClub } from '../checks/hosted-club.ts';

const TIMEOUT_MS = 60_000;
const DATA = '/var/lib/clubs';
const BACKUPS = '/var/backups/clubs';
const TIMERS = ['wake', 'backup', 'restore-trial'];
/** Files written within this time of a folder's creation count as part of it. */
const MADE_MS = 1000;
/** The number of clubs per query: each has four units, and a command line has a maximum length. */
const BATCH_CLUBS = 100;

/** Names of the clubs that start with the machine. @param units the folder of systemd's units */
export function listHostedNames(units: string): string[] {
  const folder = join(units, 'multi-user.target.wants');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^club@(.+)\.target$/.exec(name)?.[1] ?? [])
    .toSorted();
}

/**
 * Learns what any user can: the state of clubs in systemd, and the age of their backup folders. For
 * a timer that never ran, systemd gives the machine's start as its last run.
 * @param failed units that failed
 * @param backups the parent of their backup folders
 */
export async function inspectHosted(
  names: readonly string[],
  failed: readonly string[],
  backups = BACKUPS,
): Promise<HostedClub[]> {
  const found: HostedClub[] = [];
  for (let at = 0; at < names.length; at += BATCH_CLUBS) {
    const some = names.slice(at, at + BATCH_CLUBS);
    const units = some.flatMap((name) => [
      `club-door@${name}.socket`,
      ...TIMERS.map((timer) => `club-${timer}@${name}.timer`),
    ]);
    const { output } = await runCommand(
      'systemctl',
      ['show', '--property=Id,ActiveState,ActiveEnterTimestamp,LastTriggerUSec', ...units],
      AbortSignal.timeout(TIMEOUT_MS),
      { TZ: 'UTC' },
    );
    const told = readHosted(output, some, failed);
    found.push(
      ...(await Promise.all(
        told.map(async (club) => ({ ...club, ...(await lookAtBackups(join(backups, club.name))) })),
      )),
    );
  }
  return found;
}

async function lookAtBackups(folder: string) {
  const found = await stat(folder).catch(() => null);
  if (found === null) return { backedUpAt: null, hasBackup: false };
  const { mtimeMs, birthtimeMs } = found;
  return { backedUpAt: mtimeMs, hasBackup: Math.abs(mtimeMs - birthtimeMs) > MADE_MS };
}

/** @param output of systemctl, one paragraph per unit */
function readHosted(
  output: string,
  names: readonly string[],
  failed: readonly string[],
): Omit<HostedClub, 'backedUpAt' | 'hasBackup'>[] {
  const told = new Map(
    output.split(/\n\s*\n/).map((text) => [/^Id=(.*)$/m.exec(text)?.[1] ?? '', text]),
  );
  const runs = (unit: string) => /^ActiveState=active$/m.test(told.get(unit) ?? '');
  const timeOf = (unit: string, property: string) => {
    const at = new RegExp(`^${property}=\\w+ (\\S+) (\\S+) UTC$`, 'm').exec(told.get(unit) ?? '');
    return at === null ? null : Date.parse(`${at[1]}T${at[2]}Z`);
  };
  const wokenAt = (timer: string) =>
    runs(timer)
      ? (timeOf(timer, 'LastTriggerUSec') ?? timeOf(timer, 'ActiveEnterTimestamp'))
      : null;
  return names.map((name) => ({
    name,
    isOpen: runs(`club-door@${name}.socket`),
    wokenAt: wokenAt(`club-wake@${name}.timer`),
    stopped: TIMERS.map((timer) => `club-${timer}@${name}.timer`).filter((timer) => !runs(timer)),
    failed: failed.filter((unit) => isUnitOf(name, unit)),
  }));
}

export function isUnitOf(name: string, unit: string): boolean {
  return unit.replace(/\.\w+$/, '').endsWith(`@${name}`);
}

export async function readRoomForHosted(): Promise<{
  readonly path: string;
  readonly bytes: number;
}> {
  const { bavail, bsize } = await statfs(DATA);
  return { path: DATA, bytes: bavail * bsize };
}
