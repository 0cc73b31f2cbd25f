import type { LetterKind } from '../mail/letter.ts';

/** Kinds of push that members can switch (PUSH-11); each covers some kinds of email. */
export const PUSH_KINDS = ['report', 'time', 'reminder', 'final_table'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Messages that can be pushed: a task, or news in one line. All others are only emailed. */
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
