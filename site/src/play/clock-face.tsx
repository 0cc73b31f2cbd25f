import { useEffect, useReducer } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { formatClock, describeTimeLeft } from '../clock/clock.ts';
import type { GameClock } from '../clock/game-clock.ts';

const TICK_MS = 100;
const LOW_MS = 20_000;
/** Longer times take space from the player's name. */
const SHORT = '9:59'.length;

/** A player's clock. It updates itself, so the page re-renders only after a change. */
export function ClockFace({ clock, side }: { readonly clock: GameClock; readonly side: Side }) {
  const [, tick] = useReducer((count: number, _: void) => count + 1, 0);
  const isRunning = clock.running === side;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clock.left(side);
  const face = formatClock(left);
  return (
    <span
      role="timer"
      aria-label={describeTimeLeft(left)}
      class={`clock ${isRunning ? 'clock-on' : ''} ${left < LOW_MS ? 'clock-low' : ''} ${face.length > SHORT ? 'clock-long' : ''}`}
    >
      {face}
    </span>
  );
}
