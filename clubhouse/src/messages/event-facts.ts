/** What the sentence of an event is made of: names as they are now, and categories in words. */
export interface EventFacts {
  readonly subject: string;
  readonly competition: string;
  readonly partner: string;
  /** `name, level`; empty where the event names none. */
  readonly fields: string;
  readonly outcome: string;
  /** Why; null where nothing was said. */
  readonly reason: string | null;
  readonly from: string;
  readonly to: string;
  readonly isFailed: boolean;
  readonly created: number;
  readonly moved: number;
  readonly removed: number;
}

/** The sentences of one language, by kind; that there is one for each kind, `history/` holds. */
export function eventSentences<Kind extends string>(
  sentences: Readonly<Record<Kind, (facts: EventFacts) => string>>,
): Readonly<Record<Kind, (facts: EventFacts) => string>> {
  return sentences;
}
