import type { Shim } from './shim.ts';
import type { Tally } from './tally.ts';

export type FaultTarget = 'league, SQLite' | 'league, PostgreSQL' | 'relay' | 'website';

/** The context of a fault trial. */
export interface Context {
  readonly rounds: number;
  /** From 0 to 1, repeated by the seed. */
  readonly random: () => number;
  readonly tally: Tally;
  /** An empty folder, deleted afterwards. */
  readonly scratch: string;
  /** Null if the machine cannot build the shim. */
  readonly shim: Shim | null;
  /** Whether syncs do nothing before a power cut, to prove that the table notices the loss. */
  readonly skipsSync: boolean;
}

/** A row of the table. */
export interface Trial {
  readonly fault: string;
  readonly target: FaultTarget;
  /** Whether the trial needs the shim. */
  readonly needsShim: boolean;
  readonly run: (context: Context) => Promise<void>;
}

/** Thrown if the machine lacks something; the row is skipped and says so. */
export class MissingRequirementError extends Error {}
