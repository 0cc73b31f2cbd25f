/** How long each kind of waiting on PostgreSQL may take, in milliseconds; 0 is without end. */
export interface Patience {
  /** For a free connection of the pool, or for a new one. */
  readonly connect: number;
  /** For a lock that another transaction holds. */
  readonly lock: number;
  /** For one statement, its locks included. */
  readonly statement: number;
  /** How long a transaction may sit between two statements before the server ends it. */
  readonly idle: number;
  /** How long a statement may go unanswered before the connection counts as broken. */
  readonly silence: number;
}

/**
 * Of the service (SRV-7). A process that froze in the middle of a write is rid of before those
 * who wait for its lock give up; the server gives a statement up before the client does; and all
 * of it lies below the five seconds within which a request is answered.
 */
export const SERVICE_PATIENCE: Patience = {
  connect: 4000,
  lock: 3500,
  statement: 4000,
  idle: 2500,
  silence: 4500,
};

/** Of wiping the files, which gives up early where it is in anybody's way, and comes again. */
export const SCRUB_PATIENCE: Patience = {
  connect: 2000,
  lock: 1000,
  statement: 2000,
  idle: 2500,
  silence: 4500,
};

/** Of commands and migrations, which nobody waits for; only locks are still not waited for long. */
export const COMMAND_PATIENCE: Patience = {
  connect: 10_000,
  lock: 4000,
  statement: 0,
  idle: 0,
  silence: 0,
};
