import { useState } from 'preact/hooks';
import { words } from '../messages/words.ts';

interface RemoveProps {
  /** `the game with Kim` */
  readonly what: string;
  /** The visible label; the accessible name also says what is removed. */
  readonly label?: string;
  readonly onRemove: () => Promise<void>;
}

/** A button that asks for confirmation, because removal cannot be undone. */
export function Remove({ what, label = words().parts.remove, onRemove }: RemoveProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { reallyRemove, removeWhat, really } = words().parts;
  return (
    <button
      type="button"
      class={`button small quiet ${isAsking ? 'danger' : ''}`}
      aria-label={isAsking ? reallyRemove(what) : removeWhat(label, what)}
      onBlur={() => setIsAsking(false)}
      onClick={() => {
        // If the disk refuses, the page says so (KEEP-10).
        if (isAsking) onRemove().catch(() => undefined);
        else setIsAsking(true);
      }}
    >
      {isAsking ? really : label}
    </button>
  );
}
