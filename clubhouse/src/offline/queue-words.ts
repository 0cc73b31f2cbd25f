/** Sentences about queued reports, as plain text for the script on every page. */
export interface QueueWords {
  readonly waiting: string;
  readonly waitingAbout: string;
  readonly waitingPill: string;
  readonly sent: string;
  readonly sentPill: string;
  readonly refused: string;
  readonly refusedPill: string;
  readonly signedOut: string;
  readonly others: string;
  readonly nothingKept: string;
  readonly change: string;
  readonly discard: string;
  readonly discardSure: string;
  readonly again: string;
  /** Contains `{time}`. */
  readonly noSignal: string;
  readonly noSignalNow: string;
  readonly noSignalForm: string;
  readonly keep: string;
  readonly sending: string;
}
