import process from 'node:process';
import { HOSTED, upgradeEndedBefore } from '../test/upgrade-machine.ts';

/*
 * `npm run lab -- upgrade-kills` upgrades a machine with hosted clubs, kills the upgrade before
 * each of its steps, and runs it again. One release works; in another a service does not start
 * (CLUBS-14). No row may be lost. The tests kill it before some of the steps.
 */

for (const broken of [undefined, 'clubhouse@harbour', 'relay']) {
  const about =
    broken === undefined ? 'a release that is well' : `one whose ${broken} does not start`;
  let kills = 0;
  while (await endBefore(kills + 1, broken)) kills++;
  process.stdout.write(
    `To ${about}: ended before each of ${kills} steps, and every row was there.\n`,
  );
}

async function endBefore(step: number, broken: string | undefined): Promise<boolean> {
  const ends: (() => unknown)[] = [];
  try {
    const owner = { after: (end: () => unknown) => void ends.push(end) };
    return await upgradeEndedBefore(owner, step, { broken, clubs: HOSTED });
  } finally {
    for (const end of ends) await end();
  }
}
