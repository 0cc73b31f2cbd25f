/** How long to wait for PostgreSQL, in milliseconds; 0 means no limit. */
export interface Timeouts {
  /** For a free or new connection of the pool. */
  readonly connect: number;
  /** For a lock held by another transaction. */
  readonly lock: number;
  /** For one statement, including its locks. */
  readonly statement: number;
  /** How long a transaction may sit idle between two statements before the server ends it. */
  readonly idle: number;
  /** How long a statement may go unanswered before the connection counts as broken. */
  readonly silence: number;
}

/**
 * For the service (SRV-7). A process frozen inside a write is cut off before those waiting for its
 * lock give up. The server gives up on a statement before the client does. Everything fits into the
 * five seconds in which a request is answered.
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
