import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Side } from '../../../relay-client/src/core/rules.ts';
import type { GameView } from '../../../relay-client/src/session-view.ts';
import {
  banks,
  type ClockSetting,
  noteOf,
  remaining,
  spent,
  type Watch,
  wind,
} from '../clock/clock.ts';

const TICK_MS = 100;

export interface Clock {
  /** In ms. */
  readonly left: readonly [number, number];
  readonly isGoing: boolean;
  /** What goes with a move that is made now. */
  readonly note: () => number;
}

interface ClockOptions {
  readonly setting: ClockSetting | null;
  readonly game: GameView;
  /** Whether both players are there. */
  readonly isTogether: boolean;
  /** The side whose time is kept here now; null: the other's is only shown. */
  readonly keeps: Side | null;
  readonly onFlag: () => void;
}

/** Both clocks, as this device knows them (CLK-2); null in a game without. */
export function useClock({ setting, game, isTogether, keeps, onFlag }: ClockOptions): Clock | null {
  const watch = useRef<Watch | null>(null);
  const [, tick] = useReducer((count: number, _: void) => count + 1, 0);
  const isGoing = setting !== null && game.turn !== null && isTogether;
  const turn = `${game.number}:${game.moves.length}`;
  watch.current = wind(watch.current, turn, isGoing, Date.now());
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [isGoing]);

  const leftOf = (side: Side) => {
    if (setting === null || watch.current === null) return 0;
    return remaining(banks(setting, game.moves), side, game.turn, spent(watch.current, Date.now()));
  };
  const hasFallen = isGoing && keeps !== null && game.turn === keeps && leftOf(keeps) === 0;
  useEffect(() => {
    if (hasFallen) onFlag();
    // Once for each turn: the game ends by it, or goes on when both agree.
  }, [hasFallen, turn]);
  if (setting === null) return null;
  const note = () => noteOf(setting, leftOf(game.turn ?? 0));
  return { left: [leftOf(0), leftOf(1)], isGoing, note };
}
