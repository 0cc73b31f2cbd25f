import type { InstalledClub } from '../club.ts';

/** Makes the API say some of the sentences, which are then collected from its answers. */
export interface SentenceRow {
  readonly title: string;
  /** By family and code, `placement.held`. */
  readonly says: readonly string[];
  readonly run: (club: InstalledClub) => Promise<unknown[]>;
}
