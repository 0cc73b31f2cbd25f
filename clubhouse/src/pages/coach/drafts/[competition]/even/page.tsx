import type { VNode } from 'preact';
import {
  planEvenMoves,
  type EvenMove,
  listBoxes,
  findEvenSize,
  findSizeFault,
} from '../../../../../draft/box-sizes.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { explainRefusal, type FailedMove } from '../conflict.ts';
import {
  makeBoardPath,
  findDraft,
  readHistory,
  readDraftId,
  saveHistory,
  type DraftPage,
} from '../draft-page.ts';
import { makeEvenedKey } from '../../../../../draft/card.ts';
import { recordStep } from '../../../../../draft/history.ts';
import { type MoveRefusal, movePlayer } from '../../../../../draft/put.ts';
import { isRefused } from '../steps.ts';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';
import { Trouble } from '../../../../../components/post-form.tsx';

/** `/coach/drafts/ID/even`: previews moves that even out the boxes (DRFT-17). Two calls. */
export const get = forCoach((visit) => renderEvenOutPage(visit));

/** Makes the listed moves if the draft is unchanged since the preview; one call each. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const { boxSizes } = visit.words;
  if (found.plan.version !== visit.form.get('version'))
    return renderEvenOutPage(visit, boxSizes.changed);
  const moves = planEvenMoves(found.board);
  const { count, failure } = await makeMoves(visit, moves);
  if (failure === null) {
    return redirect(count === 0 ? makeBoardPath(visit) : `${makeBoardPath(visit)}?done=evened`);
  }
  const now = await findDraft(visit);
  if (now === null) return redirect('/coach/drafts');
  const why = await explainRefusal(visit, now.board, failure.refused, failure.missed);
  return renderEvenOutPage(visit, boxSizes.partly(count, why));
});

async function renderEvenOutPage(visit: CoachVisit, fault: string | null = null): Promise<Answer> {
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  if (!found.board.isFilled) return redirect(makeBoardPath(visit));
  const view = <EvenView found={found} fault={fault} />;
  return page(visit.words.boxSizes.title, view, { status: fault === null ? 200 : 409 });
}

interface MoveResult {
  readonly count: number;
  /** Why a move failed, and that move. The moves after it were not tried. */
  readonly failure: { readonly refused: MoveRefusal; readonly missed: FailedMove } | null;
}

/** Makes the moves one at a time, each as a step that this coach can undo (DRFT-9). */
async function makeMoves(visit: CoachVisit, moves: readonly EvenMove[]): Promise<MoveResult> {
  const { drafts } = visit.services.store;
  let count = 0;
  for (const { card, to } of moves) {
    const { side, where: from, entry } = card;
    if (to.id === null || entry === null) throw new Error('nobody moves before a draft is filled');
    const now = await movePlayer(visit.api, readDraftId(visit), { side, to: to.id, entry });
    if (isRefused(now)) {
      return { count, failure: { refused: now, missed: { side, entryId: entry.id } } };
    }
    drafts.leave(readDraftId(visit), makeEvenedKey(side));
    saveHistory(visit, recordStep(readHistory(visit), { side, from, to: to.id }, now));
    count += 1;
  }
  return { count, failure: null };
}

interface EvenProps {
  readonly found: DraftPage;
  readonly fault: string | null;
}

function EvenView({ found, fault }: EvenProps): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { boxSizes } = words;
  const { competition, plan, board } = found;
  const even = findEvenSize(board);
  const moves = planEvenMoves(board);
  const sizes = listBoxes(board).map((box) => ({ ...box, after: computeSizeAfter(box, moves) }));
  const isRest = sizes.some(({ after }) => findSizeFault(after, even) !== null);
  return (
    <Shell coach={{ tab: 'drafts' }} back={{ href: makeBoardPath(visit), title: competition.name }}>
      <div class="stack">
        <h1>{boxSizes.title}</h1>
        <Trouble of={{ trouble: fault }} />
        {even === null && <Note icon="check">{boxSizes.isEven}</Note>}
        {even !== null && <p>{boxSizes.about}</p>}
        {isRest && (
          <Note icon="info">{moves.length === 0 ? boxSizes.nobody : boxSizes.notAll}</Note>
        )}
        {moves.length > 0 && (
          <>
            <section class="card stack">
              <h2>{boxSizes.moves}</h2>
              <ul class="draft-lines">
                {moves.map((move) => (
                  <li key={move.card.side}>
                    {boxSizes.move(move.card.label, move.from.name, move.to.name)}
                  </li>
                ))}
              </ul>
            </section>
            <section class="card stack">
              <h2>{boxSizes.sizes}</h2>
              <ul class="draft-lines">
                {sizes.map(({ position, name, count, after }) => (
                  <li key={position}>{boxSizes.size(name, count, after)}</li>
                ))}
              </ul>
            </section>
            <form class="stack" method="post" action={`${makeBoardPath(visit)}/even`}>
              <input type="hidden" name="version" value={plan.version} />
              <button class="btn p w">{boxSizes.go(moves.length)}</button>
              <p class="meta">{boxSizes.undo}</p>
            </form>
          </>
        )}
      </div>
    </Shell>
  );
}

function computeSizeAfter(
  { position, count }: { readonly position: number; readonly count: number },
  moves: readonly EvenMove[],
): number {
  const gained = moves.filter(({ to }) => to.position === position).length;
  const lost = moves.filter(({ from }) => from.position === position).length;
  return count + gained - lost;
}
