import type { LetterKind } from '../mail/letter.ts';

/** What a member turns on and off (PUSH-11): each is about letters of some kinds. */
export const PUSH_KINDS = ['report', 'time', 'reminder', 'final_table'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Letters that can be pushed: what is to be done, or said in a line. Any other is a letter alone. */
export const PUSHED_LETTERS = {
  other_side_reported: 'report',
  results_differ: 'report',
  time_proposed: 'time',
  week_left: 'reminder',
  reminder: 'reminder',
  final_table: 'final_table',
} as const satisfies Partial<Record<LetterKind, PushKind>>;
export type PushedLetterKind = keyof typeof PUSHED_LETTERS;

export function isPushedLetter(kind: LetterKind): kind is PushedLetterKind {
  return kind in PUSHED_LETTERS;
}
