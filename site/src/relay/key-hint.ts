import { CLOSE } from '@sealed-move/protocol/close-codes';
import { words } from '../messages/words.ts';

/**
 * How the owner key may explain a relay's refusal to create a game; null if it does not.
 * @param code the close code
 * @param hasKey whether this device sent a key
 */
export function describeKeyProblem(code: number | null, hasKey: boolean): string | null {
  const { keyHint: say } = words().relay;
  if (code === CLOSE.noRoom) return hasKey ? say.notTaken : say.none;
  return code === CLOSE.tooFast && hasKey ? say.locked : null;
}
