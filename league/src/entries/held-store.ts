import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** Selects the entries that a member holds or held. */
export function selectHeld(db: Snapshot, memberId: Id<'member'>) {
  return db.selectFrom('entry_members').select('entry_id').where('member_id', '=', memberId);
}

export function selectFormerLineups(db: Snapshot, memberId: Id<'member'>) {
  return db
    .selectFrom('former_lineup_members')
    .select('lineup_id')
    .where('member_id', '=', memberId);
}

export function selectEverHeld(db: Snapshot, memberId: Id<'member'>) {
  const former = db
    .selectFrom('former_lineups')
    .select('entry_id')
    .where('id', 'in', selectFormerLineups(db, memberId));
  return selectHeld(db, memberId).union(former);
}

export interface FormerMember {
  readonly id: Id<'member'>;
  readonly display_name: string;
  readonly until: Timestamp;
}

/** Finds the former members of each entry, with the time they last left, oldest first. */
export async function findFormerMembers(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
): Promise<(entryId: Id<'entry'>) => FormerMember[]> {
  const rows = await db
    .selectFrom('former_lineups')
    .innerJoin('former_lineup_members', 'lineup_id', 'former_lineups.id')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['former_lineups.entry_id', 'until', 'members.id as member_id', 'display_name'])
    .where('former_lineups.entry_id', 'in', inList(entryIds))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('entry_members')
            .select('entry_members.entry_id')
            .whereRef('entry_members.entry_id', '=', 'former_lineups.entry_id')
            .whereRef('entry_members.member_id', '=', 'members.id'),
        ),
      ),
    )
    .orderBy('former_lineups.id')
    .orderBy('former_lineup_members.position')
    .execute();
  const former = new Map<Id<'entry'>, Map<Id<'member'>, FormerMember>>();
  for (const { entry_id: entryId, member_id: id, display_name, until } of rows) {
    const ofEntry = former.get(entryId) ?? new Map<Id<'member'>, FormerMember>();
    // A member who came back and left again is listed where they left last.
    ofEntry.delete(id);
    former.set(entryId, ofEntry.set(id, { id, display_name, until }));
  }
  return (entryId) => [...(former.get(entryId)?.values() ?? [])];
}
