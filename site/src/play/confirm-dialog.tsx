import { useLayoutEffect, useId, useRef } from 'preact/hooks';

interface ConfirmDialogProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (isYes: boolean) => void;
}

export function ConfirmDialog({ question, yes, no, onAnswer }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing it returns the focus to where it was; removing it would not.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="confirm"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <p id={id} class="confirm-question">
        {question}
      </p>
      <div class="confirm-buttons">
        <button type="button" class="button" onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" class="button danger" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
