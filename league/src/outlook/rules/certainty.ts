export const CERTAINTIES = ['sure', 'possible', 'impossible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** The possible outcomes for an entry in the final table. */
export const FATES = ['up', 'stay', 'down'] as const;
export type Fate = (typeof FATES)[number];
