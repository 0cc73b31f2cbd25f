import type { EvenMove } from '../../../../../draft/box-sizes.ts';
import { evenedKey } from '../../../../../draft/card.ts';
import { recordStep } from '../../../../../draft/history.ts';
import { type MoveRefusal, movePlayer } from '../../../../../draft/put.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import type { FailedMove } from '../conflict.ts';
import { readHistory, draftId, saveHistory } from '../draft-page.ts';
import { isRefused } from '../steps.ts';

interface MoveResult {
  readonly count: number;
  /** Why the next move failed; those after it were not tried. */
  readonly failure: { readonly refused: MoveRefusal; readonly missed: FailedMove } | null;
}

/** Makes the moves one at a time, each as a step that this coach can undo (DRFT-9). */
export async function makeMoves(
  visit: CoachVisit,
  moves: readonly EvenMove[],
): Promise<MoveResult> {
  const { drafts } = visit.services.store;
  let count = 0;
  for (const { card, to } of moves) {
    const { side, where: from, entry } = card;
    if (to.id === null || entry === null) throw new Error('nobody moves before a draft is filled');
    const now = await movePlayer(visit.api, draftId(visit), { side, to: to.id, entry });
    if (isRefused(now)) {
      return { count, failure: { refused: now, missed: { side, entryId: entry.id } } };
    }
    drafts.leave(draftId(visit), evenedKey(side));
    saveHistory(visit, recordStep(readHistory(visit), { side, from, to: to.id }, now));
    count += 1;
  }
  return { count, failure: null };
}
