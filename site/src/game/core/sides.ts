import type { Side } from 'relay-client/rules';

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
