/** Settings by their names, as text. */
export type RelaySettings = Readonly<Record<string, string>>;

/** What is another about a relay from its next start on. */
export interface RelayChanges {
  readonly settings?: RelaySettings;
  /** How far its clock is ahead of that of this machine. */
  readonly aheadMs?: number;
}

/** A relay with the site at one port, which a test can stop, kill and start again on what it had stored. */
export interface RelayUnderTest {
  /** It may be another one after a start. */
  readonly port: number;
  /** The folder of all that it has stored. */
  readonly data: string;
  /** Whether the host writes a log of what happens. */
  readonly isLogging: boolean;
  /** All that it has written. */
  readonly output: string;
  /** Starts it again, by default as it was. */
  readonly start: (changed?: RelayChanges) => Promise<void>;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly close: () => Promise<void>;
}
