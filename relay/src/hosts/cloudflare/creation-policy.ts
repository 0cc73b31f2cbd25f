import type { Join } from '@sealed-move/protocol/client-frames';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import type { Permit } from '../../room/events.ts';
import { getBudget, type Environment, parseEnvironment } from './environment.ts';
import { Networks } from './networks.ts';

/** Whether a join may create a missing room (ROOM-2); if so, counts the game. */
export async function requestPermit(
  environment: Environment,
  { create, ownerKey }: Join,
  networks: readonly string[],
): Promise<Permit> {
  if (!create) return CLOSE.noRoom;
  const { isPublic } = parseEnvironment(environment);
  if (isPublic) return getBudget(environment).take(networks);
  if (ownerKey === null) return CLOSE.noRoom;
  const { is } = await new Networks(environment, networks).check(ownerKey);
  if (is === 'not looked at') return CLOSE.tooFast;
  if (is === 'wrong') return CLOSE.noRoom;
  await getBudget(environment).count(networks);
  return 'allowed';
}
