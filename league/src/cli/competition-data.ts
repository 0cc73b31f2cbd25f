import type { Competition, Division } from '../competitions/schema.ts';
import { readAllCompetitions } from '../competitions/store.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import { getClub } from '../club/store.ts';
import type { Snapshot } from '../db/database.ts';
import type { CallerClub, KeyCaller } from '../http/caller.ts';
import { findMatchesOfDivision } from '../matches/store.ts';
import type { StoredMatch } from '../matches/schema.ts';
import type { Timestamp } from '../shared/dates.ts';
import { fold } from '../shared/fold.ts';
import { NO_ID } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { readCompetitionStandings } from '../standings/query.ts';
import type { Standings } from '../standings/schema.ts';
import { CommandError } from './terminal.ts';

/** The content of a competition export: only what a key with league:read may see (CLI-17). */
export interface CompetitionData {
  /** From the top down. */
  readonly divisions: readonly {
    readonly division: Division;
    readonly matches: readonly StoredMatch[];
    readonly table: Standings;
  }[];
}

/** @throws CommandError if there is no such competition, or several */
export async function readCompetitionData(
  db: Snapshot,
  named: string,
  now: Timestamp,
): Promise<CompetitionData> {
  const competition = await findNamed(db, named);
  const { id, slug, name, timezone } = await getClub(db);
  const club = { id, slug, name, timezone };
  const reader = { db, now, until: () => undefined };
  const found = await readCompetitionStandings(reader, makeExportCaller(club), competition.id);
  if (found instanceof Refusal) throw new Error(`no tables: ${found.code}`);
  const tables = found.data;
  const divisions = [];
  for (const division of await listDivisions(db, competition.id)) {
    const table = tables.find((one) => one.division_id === division.id);
    if (!table) throw new Error('a division without a table');
    divisions.push({
      division,
      table,
      matches: await findMatchesOfDivision(db, division.id),
    });
  }
  return { divisions };
}

/** Exports what this key may read: display names, but no personal data. */
function makeExportCaller(club: CallerClub): KeyCaller {
  const name = 'Export';
  return {
    type: 'api_key',
    id: NO_ID,
    name,
    prefix: '',
    scopes: ['league:read'],
    expires_at: null,
    club,
  };
}

async function findNamed(db: Snapshot, named: string): Promise<Competition> {
  const all = await readAllCompetitions(db);
  const found = all.filter(({ id, name }) => id === named || fold(name) === fold(named));
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (!only) throw new CommandError(`There is no competition "${named}".`);
  const ids = found.map(({ id, state }) => `${id} (${state})`).join(', ');
  throw new CommandError(`Several competitions are called "${named}". Give the id: ${ids}`);
}
