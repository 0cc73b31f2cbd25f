import { CLOSE } from 'relay-protocol/close-codes';

/**
 * What the owner key may have to do with it that a relay made no game; null: nothing.
 * @param code that the relay closed the connection with
 * @param hasKey whether this device showed it a key
 */
export function keyHint(code: number | null, hasKey: boolean): string | null {
  if (code === CLOSE.noGame) {
    return hasKey
      ? 'It did not take the owner key that is saved on this device. Perhaps the key was changed at the relay.'
      : 'No owner key for it is saved on this device.';
  }
  if (code === CLOSE.tooFast && hasKey) {
    return 'Perhaps too many wrong owner keys came from your network: for ten minutes the relay looks at none then.';
  }
  return null;
}
