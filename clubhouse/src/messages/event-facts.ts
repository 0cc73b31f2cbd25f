/** The facts in an event's sentence: current names, and categories in words. */
export interface EventFacts {
  readonly subject: string;
  readonly competition: string;
  readonly partner: string;
  /** `name, level`; empty if the event names none. */
  readonly fields: string;
  readonly outcome: string;
  /** The reason; null if none was given. */
  readonly reason: string | null;
  readonly from: string;
  readonly to: string;
  readonly isFailed: boolean;
  readonly created: number;
  readonly moved: number;
  readonly removed: number;
}

/** Event sentences of one language, by kind; `history/` checks that every kind has one. */
export function eventSentences<Kind extends string>(
  sentences: Readonly<Record<Kind, (facts: EventFacts) => string>>,
): Readonly<Record<Kind, (facts: EventFacts) => string>> {
  return sentences;
}
