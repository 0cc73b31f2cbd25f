import { setTimer, type Timer } from '../storage/set-timer.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import type { Signal } from '../signals/signal.ts';

const RETRY_MS = 5000;

interface GameSaverOptions {
  /** Saves a game; rejects if the disk refuses. */
  readonly keep: (game: KeptGame) => Promise<unknown>;
  readonly isUnsaved: Signal<boolean>;
  readonly after?: Timer;
}

interface GameSaver {
  readonly save: (game: KeptGame) => void;
  /** Drops unsaved changes, because the page is closing or another tab has the game. */
  readonly stop: () => void;
}

/** Saves a game that continues in memory, retrying until the disk accepts it (KEEP-11). */
export function makeGameSaver({ keep, isUnsaved, after = setTimer }: GameSaverOptions): GameSaver {
  let latest: KeptGame | null = null;
  let isStopped = false;
  let callOff = () => {};
  const save = (game: KeptGame): void => {
    if (isStopped) return;
    latest = game;
    callOff();
    const settle = (isSaved: boolean) => {
      if (isStopped || latest !== game) return;
      if (isUnsaved.value === isSaved) isUnsaved.set(!isSaved);
      if (!isSaved) callOff = after(RETRY_MS, () => save(game));
    };
    keep(game).then(
      () => settle(true),
      () => settle(false),
    );
  };
  return {
    save,
    stop() {
      isStopped = true;
      callOff();
      if (isUnsaved.value) isUnsaved.set(false);
    },
  };
}
