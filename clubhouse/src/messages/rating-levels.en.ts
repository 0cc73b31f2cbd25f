/** `/coach/members/levels/ratings`: levels of the ratings that were imported. */
export const ratingLevels = {
  title: 'Levels from ratings',
  about: 'You see who gets which level before anything is saved.',
  way: 'Levels from ratings',
  none: 'No member who plays has a rating. An import brings them, or the page of a member.',
  system: 'Which ratings',
  unnamed: 'without a name',
  only: (system: string) => `Ratings: ${system}`,
  best: 'The strongest have',
  choose: 'Please choose',
  low: 'the lowest number (LK, WTN)',
  high: 'the highest number (UTR, NTRP)',
  by: 'Cut',
  size: 'into levels of one size',
  borders: 'at ratings that I name',
  levels: 'How many levels',
  levelsHint: 'For levels of one size.',
  bordersField: 'Where a level ends',
  bordersHint:
    'For ratings that you name, such as 8; 12.5; 16. Anyone with exactly that number is in the stronger level.',
  first: 'Level of the strongest',
  replaces: 'Replace the level of those who have one, too',
  look: 'Look at the levels',
  would: (count: number) =>
    count === 0
      ? 'Nobody gets another level'
      : count === 1
        ? 'One member gets a level'
        : `${count} members get a level`,
  level: (level: number, count: number) =>
    `Level ${level}: ${count === 1 ? 'one member' : `${count} members`}`,
  from: (level: number) => `was level ${level}`,
  give: (count: number) => (count === 1 ? 'Give this level' : `Give these ${count} levels`),
  keeps: (count: number) =>
    count === 1 ? 'One keeps the level they have' : `${count} keep the level they have`,
  same: (count: number) =>
    count === 1 ? 'One has just that level already' : `${count} have just that level already`,
  without: (count: number) =>
    count === 1
      ? 'One has no such rating, and stays as they are'
      : `${count} have no such rating, and stay as they are`,
  changed: 'Something changed since you looked. Nothing was saved: this is how it would be now.',
  faults: {
    best: 'Say which end is the strongest: the name of these ratings does not tell.',
    levels: 'Between two levels and as many as there are down to 10. Nothing was saved.',
    borders:
      'One to nine different numbers, with a semicolon or a space between them, and levels down to 10.',
  },
};
