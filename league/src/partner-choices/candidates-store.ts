import { sql } from 'kysely';
import type { Competition } from '../competitions/schema.ts';
import { whereVisibleToPlayers } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import type { SessionCaller } from '../http/caller.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import { WISHES_FOR } from '../shared/members.ts';
import { foldName } from '../shared/fold.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { CandidateQuery } from './schema.ts';

/**
 * Lists members by display name (CHO-8): those who want to play the discipline, and those who have
 * not answered but are in a visible competition of the season. Leaves out members who cannot be a
 * partner; a player who has left sees nobody.
 */
export async function findPartnerCandidates(
  db: Snapshot,
  { member }: SessionCaller,
  competition: Pick<Competition, 'discipline' | 'id' | 'season_id'>,
  wanted: CandidateQuery,
) {
  if (member.status === 'left') return { data: [], next_cursor: null };
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  let rows = selectCandidates(db, competition)
    .where('members.id', '<>', member.id)
    .orderBy('display_name_key')
    .orderBy('members.id')
    .limit(limit + 1);
  if (wanted.q !== undefined) {
    const pattern = `%${foldName(wanted.q).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    rows = rows.where(sql<boolean>`display_name_key like ${pattern} escape '\\'`);
  }
  const { after } = wanted;
  if (after !== undefined) {
    const last = await findNameKey(db, after);
    if (last === undefined) return refuseAfter();
    rows = rows.where((row) =>
      row.or([
        row('display_name_key', '>', last),
        row.and([row('display_name_key', '=', last), row('members.id', '>', after)]),
      ]),
    );
  }
  return cutPage(await rows.execute(), limit);
}

function refuseAfter(): Refusal<'invalid_request'> {
  const error = { pointer: 'query/after', message: 'is not a cursor of this list' };
  return refuse('invalid_request', undefined, [error]);
}

function selectCandidates(
  db: Snapshot,
  { id, season_id: seasonId, discipline }: Pick<Competition, 'discipline' | 'id' | 'season_id'>,
) {
  const players = db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .innerJoin('competitions', 'competitions.id', 'entry_members.competition_id')
    .select('member_id')
    .where('competitions.season_id', '=', seasonId)
    .where('entries.status', '=', 'active')
    .where(whereVisibleToPlayers);
  const holders = db
    .selectFrom('entry_members')
    .select('member_id')
    .where('competition_id', '=', id);
  const leavers = db
    .selectFrom('leavings')
    .innerJoin('entries', 'entries.id', 'leavings.entry_id')
    .select('member_id')
    .where('competition_id', '=', id);
  const notPlaying = db
    .selectFrom('partner_choices')
    .select('member_id')
    .where('competition_id', '=', id)
    .where('choice', '=', 'not_playing');
  return (
    db
      .selectFrom('members')
      .select(['members.id', 'display_name'])
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .where((row) =>
        row.or([
          row('wants_to_play', 'in', WISHES_FOR[discipline]),
          row.and([row('wants_to_play', 'is', null), row('members.id', 'in', players)]),
        ]),
      )
      .where('members.id', 'not in', notPlaying)
      // Leaving counts if it covers their entry here, as for all partner choices (CHO-7).
      .where((row) =>
        row.or([
          row('leaving_at', 'is', null),
          row.and([row('members.id', 'in', holders), row('members.id', 'not in', leavers)]),
        ]),
      )
  );
}

/** The folded name at which the previous page ended; undefined if that member does not exist. */
async function findNameKey(db: Snapshot, id: Id<'member'>): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('display_name_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.display_name_key;
}
