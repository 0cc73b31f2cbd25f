/** A question to the player, which replaces the actions (PLAY-3). */
export interface Question {
  /** Identifies the question: the page asks only one at a time. */
  readonly key: string;
  /** Whether the opponent is waiting for the answer. */
  readonly isTheirs: boolean;
  /** Whether the question may stay open for long, so that all other actions remain available. */
  readonly mayWait?: boolean;
  readonly words: string;
  /** An explanation, which the page leaves out if it has no room; null if there is none. */
  readonly detail: string | null;
  readonly no: QuestionAnswer | null;
  readonly yes: QuestionAnswer | null;
}

export interface QuestionAnswer {
  readonly label: string;
  readonly isGrave?: boolean;
  readonly act: () => unknown;
}
