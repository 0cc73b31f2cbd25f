export const DISCIPLINES = ['singles', 'doubles', 'mixed_doubles'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
