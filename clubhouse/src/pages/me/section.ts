import type { PlayerVisit } from '../../web/visit.ts';

export interface SectionProps {
  readonly visit: PlayerVisit;
}
