import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { findPlayers } from '../entries/lineup-store.ts';
import { findEntryNames } from '../entries/named-store.ts';
import { makeMatchLabel } from '../matches/rules/label.ts';
import type { Id } from '../shared/ids.ts';
import type { SubjectType } from '../shared/events/event-kinds.ts';

/** Names of things by id; deleted things have none. */
export class Names {
  readonly #names = new Map<string, string>();

  get(type: SubjectType, id: unknown): string | null {
    return typeof id === 'string' ? (this.#names.get(`${type} ${id}`) ?? null) : null;
  }

  add(type: SubjectType, rows: readonly { readonly id: Id; readonly name: string }[]): void {
    for (const { id, name } of rows) this.#names.set(`${type} ${id}`, name);
  }
}

const TABLES = {
  club: 'club',
  api_key: 'api_keys',
  season: 'seasons',
  competition: 'competitions',
  division: 'divisions',
} as const;

/** Events store only ids, so new names and erasures also apply to the past (EVT-5). */
export async function resolveNames(
  db: Snapshot,
  wanted: ReadonlyMap<SubjectType, ReadonlySet<Id<never>>>,
): Promise<Names> {
  const names = new Names();
  for (const [type, ids] of wanted) {
    if (ids.size > 0) names.add(type, await readNames(db, type, [...ids]));
  }
  return names;
}

async function readNames(
  db: Snapshot,
  type: SubjectType,
  ids: readonly Id<never>[],
): Promise<{ id: Id; name: string }[]> {
  switch (type) {
    case 'club':
    case 'api_key':
    case 'season':
    case 'competition':
    case 'division':
      return db
        .selectFrom(TABLES[type])
        .select(['id', 'name'])
        .where('id', 'in', inList(ids))
        .execute();
    case 'member':
      return db
        .selectFrom('members')
        .select(['id', 'display_name as name'])
        .where('id', 'in', inList(ids))
        .execute();
    case 'entry':
      return readEntryNames(db, ids);
    case 'match':
      return readMatchNames(db, ids);
    case 'session':
    case 'login_link':
    case 'join_request':
    case 'weather':
    case 'court_location':
      return [];
  }
}

async function readEntryNames(
  db: Snapshot,
  ids: readonly Id<'entry'>[],
): Promise<{ id: Id; name: string }[]> {
  return [...(await findEntryNames(db, ids))].map(([id, { label }]) => ({ id, name: label }));
}

async function readMatchNames(
  db: Snapshot,
  ids: readonly Id<'match'>[],
): Promise<{ id: Id; name: string }[]> {
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'entry0_id', 'entry1_id', 'lineup0_id', 'lineup1_id'])
    .where('id', 'in', inList(ids))
    .execute();
  if (matches.length === 0) return [];
  const players = await findPlayers(db, matches);
  return matches.map((match) => ({
    id: match.id,
    name: makeMatchLabel(players(match, 0).label, players(match, 1).label),
  }));
}
