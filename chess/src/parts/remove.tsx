import { useState } from 'preact/hooks';

interface RemoveProps {
  /** `the game with Kim` */
  readonly what: string;
  readonly onRemove: () => Promise<void>;
}

/** A button that asks before it removes: what is gone cannot be brought back. */
export function Remove({ what, onRemove }: RemoveProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <button
      type="button"
      class={`button small quiet ${isAsking ? 'danger' : ''}`}
      aria-label={isAsking ? `Really remove ${what}?` : `Remove ${what}`}
      onBlur={() => setIsAsking(false)}
      onClick={() => {
        if (isAsking) void onRemove();
        else setIsAsking(true);
      }}
    >
      {isAsking ? 'Really?' : 'Remove'}
    </button>
  );
}
