import type { InstalledClub } from '../club.ts';

/** What makes the API say some of the sentences: its answers are looked through. */
export interface SentenceRow {
  readonly title: string;
  /** By family and code, `placement.held`. */
  readonly says: readonly string[];
  readonly run: (club: InstalledClub) => Promise<unknown[]>;
}
