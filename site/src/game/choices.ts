import type { SoundSet } from '../sound/tones.ts';

/** A player's preferences, saved by the site. */
export interface PlayChoices {
  readonly sound: boolean;
  readonly sounds: SoundSet;
  readonly coordinates: boolean;
  readonly hints: boolean;
  readonly confirmMoves: boolean;
  readonly wakeLock: boolean;
  /** Notifies of moves and offers while the page is hidden, if the browser allows it. */
  readonly notify: boolean;
}
