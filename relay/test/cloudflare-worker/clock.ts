import { env } from 'cloudflare:workers';
import type { Clock } from '../../src/hosts/cloudflare/clock.ts';

let now = Number((env as unknown as { readonly TEST_NOW: string }).TEST_NOW);

/** A clock that stands still until a test moves it. */
export const TEST_CLOCK: Clock = {
  now: () => now,
  alarmFor: (at) => Date.now() + at - now,
};

export function moveClock(ms: number): void {
  now += ms;
}
