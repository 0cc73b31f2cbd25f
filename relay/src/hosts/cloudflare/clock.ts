/** The time as this host sees it. */
export interface Clock {
  /** Epoch ms. */
  readonly now: () => number;
  /** When the platform has to ring for something that is due at a time of this clock. */
  readonly alarmFor: (at: number) => number;
}

export const SYSTEM_CLOCK: Clock = { now: Date.now, alarmFor: (at) => at };
