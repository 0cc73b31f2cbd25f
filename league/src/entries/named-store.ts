import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { Id } from '../shared/ids.ts';
import { makeEntryLabel } from './rules/pair.ts';

function selectNames(db: Snapshot) {
  return db
    .selectFrom('entries')
    .innerJoin('entry_members', 'entry_members.entry_id', 'entries.id')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .select(['entries.id', 'entries.name', 'members.id as member_id', 'members.display_name'])
    .orderBy('entries.id')
    .orderBy('entry_members.position');
}

/** Selects names by the match alone, so that both arrive in one round trip. */
const selectNamesOfMatch = prepareStatement((db, { matchId }: { matchId: Id<'match'> }) => {
  const matches = db.selectFrom('matches').where('id', '=', matchId);
  const sides = matches
    .select('entry0_id as entry_id')
    .unionAll(matches.select('entry1_id as entry_id'));
  return selectNames(db).where('entries.id', 'in', sides);
});

export interface NamedEntry {
  readonly label: string;
  readonly members: readonly { readonly id: Id<'member'>; readonly display_name: string }[];
}

export async function findEntryNames(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
): Promise<Map<Id<'entry'>, NamedEntry>> {
  const rows = selectNames(db).where('entries.id', 'in', inList(entryIds));
  return toNamedEntries(await rows.execute());
}

export async function findEntryNamesByMatch(
  db: Snapshot,
  matchId: Id<'match'>,
): Promise<Map<Id<'entry'>, NamedEntry>> {
  return toNamedEntries(await selectNamesOfMatch(db, { matchId }));
}

interface NamedPlayer {
  readonly name: string | null;
  readonly member_id: Id<'member'>;
  readonly display_name: string;
}

function toNamedEntries(
  rows: readonly (NamedPlayer & { readonly id: Id<'entry'> })[],
): Map<Id<'entry'>, NamedEntry> {
  const entries = Map.groupBy(rows, (row) => row.id);
  return new Map([...entries].map(([id, players]) => [id, toNamedEntry(players)]));
}

function toNamedEntry(players: readonly NamedPlayer[]): NamedEntry {
  const members = players.map(({ member_id: id, display_name }) => ({ id, display_name }));
  return { label: makeEntryLabel(players[0]?.name ?? null, members), members };
}
