import type { Side } from '@sealed-move/client/rules';

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
