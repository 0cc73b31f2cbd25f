import type { Shim } from './shim.ts';
import type { Tally } from './tally.ts';

export type Target = 'league, SQLite' | 'league, PostgreSQL' | 'relay' | 'website';

/** What a fault is tried with. */
export interface Context {
  readonly rounds: number;
  /** From 0 to 1, repeated by the seed. */
  readonly random: () => number;
  readonly tally: Tally;
  /** An empty folder, taken away afterwards. */
  readonly scratch: string;
  /** Null where the machine cannot build it. */
  readonly shim: Shim | null;
  /** Whether a sync does nothing before the power goes: shows that the table tells. */
  readonly skipsSync: boolean;
}

/** One row of the table. */
export interface Trial {
  readonly fault: string;
  readonly target: Target;
  /** Whether it needs the shim. */
  readonly needsShim: boolean;
  readonly run: (context: Context) => Promise<void>;
}

/** Thrown where the machine lacks something; the row is left out, and says so. */
export class MissingRequirementError extends Error {}
