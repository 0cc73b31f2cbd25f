import { LeagueFailure, type Refusal } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { CardPosition, Turn } from './history.ts';
import { membersOf, NOWHERE, OUT } from './side.ts';

/** What is done with somebody: where they are now by what the coach saw, and where they go. */
export type Move = Pick<Turn, 'side' | 'to'> & Pick<CardPosition, 'entry'>;

export type MoveRefusal = 'changed' | 'played' | 'away' | 'begun' | 'pair' | 'gone';

/**
 * Puts somebody elsewhere in a draft, if they are still where the coach saw them (DRFT-10).
 * @returns where they are now, or why they are not put there
 */
export async function put(
  api: LeagueClient,
  competitionId: string,
  wanted: Move,
): Promise<CardPosition | MoveRefusal> {
  const { entry, to } = wanted;
  if (entry === null) return to === OUT ? 'changed' : enter(api, competitionId, wanted);
  const params = {
    path: { id: entry.id },
    header: { 'If-Match': `"${entry.version}"` },
  };
  if (to === OUT) {
    const answer = await api.DELETE('/v1/entries/{id}', { params });
    return answer.kind === 'answer' ? { where: OUT, entry: null } : refusedBy(answer);
  }
  const body = { division_id: to === NOWHERE ? null : to };
  const answer = await api.PATCH('/v1/entries/{id}', { params, body });
  if (answer.kind === 'refusal') return refusedBy(answer);
  return { where: to, entry: { id: answer.data.id, version: answer.data.version } };
}

/** An active competition takes entries too: what is no draft any more is not filled from a board. */
async function enter(
  api: LeagueClient,
  competitionId: string,
  { side, to }: Move,
): Promise<CardPosition | MoveRefusal> {
  const params = { path: { id: competitionId } };
  const found = await api.GET('/v1/competitions/{id}', { params });
  if (found.kind === 'refusal') return refusedBy(found);
  if (found.data.state !== 'draft') return 'begun';
  const body = { member_ids: membersOf(side), division_id: to === NOWHERE ? null : to };
  const answer = await api.POST('/v1/competitions/{id}/entries', { params, body });
  if (answer.kind === 'refusal') return refusedBy(answer);
  return { where: to, entry: { id: answer.data.id, version: answer.data.version } };
}

const REFUSED: Readonly<Record<string, MoveRefusal>> = {
  precondition_failed: 'changed',
  not_found: 'changed',
  already_entered: 'changed',
  entry_has_played: 'played',
  member_paused: 'away',
  member_left: 'away',
  member_deleted: 'away',
  competition_closed: 'begun',
  partner_invalid: 'pair',
  entry_size: 'pair',
  invalid_request: 'gone',
};

/** @throws LeagueFailure where it is nothing that the board could say */
function refusedBy(refusal: Refusal): MoveRefusal {
  const refused = REFUSED[refusal.code];
  if (refused === undefined) throw new LeagueFailure(refusal);
  return refused;
}
