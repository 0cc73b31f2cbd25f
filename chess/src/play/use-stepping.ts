import { useEffect, useState } from 'preact/hooks';

export interface Stepping {
  /** How many moves of the game are shown. */
  readonly shown: number;
  /** Whether the game's newest position is shown. */
  readonly isLive: boolean;
  readonly go: (shown: number) => void;
}

/** Steps back and forth through the moves while the game goes on (PLAY-2). @param count of moves */
export function useStepping(count: number): Stepping {
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? count : Math.min(at, count);
  const go = (next: number) => setAt(next >= count ? null : Math.max(0, next));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = target(event, shown, count);
      if (next === null) return;
      event.preventDefault();
      go(next);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { shown, isLive: shown === count, go };
}

/** Where a key leads; null where it is meant for something else, such as the board or a field. */
function target(event: KeyboardEvent, shown: number, count: number): number | null {
  const { key, altKey, ctrlKey, metaKey, target: on } = event;
  if (altKey || ctrlKey || metaKey || event.defaultPrevented) return null;
  if (on instanceof Element && on.closest('[role=grid], [role=tablist], input, textarea, dialog')) {
    return null;
  }
  switch (key) {
    case 'ArrowLeft':
      return shown - 1;
    case 'ArrowRight':
      return shown + 1;
    case 'Home':
      return 0;
    case 'End':
      return count;
    default:
      return null;
  }
}
