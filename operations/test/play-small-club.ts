import { setTimeout as sleep } from 'node:timers/promises';
import { makeCaller, installClub } from 'test-kit/club-calls';
import { askForLink, openGame } from '../upgrade-trial/play.ts';
import { type TrialInstallation, makeProgramUrl } from '../upgrade-trial/release.ts';
import type { RealMachine } from './real-machine.ts';

export const SECRET = 'a-secret-for-upgrade-tests';
const ATTEMPTS = 300;

/** Stores something in each running service. @returns an administrator's key */
export async function play(place: TrialInstallation): Promise<string> {
  const league = makeProgramUrl(place, 'league');
  const club = { name: 'Club', slug: 'club' };
  const { adminKey } = await installClub(makeCaller(league, SECRET), club);
  const ann = { display_name: 'Ann Ash', email: 'ann@example.org' };
  await makeCaller(league, adminKey)('POST', '/v1/members', ann);
  await askForLink(place);
  await openGame(place);
  return adminKey;
}

export async function playSmallClub(machine: RealMachine): Promise<void> {
  await untilWell(machine);
  await play(machine.place);
}

/** Waits until every service answers; the website may still lack its key. */
export async function untilWell(machine: RealMachine): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answers = await Promise.all(
      [
        makeProgramUrl(machine.place, 'league'),
        makeProgramUrl(machine.place, 'clubhouse'),
        makeProgramUrl(machine.place, 'relay'),
      ].map((url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (answers.every(Boolean)) return;
    await sleep(100);
  }
  throw new Error(`The services do not answer : ${machine.log()}`);
}
