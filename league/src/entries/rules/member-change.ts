import type { Id } from '../../shared/ids.ts';

/** Who comes into an entry and who goes out of it. */
export interface MemberChange {
  /** Who is in it then, in their order. */
  readonly memberIds: readonly Id<'member'>[];
  readonly joined: readonly Id<'member'>[];
  readonly left: readonly Id<'member'>[];
}

/** How the members of an entry change; null where these are in it already, in this order. */
export function memberChange(
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
