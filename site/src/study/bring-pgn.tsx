import { useId, useState } from 'preact/hooks';
import { pageWords } from '../messages/words.ts';
import type { Study } from './use-study.ts';

/** Takes moves with their variations from another program (STUDY-3). */
export function BringPgn({ bring }: Pick<Study, 'bring'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ readonly words: string; readonly isWrong: boolean } | null>(
    null,
  );
  const say = pageWords().study;
  const submit = () => {
    const wrong = bring(text);
    const isAdded = wrong === null || wrong === 'others';
    if (isAdded) setText('');
    setTold({ words: outcomeOf(wrong, say), isWrong: !isAdded });
  };
  return (
    <details class="bring">
      <summary>{say.bring}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') submit();
        }}
      >
        <div class="field">
          <label for={id}>{say.bringLabel}</label>
          <textarea
            id={id}
            rows={3}
            value={text}
            maxLength={50_000}
            spellcheck={false}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setTold(null);
            }}
          />
        </div>
        <button type="submit" class="button small">
          {say.bringSubmit}
        </button>
        <p class={told?.isWrong === true ? 'told told-bad' : 'told'} role="status">
          {told?.words}
        </p>
      </form>
    </details>
  );
}

type Outcome = ReturnType<Study['bring']>;

function outcomeOf(wrong: Outcome, say: ReturnType<typeof pageWords>['study']): string {
  if (wrong === null) return say.brought;
  return typeof wrong === 'string' ? say[wrong] : say.illegal(wrong.illegal);
}
