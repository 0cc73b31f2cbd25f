/** `/coach/members/levels/ratings`: levels from imported ratings. */
export const ratingLevels = {
  title: 'Levels from ratings',
  about: 'You can preview the levels before anything is saved.',
  way: 'Levels from ratings',
  none: 'No active member has a rating. Import ratings, or enter them on a member’s page.',
  system: 'Rating system',
  unnamed: 'unnamed',
  only: (system: string) => `Ratings: ${system}`,
  best: 'The strongest players have',
  choose: 'Please choose',
  low: 'the lowest number (LK, WTN)',
  high: 'the highest number (UTR, NTRP)',
  by: 'Split ratings',
  size: 'into levels of equal size',
  borders: 'at ratings I enter',
  levels: 'Number of levels',
  levelsHint: 'For levels of equal size.',
  bordersField: 'Boundaries',
  bordersHint:
    'For your own boundaries, such as 8; 12.5; 16. A player exactly on a boundary gets the stronger level.',
  first: 'Strongest level',
  replaces: 'Also replace existing levels',
  look: 'Preview the levels',
  would: (count: number) =>
    count === 0
      ? 'No levels change'
      : count === 1
        ? 'One member gets a level'
        : `${count} members get a level`,
  level: (level: number, count: number) =>
    `Level ${level}: ${count === 1 ? 'one member' : `${count} members`}`,
  from: (level: number) => `was level ${level}`,
  give: (count: number) => (count === 1 ? 'Save this level' : `Save these ${count} levels`),
  keeps: (count: number) =>
    count === 1 ? 'One member keeps their level' : `${count} members keep their level`,
  same: (count: number) =>
    count === 1 ? 'One member already has this level' : `${count} members already have this level`,
  without: (count: number) =>
    count === 1
      ? 'One member has no such rating and stays unchanged'
      : `${count} members have no such rating and stay unchanged`,
  changed: 'Something changed in the meantime. Nothing was saved. This is the new preview.',
  faults: {
    best: 'Choose whether the lowest or highest number is strongest.',
    levels: 'Enter at least two levels. They must not go beyond level 10. Nothing was saved.',
    borders:
      'Enter one to nine different numbers, separated by semicolons or spaces, for levels down to 10.',
  },
};
