/** Settings as text, by name. */
export type RelaySettings = Readonly<Record<string, string>>;

/** Changes to a relay that apply from its next start. */
export interface RelayChanges {
  readonly settings?: RelaySettings;
  /** Milliseconds by which its clock is ahead of this machine's. */
  readonly aheadMs?: number;
}

/**
 * A relay and the site at one port. A test can stop it, kill it and restart it on its stored data.
 */
export interface RelayUnderTest {
  /** May differ after a restart. */
  readonly port: number;
  /** The folder of everything it stored. */
  readonly data: string;
  /** Whether the host writes a log of events. */
  readonly isLogging: boolean;
  /** Everything it has written. */
  readonly output: string;
  /** Starts it again, by default unchanged. */
  readonly start: (changed?: RelayChanges) => Promise<void>;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly close: () => Promise<void>;
}
