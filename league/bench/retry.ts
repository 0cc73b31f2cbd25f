import { addThroughCuts } from './retrying.ts';
import { postgresPlace, secret, sqlitePlace, startService, stopService } from './service.ts';

/*
 * A proxy cuts the connection after each commit, and the caller retries under its Idempotency-Key,
 * 500 times on each database: nothing may be there twice, and nothing be lost. `npm run lab -- retry-test`.
 */

const COUNT = 500;

for (const place of [sqlitePlace(), await postgresPlace()]) {
  if (place === null) continue;
  try {
    const service = await startService(place);
    const started = performance.now();
    const tally = await addThroughCuts(service.base, await install(service.base), COUNT);
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

async function install(base: string): Promise<string> {
  const club = { name: 'Retries', slug: 'retries', timezone: 'UTC' };
  const answer = await fetch(`${base}/setup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ club, administrator: { name: 'Kim' } }),
  });
  const { administrator_key: key } = (await answer.json()) as {
    administrator_key: { key: string };
  };
  return key.key;
}
