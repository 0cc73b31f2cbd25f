import type { VNode } from 'preact';
import type { Board } from '../../../../draft/board.ts';
import { type DraftQuestion, listQuestions } from '../../../../draft/questions.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { Words } from '../../../../messages/en.ts';
import { makeBoardPath } from './draft-page.ts';
import { useVisit } from '../../../../web/use-visit.ts';

/** The questions to settle before the start, with a link to go through them (DRFT-4). */
export function Before({ board }: { readonly board: Board }): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { draft } = words;
  const questions = listQuestions(board);
  const isOpen = questions.length > 0;
  return (
    <div class="draft-before">
      <p class="row">
        <Icon name={isOpen ? 'warn' : 'check'} />
        <span>
          <b>{isOpen ? draft.before(questions.length) : draft.beforeNone}</b>{' '}
          <span class="draft-what">{isOpen && summariseQuestions(questions, words).join(' ')}</span>
        </span>
      </p>
      <a class="btn p" href={`${makeBoardPath(visit)}/start`}>
        {isOpen ? draft.through : draft.toStart}
      </a>
    </div>
  );
}

function summariseQuestions(questions: readonly DraftQuestion[], { draft }: Words): string[] {
  const said = draft.questions;
  const of = (kind: DraftQuestion['kind']) => questions.filter((one) => one.kind === kind).length;
  const gaps = questions.flatMap((one) => (one.kind === 'gap' ? one.box : []));
  const [box, ...more] = gaps;
  const overtaken = questions.flatMap((one) => (one.kind === 'overtaken' ? one.count : []))[0] ?? 0;
  return [
    ...(overtaken === 0 ? [] : [said.overtaken(overtaken)]),
    ...(box === undefined ? [] : [more.length === 0 ? said.gaps(box) : said.gapsMany(gaps.length)]),
    ...(of('undivided') === 0 ? [] : [said.undivided(of('undivided'))]),
    ...(of('newcomer') === 0 ? [] : [said.newcomers(of('newcomer'))]),
    ...(of('alone') === 0 ? [] : [said.alone(of('alone'))]),
  ];
}
