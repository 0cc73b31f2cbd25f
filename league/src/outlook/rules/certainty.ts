export const CERTAINTIES = ['sure', 'possible', 'impossible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What may become of an entry when the table is final. */
export const FATES = ['up', 'stay', 'down'] as const;
export type Fate = (typeof FATES)[number];
