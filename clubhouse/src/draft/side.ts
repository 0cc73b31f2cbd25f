import { isId } from '../api/ids.ts';

/** A division's id, in the draft without a division, or not in the draft. */
export type SidePosition = string;

export const NOWHERE: SidePosition = 'none';
export const OUT: SidePosition = 'out';

const DOT = '.';

/** The members of a side in order, in the format that forms send. */
export function joinSide(members: readonly { readonly id: string }[]): string {
  return members.map(({ id }) => id).join(DOT);
}

export function splitSide(side: string): string[] {
  return side.split(DOT);
}

/** Equal for both orders of a pair. */
export function makeSideKey(side: string): string {
  return splitSide(side).toSorted().join(DOT);
}

/** Whether a form value can be a side: one id or two different ones. */
export function isSide(text: string): boolean {
  const ids = splitSide(text);
  return ids.length <= 2 && new Set(ids).size === ids.length && ids.every(isId);
}

export function isDraftPlace(text: string): boolean {
  return text === NOWHERE || text === OUT || isId(text);
}
