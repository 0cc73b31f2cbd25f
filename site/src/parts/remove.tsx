import { useState } from 'preact/hooks';

interface RemoveProps {
  /** `the game with Kim` */
  readonly what: string;
  /** What the button says; its name says what of. */
  readonly label?: string;
  readonly onRemove: () => Promise<void>;
}

/** A button that asks before it removes: what is gone cannot be brought back. */
export function Remove({ what, label = 'Remove', onRemove }: RemoveProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <button
      type="button"
      class={`button small quiet ${isAsking ? 'danger' : ''}`}
      aria-label={isAsking ? `Really remove ${what}?` : `${label} ${what}`}
      onBlur={() => setIsAsking(false)}
      onClick={() => {
        if (isAsking) void onRemove();
        else setIsAsking(true);
      }}
    >
      {isAsking ? 'Really?' : label}
    </button>
  );
}
