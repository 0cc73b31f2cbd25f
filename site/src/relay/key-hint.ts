import { CLOSE } from '@sealed-move/protocol/close-codes';
import { words } from '../messages/words.ts';

/**
 * What the owner key may have to do with it that a relay made no game; null: nothing.
 * @param code that the relay closed the connection with
 * @param hasKey whether this device showed it a key
 */
export function keyHint(code: number | null, hasKey: boolean): string | null {
  const { keyHint: say } = words().relay;
  if (code === CLOSE.noRoom) return hasKey ? say.notTaken : say.none;
  return code === CLOSE.tooFast && hasKey ? say.locked : null;
}
