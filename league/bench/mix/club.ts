import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { installClub } from '../install-club.ts';
import { type DataStore, startService, stopService } from '../service.ts';
import { writeLargeClub } from '../size/large-club.ts';

/** The objects that the mix requests. */
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
  /** Other matches without a report: a coach can settle them repeatedly. */
  readonly settled: readonly string[];
}

/**
 * Writes the club of the mix into a folder, replacing its content.
 * @param divisions how many of the current season's are read and claimed in
 * @param server of the oldest release that must open it: later ones migrate it
 */
export async function makeMixClub(
  folder: string,
  members: number,
  divisions: number,
  server: string,
): Promise<MixClub> {
  mkdirSync(folder, { recursive: true });
  const service = await startService(placeIn(folder), server);
  const key = await installClub(service.base, 'Mix');
  await stopService(service, 'SIGTERM');
  const file = join(folder, 'league.sqlite');
  const { season, competition } = writeLargeClub(file, members);
  return { key, season, competition, ...readDivisions(file, competition, divisions) };
}

function placeIn(folder: string): DataStore {
  return { name: 'SQLite', env: { LEAGUE_DATA: folder }, remove: async () => undefined };
}

/** A copy of the club for each contender, because each writes to its own. */
export function copyStore(folder: string, to: string): DataStore {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(folder, 'league.sqlite'), join(to, 'league.sqlite'));
  return placeIn(to);
}

function readDivisions(
  file: string,
  competition: string,
  count: number,
): Pick<MixClub, 'divisions'> {
  const db = new DatabaseSync(file);
  const ids = (sql: string, id: string) =>
    db
      .prepare(sql)
      .all(id)
      .map((row) => String(row['id']));
  const divisions = ids(
    `select id from divisions where competition_id = ? order by position limit ${count}`,
    competition,
  ).map((id) => {
    const open = ids("select id from matches where division_id = ? and status = 'open'", id);
    return {
      id,
      entries: ids('select id from entries where division_id = ?', id),
      matches: ids('select id from matches where division_id = ?', id),
      open: open.filter((_, index) => index % 2 === 0),
      settled: open.filter((_, index) => index % 2 === 1),
    };
  });
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  return { divisions };
}
