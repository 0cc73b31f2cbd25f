/** From the first to the last: one step at a time, forward or back (SEA-2). */
export const SEASON_STATES = ['planning', 'active', 'complete', 'archived'] as const;

/** From the first to the last: one step at a time, forward or back (COM-3). */
export const COMPETITION_STATES = ['draft', 'active', 'complete', 'archived'] as const;
