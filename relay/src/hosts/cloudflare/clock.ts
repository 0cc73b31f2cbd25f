export interface Clock {
  readonly now: () => number;
  /** When the platform's alarm must ring for something due at a time of this clock. */
  readonly alarmFor: (at: number) => number;
}

export const SYSTEM_CLOCK: Clock = { now: Date.now, alarmFor: (at) => at };
