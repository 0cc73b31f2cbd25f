/** The API's names for the three ways to enter a competition. */
export type Discipline = 'singles' | 'doubles' | 'mixed_doubles';
