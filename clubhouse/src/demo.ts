import './tsx.ts';
import type { RunningSite } from './running-site.ts';

export type { RunningSite };

// As in main.ts, the name keeps the compiler from following the import.
const SERVE: string = './serve.ts';

/** Starts the site for `npm run demo` and logs only errors. On failure, prints why; then null. */
export async function startSite(): Promise<RunningSite | null> {
  const { startClubhouse } = (await import(SERVE)) as {
    startClubhouse: (logLevel: string) => Promise<RunningSite | null>;
  };
  return startClubhouse('error');
}
