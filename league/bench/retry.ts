import { installClub } from './install-club.ts';
import { addThroughCuts } from './retrying.ts';
import { makePostgresStore, makeSqliteStore, startService, stopService } from './service.ts';

/*
 * `npm run lab -- retry-test`: a proxy cuts the connection after each commit, and the caller
 * retries with its Idempotency-Key, 500 times on each database. Nothing may be duplicated or lost.
 */

const COUNT = 500;

for (const place of [makeSqliteStore(), await makePostgresStore()]) {
  if (place === null) continue;
  try {
    const service = await startService(place);
    const started = performance.now();
    const tally = await addThroughCuts(
      service.base,
      await installClub(service.base, 'Retries'),
      COUNT,
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    await stopService(service, 'SIGTERM');
    process.stdout.write(
      `${place.name}: ${tally.asked} asked for in ${seconds} s, ${tally.cuts} connections cut, ` +
        `${tally.lost} lost, ${tally.twice} twice.\n`,
    );
    if (tally.lost + tally.twice > 0 || tally.cuts < COUNT) process.exitCode = 1;
  } finally {
    await place.remove();
  }
}
