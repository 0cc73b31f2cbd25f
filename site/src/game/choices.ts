import type { SoundSet } from '../sound/tones.ts';

/** How this player likes to play; the site keeps it. */
export interface PlayChoices {
  readonly sound: boolean;
  /** What moves sound like, while sounds are on. */
  readonly sounds: SoundSet;
  /** Letters and numbers along the edge of the board. */
  readonly coordinates: boolean;
  /** Shows where a chosen piece may go. */
  readonly hints: boolean;
  /** A move is made only once it was confirmed. */
  readonly confirmMoves: boolean;
  /** The screen stays on while a game goes on. */
  readonly wakeLock: boolean;
  /** Tells of moves and offers while the page is out of sight, once the browser allows it. */
  readonly notify: boolean;
}
