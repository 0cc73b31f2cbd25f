import { type CommonCode, mapRefusal, type Refusal } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { CardPosition, Turn } from './history.ts';
import { splitSide, NOWHERE, OUT } from './side.ts';

/** A requested move: the position that the coach saw, and the target. */
export type CardMove = Pick<Turn, 'side' | 'to'> & Pick<CardPosition, 'entry'>;

export type MoveRefusal = 'changed' | 'played' | 'away' | 'begun' | 'pair' | 'gone';

/** Moves a side if it is still where the coach saw it; returns any refusal (DRFT-10). */
export async function movePlayer(
  api: LeagueClient,
  competitionId: string,
  wanted: CardMove,
): Promise<CardPosition | MoveRefusal> {
  const { entry, to } = wanted;
  if (entry === null) return to === OUT ? 'changed' : enterSide(api, competitionId, wanted);
  if (to === OUT) {
    const answer = await api.deleteEntry(entry.id, { ifMatch: `"${entry.version}"` });
    return answer.kind === 'answer' ? { where: OUT, entry: null } : toMoveRefusal(answer);
  }
  const body = { division_id: to === NOWHERE ? null : to };
  const answer = await api.updateEntry(entry.id, body, { ifMatch: `"${entry.version}"` });
  if (answer.kind === 'refusal') return toMoveRefusal(answer);
  return { where: to, entry: { id: answer.data.id, version: answer.data.version } };
}

/** The league also accepts entries in active competitions, but a board must fill only drafts. */
async function enterSide(
  api: LeagueClient,
  competitionId: string,
  { side, to }: CardMove,
): Promise<CardPosition | MoveRefusal> {
  const found = await api.getCompetition(competitionId);
  if (found.kind === 'refusal') return toMoveRefusal(found);
  if (found.data.state !== 'draft') return 'begun';
  const body = { member_ids: splitSide(side), division_id: to === NOWHERE ? null : to };
  const answer = await api.createEntry(competitionId, body);
  if (answer.kind === 'refusal') return toMoveRefusal(answer);
  return { where: to, entry: { id: answer.data.id, version: answer.data.version } };
}

const REFUSED = {
  precondition_failed: 'changed',
  not_found: 'changed',
  already_entered: 'changed',
  entry_has_played: 'played',
  entry_withdrawn: 'changed',
  member_paused: 'away',
  member_left: 'away',
  member_deleted: 'away',
  competition_closed: 'begun',
  partner_invalid: 'pair',
  entry_size: 'pair',
  invalid_request: 'gone',
} as const satisfies Readonly<Record<string, MoveRefusal>>;

/** @throws LeagueFailure for anything that the board has no words for */
function toMoveRefusal(refusal: Refusal<CommonCode | keyof typeof REFUSED>): MoveRefusal {
  return mapRefusal(refusal, REFUSED);
}
