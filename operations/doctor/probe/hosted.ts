import { existsSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/run-command.ts';
import type { HostedClub } from '../judge/hosted.ts';

const TIMEOUT_MS = 60_000;
const DATA = '/var/lib/clubs';
/** So many at once are asked of: each has three units, and a command line has an end. */
const BATCH_CLUBS = 100;

/** Names of the clubs that start with the machine. @param units the folder of systemd's units */
export function hostedNames(units: string): string[] {
  const folder = join(units, 'multi-user.target.wants');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^club@(.+)\.target$/.exec(name)?.[1] ?? [])
    .toSorted();
}

/** What systemd says of them, to anybody: their folders are their own. @param failed units that failed */
export async function lookAtHosted(
  names: readonly string[],
  failed: readonly string[],
): Promise<HostedClub[]> {
  const found: HostedClub[] = [];
  for (let at = 0; at < names.length; at += BATCH_CLUBS) {
    const some = names.slice(at, at + BATCH_CLUBS);
    const units = some.flatMap((name) => [
      `club-door@${name}.socket`,
      `club-backup@${name}.timer`,
      `club-wake@${name}.timer`,
    ]);
    const { output } = await runCommand(
      'systemctl',
      ['show', '--property=Id,ActiveState,LastTriggerUSec', ...units],
      AbortSignal.timeout(TIMEOUT_MS),
      { TZ: 'UTC' },
    );
    found.push(...readHosted(output, some, failed));
  }
  return found;
}

/** @param output of systemctl, a paragraph for each unit */
function readHosted(
  output: string,
  names: readonly string[],
  failed: readonly string[],
): HostedClub[] {
  const told = new Map(
    output.split(/\n\s*\n/).map((text) => [/^Id=(.*)$/m.exec(text)?.[1] ?? '', text]),
  );
  const lastOf = (unit: string) => {
    const at = /^LastTriggerUSec=\w+ (\S+) (\S+) UTC$/m.exec(told.get(unit) ?? '');
    return at === null ? null : Date.parse(`${at[1]}T${at[2]}Z`);
  };
  return names.map((name) => ({
    name,
    isOpen: /^ActiveState=active$/m.test(told.get(`club-door@${name}.socket`) ?? ''),
    backedUpAt: lastOf(`club-backup@${name}.timer`),
    wokenAt: lastOf(`club-wake@${name}.timer`),
    failed: failed.filter((unit) => isOf(name, unit)),
  }));
}

export function isOf(name: string, unit: string): boolean {
  return unit.replace(/\.\w+$/, '').endsWith(`@${name}`);
}

/** How much room there is for all hosted clubs. */
export async function roomForHosted(): Promise<{ readonly path: string; readonly bytes: number }> {
  const { bavail, bsize } = await statfs(DATA);
  return { path: DATA, bytes: bavail * bsize };
}
