import { ENTRY_WARNING } from '../../shared/sentences/entry-warning.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import type { Id } from '../../shared/ids.ts';

export type EntryWarning = SentenceOf<typeof ENTRY_WARNING>;

interface PairedPlayer {
  readonly display_name: string;
  readonly gender: string | null;
}

/** The label of an entry in tables and lists: its name, otherwise its members (ENT-2). */
export function makeEntryLabel(
  name: string | null,
  members: readonly { readonly display_name: string }[],
): string {
  return name ?? members.map((member) => member.display_name).join(' / ');
}

/** Warns about an unusual mixed pair, but never refuses it (ENT-4). */
export function findPairWarnings(
  discipline: string,
  players: readonly PairedPlayer[],
): EntryWarning[] {
  const [one, other] = players;
  if (discipline !== 'mixed_doubles' || !one || !other) return [];
  if (one.gender !== other.gender || (one.gender !== 'female' && one.gender !== 'male')) return [];
  return [ENTRY_WARNING.say('same_gender', { gender: one.gender })];
}

/** A key that ignores the order of a pair. */
export function makeMembersKey(memberIds: readonly Id<'member'>[]): string {
  return memberIds.toSorted().join(' ');
}

export function getEntrySize(discipline: string): 1 | 2 {
  return discipline === 'singles' ? 1 : 2;
}
