import { useEffect, useRef } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import type { GameView } from 'relay-client/session';
import {
  banks,
  type ClockSetting,
  noteOf,
  remaining,
  spent,
  type Watch,
  wind,
} from '../clock/clock.ts';
import type { WatchKeeper } from '../clock/kept-watch.ts';

export interface Clock {
  /** What a side has left at this moment, in ms. */
  readonly left: (side: Side) => number;
  /** Whose clock runs; null: none does. */
  readonly running: Side | null;
  /** What goes with a move that is made now. */
  readonly note: () => number;
}

interface ClockOptions {
  readonly setting: ClockSetting | null;
  readonly game: GameView;
  /** Whether both players are there. */
  readonly isTogether: boolean;
  /** The side whose time is kept here; the other's is only shown. */
  readonly keeps: Side | null;
  readonly onFlag: () => void;
  /** Where the time is kept over a reload. */
  readonly keeper: WatchKeeper | null;
}

/** A page may be killed without warning: at most this much time is lost. */
const KEEP_MS = 1000;

/** Both clocks, as this device knows them (CLK-2); null in a game without. */
export function useClock(options: ClockOptions): Clock | null {
  const { setting, game, isTogether, keeps, onFlag, keeper } = options;
  const watch = useRef<Watch | null>(null);
  const running = setting !== null && isTogether ? game.turn : null;
  const turn = `${game.number}:${game.moves.length}`;
  watch.current ??= keptWatch(keeper);
  watch.current = wind(watch.current, turn, running !== null, Date.now());

  const left = (side: Side) => {
    if (setting === null || watch.current === null) return 0;
    return remaining(banks(setting, game.moves), side, game.turn, spent(watch.current, Date.now()));
  };
  useEffect(() => {
    if (running === null || running !== keeps) return undefined;
    const timer = setTimeout(onFlag, left(running));
    return () => clearTimeout(timer);
  }, [running, keeps, turn, onFlag]);
  useEffect(() => {
    if (running === null || keeper === null) return undefined;
    const keep = () => {
      const { current } = watch;
      if (current !== null)
        keeper.keep({ turn: current.turn, spentMs: spent(current, Date.now()) });
    };
    const timer = setInterval(keep, KEEP_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [running, keeper]);
  if (setting === null) return null;
  return { left, running, note: () => noteOf(setting, left(game.turn ?? 0)) };
}

function keptWatch(keeper: WatchKeeper | null): Watch | null {
  const kept = keeper?.read() ?? null;
  return kept && { ...kept, since: null };
}
