/** How this player likes to play; the site keeps it. */
export interface PlayChoices {
  readonly hasSound: boolean;
  /** A move is made only when it is confirmed. */
  readonly confirmsMoves: boolean;
  /** The screen stays on while it is played. */
  readonly keepsScreenOn: boolean;
  /** Tells of moves and offers while the page is out of sight, once the browser allows it. */
  readonly notifies: boolean;
}

export const DEFAULT_CHOICES: PlayChoices = {
  hasSound: true,
  confirmsMoves: false,
  keepsScreenOn: true,
  notifies: false,
};
