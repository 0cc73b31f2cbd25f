import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { namedEntries } from '../entries/store.ts';
import { Nullable, Side } from '../http/schema.ts';
import { jsonColumn } from '../http/stored-json.ts';
import { matchLabel } from '../matches/rules/label.ts';
import type { Id } from '../shared/ids.ts';
import type { DisputeEvent } from './rules/dispute.ts';

const readSide = jsonColumn('events.data', Type.Object({ side: Type.Optional(Nullable(Side)) }));

/** The matches whose sides ever differed, oldest first. */
export async function disputedMatches(db: Snapshot): Promise<Id<'match'>[]> {
  // The kind is a literal in the SQL, so that the partial index of these events is used.
  const rows = await db
    .selectFrom('events')
    .select('match_id as id')
    .distinct()
    .where('kind', '=', sql.lit('match.disputed'))
    .where('match_id', 'is not', null)
    .orderBy('match_id')
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** What the feed tells of these matches, oldest first. */
export async function disputeEvents(
  db: Snapshot,
  ids: readonly Id<'match'>[],
): Promise<Map<Id<'match'>, DisputeEvent[]>> {
  const rows = await db
    .selectFrom('events')
    .select(['match_id', 'kind', 'occurred_at', 'data'])
    .where('kind', 'in', ['match.disputed', 'match.confirmed', 'match.settled'])
    .where('match_id', 'in', inList(ids))
    .orderBy('position')
    .execute();
  const events = new Map<Id<'match'>, DisputeEvent[]>();
  for (const { match_id: matchId, kind, occurred_at: at, data } of rows) {
    if (matchId === null) continue;
    const side = readSide(data, matchId).side ?? null;
    const ofMatch = events.get(matchId) ?? [];
    ofMatch.push({ kind: kind as DisputeEvent['kind'], at, side });
    events.set(matchId, ofMatch);
  }
  return events;
}

interface Player {
  readonly id: Id<'member'>;
  readonly display_name: string;
}

export interface MatchSides {
  readonly id: Id<'match'>;
  readonly label: string;
  /** The members of side 0, then of side 1. */
  readonly players: readonly [readonly Player[], readonly Player[]];
}

/** Who played these matches, oldest match first. */
export async function sidesOf(db: Snapshot, ids: readonly Id<'match'>[]): Promise<MatchSides[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'entry0_id', 'entry1_id'])
    .where('id', 'in', inList(ids))
    .orderBy('id')
    .execute();
  const entryIds = [...new Set(rows.flatMap((row) => [row.entry0_id, row.entry1_id]))];
  const entries = await namedEntries(db, entryIds);
  return rows.map(({ id, entry0_id: zero, entry1_id: one }) => ({
    id,
    label: matchLabel(entries.get(zero)?.label, entries.get(one)?.label),
    players: [entries.get(zero)?.members ?? [], entries.get(one)?.members ?? []],
  }));
}
