export const RULE_NAMES = [
  'format',
  'points',
  'retirement',
  'walkover',
  'ranking',
  'levelAfterRule',
  'headToHead',
  'rounds',
  'minMatchesToPlay',
  'unrankedBelowMinimum',
  'movement',
  'withdrawal',
] as const;
