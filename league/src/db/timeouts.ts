/** Limits in milliseconds; 0 means no limit. */
export interface Timeouts {
  readonly connect: number;
  readonly lock: number;
  /** For one statement, including its wait for locks. */
  readonly statement: number;
  /** How long a transaction may sit idle between two statements before the server ends it. */
  readonly idle: number;
  /** How long a statement may go unanswered before the connection counts as broken. */
  readonly silence: number;
}

/**
 * The server ends the write of a frozen process before waiting writes give up (SRV-7), and before
 * the client does. All limits together fit into the five seconds of a request.
 */
export const SERVICE_TIMEOUTS: Timeouts = {
  connect: 4000,
  lock: 3500,
  statement: 4000,
  idle: 2500,
  silence: 4500,
};

/** For wiping the files, which soon yields to others and is retried. */
export const SCRUB_TIMEOUTS: Timeouts = {
  connect: 2000,
  lock: 1000,
  statement: 2000,
  idle: 2500,
  silence: 4500,
};

/** For commands and migrations, which no request waits for; locks still have a short limit. */
export const COMMAND_TIMEOUTS: Timeouts = {
  connect: 10_000,
  lock: 4000,
  statement: 0,
  idle: 0,
  silence: 0,
};
