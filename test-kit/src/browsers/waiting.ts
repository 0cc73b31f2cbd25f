import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../patience.ts';

/**
 * Polls until the answer is yes.
 * @throws on time-out, with the description
 */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await ask()) return;
    await sleep(50);
  }
  throw new Error(`it did not come: ${what}`);
}
