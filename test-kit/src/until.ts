import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/** @returns what `look` found @throws Error with `failure` after the tests' timeout */
export async function until<Found>(
  failure: string,
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, false | null | undefined>> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined)
      return found as Exclude<Found, false | null | undefined>;
    if (performance.now() > end) throw new Error(failure);
    await sleep(25);
  }
}
