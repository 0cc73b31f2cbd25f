import { useId, useState } from 'preact/hooks';
import { pageWords } from '../messages/words.ts';
import type { ReadGames } from './read-study.ts';
import type { Study } from './use-study.ts';

/** Imports moves and variations from another program (STUDY-3). */
export function BringPgn({ bring }: Pick<Study, 'bring'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ readonly words: string; readonly isWrong: boolean } | null>(
    null,
  );
  const say = pageWords().study;
  const submit = async () => {
    const read = await bring(text);
    const isAdded = read.kind === 'added';
    if (isAdded) setText('');
    setTold({ words: describeOutcome(read), isWrong: !isAdded });
  };
  return (
    <details class="bring">
      <summary>{say.bring}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void submit();
        }}
      >
        <div class="field">
          <label for={id}>{say.bringLabel}</label>
          <textarea
            id={id}
            rows={3}
            value={text}
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

function describeOutcome(read: ReadGames): string {
  const say = pageWords().study;
  if (read.kind === 'added') return say.brought(read.games, read.moves, read.others);
  return read.kind === 'wrong' ? say.wrong[read.why](read.text, read.line) : say.nothing[read.kind];
}
