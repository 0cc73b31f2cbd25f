import { NOWHERE, OUT } from '../../../../draft/side.ts';
import { readFilter } from '../../../../draft/filter.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { BoardView, type BoardMessage } from './board-view.tsx';
import { findBoxName, findCard, explainRefusal } from './conflict.ts';
import {
  makeBoardUrl,
  readCursor,
  findDraftToFill,
  type DraftPage,
  readHistory,
  readPreviousName,
} from './draft-page.ts';
import { type StepKind, type StepOutcome, runStep } from './steps.ts';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

/** `/coach/drafts/ID`: the draft's board (DRFT-3). At most five calls; the feed's cursor first. */
export const get = forCoach((visit) => renderBoardPage(visit, 200, describeLastStep(visit)));

/** Handles every form of the board; its script sends the same ones (DRFT-5). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const outcome = await runStep(visit);
  if (outcome.kind === 'done') return redirect(makeDoneAddress(visit, outcome));
  return renderBoardPage(visit, 409, (found) => explainFault(visit, found, outcome));
});

function makeDoneAddress(
  visit: ViewedVisit,
  { done, side }: Extract<StepOutcome, { kind: 'done' }>,
): string {
  const query = new URLSearchParams({ done, ...(side === null ? {} : { who: side }) });
  const action = makeBoardUrl(visit);
  return `${action}${action.includes('?') ? '&' : '?'}${query}${side === null ? '' : `#c-${side}`}`;
}

async function renderBoardPage(
  visit: CoachVisit,
  status: number,
  tell: (found: DraftPage) => Promise<BoardMessage | null> | BoardMessage | null,
): Promise<Answer> {
  // Read before the draft, so that an event in between is shown twice rather than never.
  const cursor = await readCursor(visit);
  const found = await findDraftToFill(visit);
  if (found === null) return redirect('/coach/drafts');
  const [previous, told] = await Promise.all([readPreviousName(visit, found), tell(found)]);
  const view = (
    <BoardView
      found={found}
      previous={previous}
      cursor={cursor}
      told={told}
      filter={readFilter(visit.query)}
      history={readHistory(visit)}
    />
  );
  return page(found.competition.name, view, { status, scripts: ['draft-board'] });
}

async function explainFault(
  visit: CoachVisit,
  { board }: DraftPage,
  outcome: Exclude<StepOutcome, { kind: 'done' }>,
): Promise<BoardMessage> {
  const { conflict } = visit.words.draft;
  if (outcome.kind === 'fault') return { kind: 'fault', text: conflict[outcome.fault] };
  const { refused, missed, turn } = outcome;
  const text = await explainRefusal(visit, board, refused, missed);
  return { kind: 'fault', text: turn === 'place' ? text : conflict[turn](text) };
}

const DONE: readonly StepKind[] = ['asked', 'left', 'moved', 'redone', 'undone'];

/** Describes the last step with the players' names, which the URL does not contain. */
function describeLastStep(visit: ViewedVisit): (found: DraftPage) => BoardMessage | null {
  const { query, words } = visit;
  const said = words.draft.done;
  return ({ board }) => {
    const asked = query.get('done');
    if (asked === 'evened') return { kind: 'done', text: words.boxSizes.done };
    if (asked === 'filled' || asked === 'shown' || asked === 'hidden') {
      return { kind: 'done', text: said[asked] };
    }
    const done = DONE.find((one) => one === asked);
    if (done === undefined) return null;
    if (done === 'left' || done === 'asked') return { kind: 'done', text: said[done] };
    const card = findCard(board, query.get('who') ?? '');
    if (card === null) return null;
    if (done !== 'moved') return { kind: 'done', text: said[done](card.label) };
    const box = findBoxName(board, card);
    if (card.where === OUT) return { kind: 'done', text: said.out(card.label) };
    if (card.where === NOWHERE || box === null) {
      return { kind: 'done', text: said.none(card.label) };
    }
    return { kind: 'done', text: said.moved(card.label, box) };
  };
}
