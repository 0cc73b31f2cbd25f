import type { PlayerVisit } from '../../web/visit.ts';

/** What each section of the page is given. */
export interface SectionProps {
  readonly visit: PlayerVisit;
}
