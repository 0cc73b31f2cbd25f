/** What is to be answered: it stands in place of the actions (PLAY-3). */
export interface Question {
  /** One at a time is asked; another one is another question. */
  readonly key: string;
  /** The other player waits for it. */
  readonly isTheirs: boolean;
  /** It may wait for long: all else that can be done stays at hand. */
  readonly mayWait?: boolean;
  readonly words: string;
  /** Left out where there is no room. */
  readonly detail: string | null;
  readonly no: Answer | null;
  readonly yes: Answer | null;
}

export interface Answer {
  readonly label: string;
  readonly isGrave?: boolean;
  readonly act: () => unknown;
}
