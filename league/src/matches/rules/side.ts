import type { Id } from '../../shared/ids.ts';
import type { Side } from '../../shared/score.ts';

interface WithSides {
  readonly sides: readonly {
    readonly side: Side;
    readonly members: readonly { readonly id: Id<'member'> }[];
  }[];
}

export function findSide({ sides }: WithSides, memberId: Id<'member'>): Side | null {
  return sides.find(({ members }) => members.some(({ id }) => id === memberId))?.side ?? null;
}
