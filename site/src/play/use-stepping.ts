import { useEffect, useState } from 'preact/hooks';

export interface MoveStepper {
  readonly shown: number;
  readonly isLive: boolean;
  readonly go: (shown: number) => void;
}

/** Steps through the moves during a game (PLAY-2); `count` is their number. */
export function useStepping(count: number): MoveStepper {
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? count : Math.min(at, count);
  const go = (next: number) => setAt(clampStep(next, count));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = readStep(event);
      if (step === null) return;
      event.preventDefault();
      // A held key repeats faster than the page renders.
      setAt((before) => clampStep((before ?? count) + step, count));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { shown, isLive: shown === count, go };
}

/** The step within the game; null at the newest position. */
function clampStep(next: number, count: number): number | null {
  return next >= count ? null : Math.max(0, next);
}

/** The step for a key; null if the key belongs to something else, such as the board or a field. */
function readStep(event: KeyboardEvent): number | null {
  const { key, altKey, ctrlKey, metaKey, target: on } = event;
  if (altKey || ctrlKey || metaKey || event.defaultPrevented) return null;
  if (
    on instanceof Element &&
    on.closest('[role=grid]:not([data-touched]), [role=tablist], input, textarea, dialog')
  ) {
    return null;
  }
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return null;
  }
}
