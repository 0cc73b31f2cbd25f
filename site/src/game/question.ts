/** A question to the player, which replaces the actions (PLAY-3). */
export interface Question {
  /** Identifies the question: only one is asked at a time. */
  readonly key: string;
  /** The opponent is waiting for the answer. */
  readonly isTheirs: boolean;
  /** It may stay open for long, so all other actions remain available. */
  readonly mayWait?: boolean;
  readonly words: string;
  /** Left out if there is no room. */
  readonly detail: string | null;
  readonly no: Answer | null;
  readonly yes: Answer | null;
}

export interface Answer {
  readonly label: string;
  readonly isGrave?: boolean;
  readonly act: () => unknown;
}
