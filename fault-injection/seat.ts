import type { Service } from './service.ts';

/** One process of a service, restarted whenever necessary. */
export class Seat {
  service: Service | null = null;
  /** Whether the process should answer: it has announced its address, and nobody is ending it. */
  isUp = false;
}
