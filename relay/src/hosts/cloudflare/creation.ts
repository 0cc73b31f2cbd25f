import { CLOSE } from '../../room/close-codes.ts';
import type { Permit } from '../../room/events.ts';
import type { Join } from '../../room/frames.ts';
import { budgetOf, type Environment, networkOf, settingsOf } from './environment.ts';

/** Whether a join may make a room that does not exist (ROOM-2); where it may, the game counts. */
export async function permitFor(
  environment: Environment,
  { create, ownerKey }: Join,
  network: string,
): Promise<Permit> {
  if (!create) return CLOSE.noGame;
  const { isPublic } = settingsOf(environment);
  if (isPublic) return budgetOf(environment).take(network);
  if (ownerKey === null) return CLOSE.noGame;
  const { is } = await networkOf(environment, network).check(ownerKey);
  if (is === 'not looked at') return CLOSE.tooFast;
  if (is === 'wrong') return CLOSE.noGame;
  await budgetOf(environment).count(network);
  return 'allowed';
}
