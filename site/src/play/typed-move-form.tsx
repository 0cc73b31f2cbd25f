import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { MoveTyping } from '../game/game-table.ts';
import { playWords } from '../messages/words.ts';

interface TypedMoveFormProps {
  readonly typing: MoveTyping;
  readonly isMyTurn: boolean;
  /** Whether the form was opened for typing, and so takes the focus. */
  readonly isFocused?: boolean;
  readonly onMove: (move: string) => void;
}

/** Enters a move by name, for players who do not look at the board (BRD-7). */
export function TypedMoveForm({ typing, isMyTurn, isFocused = false, onMove }: TypedMoveFormProps) {
  const id = useId();
  const say = playWords().chess.typed;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const submit = () => {
    const read = isMyTurn ? typing.read(text) : { wrong: say.notYourTurn };
    if ('wrong' in read) return setWrong(read.wrong);
    setText('');
    setWrong(null);
    return onMove(read.move);
  };
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label for={id}>{say.label}</label>
      {wrong !== null && (
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      <div class="typed-row">
        <input
          id={id}
          ref={field}
          type="text"
          value={text}
          placeholder={typing.example}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={12}
          aria-invalid={wrong === null ? undefined : 'true'}
          aria-describedby={wrong === null ? undefined : `${id}-wrong`}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(null);
          }}
        />
        <button type="submit" class="button">
          {say.submit}
        </button>
      </div>
    </form>
  );
}
