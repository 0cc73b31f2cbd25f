import './tsx.ts';
import type { RunningSite } from './running-site.ts';

export type { RunningSite };

// As in main.ts: pages by a name that the compiler does not follow.
const SERVE: string = './serve.ts';

/**
 * Starts the site by its settings, for `npm run demo`; null where it could not, which it explains.
 */
export async function startSite(): Promise<RunningSite | null> {
  const { start } = (await import(SERVE)) as { start: () => Promise<RunningSite | null> };
  return start();
}
