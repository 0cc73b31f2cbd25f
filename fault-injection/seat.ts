import type { Service } from './service.ts';

/** One process of a service, started again whenever it has to be. */
export class Seat {
  service: Service | null = null;
  /** Whether it is meant to answer: it has said where, and nobody is about to end it. */
  isUp = false;
}
