import type { Preview } from '../import-list.ts';
import type { ImportWishes } from '../../../../../store/imports.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';

export interface CheckProps {
  readonly visit: CoachVisit;
  readonly preview: Preview;
  readonly wishes: ImportWishes;
  /** What is on the page, as its form carries it. */
  readonly seen: string;
  /** What had been looked at is not so any more. */
  readonly isStale: boolean;
}
