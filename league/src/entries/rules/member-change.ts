import type { Id } from '../../shared/ids.ts';

export interface MemberChange {
  /** The new members, in order. */
  readonly memberIds: readonly Id<'member'>[];
  readonly joined: readonly Id<'member'>[];
  readonly left: readonly Id<'member'>[];
}

/** Compares an entry's members with new ones; null if nothing changes, including the order. */
export function findMemberChange(
  { members }: { readonly members: readonly { readonly id: Id<'member'> }[] },
  memberIds: readonly Id<'member'>[],
): MemberChange | null {
  const before = members.map(({ id }) => id);
  if (memberIds.join(' ') === before.join(' ')) return null;
  return {
    memberIds,
    joined: memberIds.filter((id) => !before.includes(id)),
    left: before.filter((id) => !memberIds.includes(id)),
  };
}
