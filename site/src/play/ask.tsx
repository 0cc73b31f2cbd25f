import { useLayoutEffect, useRef } from 'preact/hooks';
import { Seal } from '../components/seal.tsx';
import type { Action } from './actions.ts';
import { PlayIcon } from './play-icon.tsx';
import type { QuestionAnswer, Question } from '../game/question.ts';

interface AskProps {
  readonly question: Question;
  /** The button for all other actions, if the question may wait. */
  readonly more: Action | undefined;
}

/** A question in place of the actions. Escape cancels a question that this player raised. */
export function Ask({ question, more }: AskProps) {
  const { isTheirs, mayWait, words, detail, no, yes } = question;
  const part = useRef<HTMLDivElement>(null);
  const isOwn = !isTheirs && mayWait !== true && yes !== null;
  useLayoutEffect(() => {
    // The player who asked continues with the answer; nobody else loses their focus.
    if (isOwn) part.current?.querySelector('button')?.focus();
  }, [isOwn]);
  return (
    <div
      ref={part}
      class={makeClass(question)}
      role="group"
      aria-label={words}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOwn) void no?.act();
      }}
    >
      <span class="ask-seal" aria-hidden="true">
        <Seal />
      </span>
      <p>
        {words}
        {detail !== null && <small>{detail}</small>}
      </p>
      {no !== null && <AnswerButton answer={no} kind="" />}
      {yes !== null && (
        <AnswerButton answer={yes} kind={yes.isGrave === true ? 'danger' : 'primary'} />
      )}
      {mayWait === true && more !== undefined && (
        <button
          type="button"
          class="ask-more"
          data-action="more"
          aria-label={more.title}
          aria-expanded={more.isPressed}
          onClick={() => void more.act()}
        >
          <PlayIcon name="more" />
        </button>
      )}
    </div>
  );
}

/** Above this length a text gets a smaller font; else it fills more than two lines on a phone. */
const LONG = 42;

function makeClass({ isTheirs, mayWait, words }: Question): string {
  const kinds = [
    isTheirs && 'ask-theirs',
    mayWait === true && 'ask-waits',
    words.length > LONG && 'ask-long',
  ];
  return ['ask', ...kinds].filter(Boolean).join(' ');
}

function AnswerButton({
  answer,
  kind,
}: {
  readonly answer: QuestionAnswer;
  readonly kind: string;
}) {
  return (
    <button type="button" class={`button ${kind}`} onClick={() => void answer.act()}>
      {answer.label}
    </button>
  );
}
