import type { Platform } from './platform.ts';
import type { SessionView } from './session-view.ts';

/** Apps answer a move at once; one that has not answered for this long is probably offline. */
const SILENCE_MS = 5000;

/** Notes that the other app is connected but has not answered a move (CONN-11). */
export class SilenceWatch {
  readonly #platform: Pick<Platform, 'after'>;
  readonly #onSilent: () => void;
  /** The move that the other app has not answered yet; null if there is none. */
  #owed: string | null = null;
  #isSilent = false;
  #cancel: () => void = () => undefined;

  constructor(platform: Pick<Platform, 'after'>, onSilent: () => void) {
    this.#platform = platform;
    this.#onSilent = onSilent;
  }

  /** Adds to each new view whether the other app is silent. */
  mark(view: SessionView): SessionView {
    this.#follow(findOwedPosition(view));
    return this.#isSilent ? { ...view, isSilent: true } : view;
  }

  stop(): void {
    this.#cancel();
  }

  #follow(owed: string | null): void {
    if (owed === this.#owed) return;
    this.#owed = owed;
    this.#isSilent = false;
    this.#cancel();
    if (owed === null) return;
    this.#cancel = this.#platform.after(SILENCE_MS, () => {
      this.#isSilent = true;
      this.#onSilent();
    });
  }
}

/** Identifies the position that the other app should confirm at once; null if there is none. */
function findOwedPosition({ connection, peer, game }: SessionView): string | null {
  const isTogether = connection.kind === 'online' && peer.presence === 'online';
  return isTogether && game.unconfirmed > 0 ? `${game.number}:${game.moves.length}` : null;
}
