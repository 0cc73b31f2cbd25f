import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeClub } from '../make-club.ts';
import type { DataStore } from '../service.ts';

export interface MixClub {
  readonly key: string;
  readonly season: string;
  readonly competition: string;
  readonly divisions: readonly MixDivision[];
}

interface MixDivision {
  readonly id: string;
  readonly entries: readonly string[];
  readonly matches: readonly string[];
  /** Matches without a report: one side can report and amend, and the other never agrees. */
  readonly open: readonly string[];
}

/** Number of divisions of the current season that the mix reads and reports in. */
const DIVISIONS = 20;

/**
 * Writes the club of the mix into a folder.
 * @param server the server of the oldest release that must open the club; later ones migrate it
 */
export async function makeMixClub(
  folder: string,
  members: number,
  server: string,
): Promise<MixClub> {
  mkdirSync(folder, { recursive: true });
  const { key, season, competition } = await makeClub(makeDataStore(folder), members, server);
  return { key, season, competition, ...readDivisions(folder, competition) };
}

function makeDataStore(folder: string): DataStore {
  return { name: 'SQLite', env: { LEAGUE_DATA: folder }, remove: async () => undefined };
}

/** A copy of the club for each contender, because each writes to its own. */
export function copyStore(folder: string, to: string): DataStore {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(folder, 'league.sqlite'), join(to, 'league.sqlite'));
  return makeDataStore(to);
}

function readDivisions(folder: string, competition: string): Pick<MixClub, 'divisions'> {
  const db = new DatabaseSync(join(folder, 'league.sqlite'));
  const ids = (sql: string, id: string) =>
    db
      .prepare(sql)
      .all(id)
      .map((row) => String(row['id']));
  const divisions = ids(
    `select id from divisions where competition_id = ? order by position limit ${DIVISIONS}`,
    competition,
  ).map((id) => ({
    id,
    entries: ids('select id from entries where division_id = ?', id),
    matches: ids('select id from matches where division_id = ?', id),
    open: ids("select id from matches where division_id = ? and status = 'open'", id),
  }));
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  return { divisions };
}
