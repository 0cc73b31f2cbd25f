import { dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import type { Board } from '../../../../draft/board.ts';
import type { Card } from '../../../../draft/card.ts';
import { makeSideKey, splitSide, NOWHERE } from '../../../../draft/side.ts';
import type { MoveRefusal } from '../../../../draft/put.ts';
import type { CoachVisit } from '../../../../web/visit.ts';

export function findCard(board: Board, side: string): Card | null {
  const key = makeSideKey(side);
  const all = [
    ...board.columns.flatMap(({ cards }) => cards),
    ...board.undivided,
    ...board.newcomers,
    ...board.alone,
    ...board.out,
  ];
  return all.find((card) => makeSideKey(card.side) === key) ?? null;
}

export function findBoxName({ columns }: Board, { where }: Card): string | null {
  return columns.find(({ id }) => id === where)?.name ?? null;
}

export interface FailedMove {
  readonly side: string;
  /** The entry to move; null if the move was to create one. */
  readonly entryId: string | null;
}

/** Explains why a move failed: who changed the entry first, and its place now (DRFT-10). */
export async function explainRefusal(
  visit: CoachVisit,
  board: Board,
  refused: MoveRefusal,
  missed: FailedMove,
): Promise<string> {
  const { conflict } = visit.words.draft;
  const card = findCard(board, missed.side);
  const name = card?.label ?? conflict.somebody;
  switch (refused) {
    case 'played':
    case 'away':
      return conflict[refused](name);
    case 'begun':
    case 'pair':
    case 'gone':
      return conflict[refused];
    case 'changed':
      return explainChange(visit, board, { name, card, missed });
  }
}

interface CardConflict {
  readonly name: string;
  readonly card: Card | null;
  readonly missed: FailedMove;
}

async function explainChange(
  visit: CoachVisit,
  board: Board,
  { name, card, missed }: CardConflict,
): Promise<string> {
  const { conflict } = visit.words.draft;
  const entryId = missed.entryId ?? card?.entry?.id ?? findPairedEntryId(board, missed.side);
  const event = entryId === null ? null : await readLastEvent(visit, entryId);
  const by = event === null ? null : (event.actor_name ?? conflict.somebody);
  if (by === null) return conflict.changed(name);
  if (card === null || card.entry === null) return conflict.out(by, name);
  const box = findBoxName(board, card);
  if (card.where === NOWHERE || box === null) return conflict.none(by, name);
  return conflict.moved(by, name, box);
}

/** The entry that another coach has created for one of these players with somebody else. */
function findPairedEntryId({ columns, undivided }: Board, side: string): string | null {
  const ids = splitSide(side);
  const all = [...columns.flatMap(({ cards }) => cards), ...undivided];
  const found = all.find((card) => splitSide(card.side).some((id) => ids.includes(id)));
  return found?.entry?.id ?? null;
}

async function readLastEvent({ api }: CoachVisit, entryId: string): Promise<Api<'Event'> | null> {
  const query = { subject: entryId, order: 'newest', limit: 1 } as const;
  return (await dataOrThrow(api.listEvents(query))).data[0] ?? null;
}
