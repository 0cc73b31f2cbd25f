/** From first to last; changes go one step forward or back (SEA-2). */
export const SEASON_STATES = ['planning', 'active', 'complete', 'archived'] as const;

/** From first to last; changes go one step forward or back (COM-3). */
export const COMPETITION_STATES = ['draft', 'active', 'complete', 'archived'] as const;
