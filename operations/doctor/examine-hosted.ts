import type { Finding } from 'service/finding';
import { checkDisk } from 'service/upkeep';
import { checkHosted } from './checks/hosted-club.ts';
import {
  listHostedNames,
  isUnitOf,
  inspectHosted,
  readRoomForHosted,
} from './probe/hosted-clubs.ts';

interface HostedResult {
  readonly findings: readonly Finding[];
  /** Failed units that belong to no hosted club. */
  readonly others: readonly string[];
}

/** Checks each club, and the disk they share (CLUBS-15). @param failed units that failed */
export async function examineHosted(
  units: string,
  failed: readonly string[],
  now: number,
  backups?: string,
): Promise<HostedResult> {
  const names = listHostedNames(units);
  if (names.length === 0) return { findings: [], others: failed };
  const clubs = await inspectHosted(names, failed, backups);
  const room = await readRoomForHosted().catch(() => null);
  return {
    findings: [
      ...clubs.map((club) => checkHosted(club, now)),
      ...(room === null ? [] : [checkDisk('clubs', room.path, room.bytes)]),
    ],
    others: failed.filter((unit) => !names.some((name) => isUnitOf(name, unit))),
  };
}
