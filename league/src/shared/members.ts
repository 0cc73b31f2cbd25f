export const MEMBER_STATUSES = ['active', 'paused', 'left'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** What a member wishes to play next season; `not_now` is a social member. */
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
