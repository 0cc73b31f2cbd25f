/** Why a plan leaves someone out: the categories of `left_out`, whose codes say more. */
export const OUT_REASONS = [
  'opted_out',
  'not_playing',
  'needs_partner',
  'left_club',
  'on_a_break',
  'too_few_matches',
  'withdrawn',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];
