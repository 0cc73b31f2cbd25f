import type { Discipline } from './discipline.ts';

export const MEMBER_STATUSES = ['active', 'paused', 'left'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** A member's wish for next season; `not_now` is a social member. */
export const WISHES = [
  'singles',
  'doubles',
  'mixed_doubles',
  'both',
  'singles_mixed',
  'doubles_mixed',
  'all',
  'not_now',
] as const;
export type Wish = (typeof WISHES)[number];

/** The wishes that name a discipline. */
export const WISHES_FOR: Readonly<Record<Discipline, readonly Wish[]>> = {
  singles: ['singles', 'both', 'singles_mixed', 'all'],
  doubles: ['doubles', 'both', 'doubles_mixed', 'all'],
  mixed_doubles: ['mixed_doubles', 'singles_mixed', 'doubles_mixed', 'all'],
};
