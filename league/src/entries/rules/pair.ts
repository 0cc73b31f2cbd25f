import type { Id } from '../../shared/ids.ts';

interface Player {
  readonly display_name: string;
  readonly gender: string | null;
}

/** What the table and every list call an entry: its name, else its members (ENT-2). */
export function entryLabel(
  name: string | null,
  members: readonly { readonly display_name: string }[],
): string {
  return name ?? members.map((member) => member.display_name).join(' / ');
}

/** An unusual mixed pair is warned of, never refused (ENT-4). */
export function pairWarnings(discipline: string, players: readonly Player[]): string[] {
  const [one, other] = players;
  if (discipline !== 'mixed_doubles' || !one || !other) return [];
  if (one.gender !== other.gender || (one.gender !== 'female' && one.gender !== 'male')) return [];
  return [`Both players of this mixed pair are recorded as ${one.gender}.`];
}

/** The same for either order of a pair. */
export function membersKey(memberIds: readonly Id<'member'>[]): string {
  return memberIds.toSorted().join(' ');
}

/** How many members an entry of the discipline has. */
export function entrySize(discipline: string): 1 | 2 {
  return discipline === 'singles' ? 1 : 2;
}
