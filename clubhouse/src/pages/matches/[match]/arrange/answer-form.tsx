import type { VNode } from 'preact';
import { ProposedTimes } from '../../../../components/proposed-times.tsx';
import type { ArrangeProps } from './arrange-props.ts';

export function AnswerForm({ visit, found }: ArrangeProps): VNode | null {
  const { words, now } = visit;
  const { proposal, mine } = found;
  if (proposal === null) return null;
  const { arrange } = words;
  return (
    <>
      <form id="answer" method="post" action={`/matches/${mine.id}/arrange`}>
        <ProposedTimes mine={mine} proposal={proposal} now={now} />
      </form>
      <p class="center after">
        <a class="btn q" href={`/matches/${mine.id}/arrange?others=1`}>
          {arrange.none}
        </a>
      </p>
    </>
  );
}

export function AnswerBar({ visit }: ArrangeProps): VNode {
  return (
    <div class="send">
      <button class="btn p w" form="answer" name="do" value="agree">
        {visit.words.arrange.yes}
      </button>
    </div>
  );
}
