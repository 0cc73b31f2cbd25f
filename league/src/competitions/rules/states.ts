export const COMPETITION_STATES = ['draft', 'active', 'complete', 'archived'] as const;
