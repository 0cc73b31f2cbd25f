export const shell = {
  skip: 'Skip to content',
  site: 'Site',
  settings: 'Settings',
  trust: 'Trust',
  backup: 'Backup',
  match: 'Match',
  study: 'Analysis',
  puzzles: 'Puzzles',
  notSaved:
    'Your browser has stopped saving. Leave this page open: it will save as soon as it can.',
  gameNotSaved:
    'This device could not save the game. Leave this page open and free up some space: it will save as soon as it can.',
  refused: 'This device could not save that. Free up some space, then try again.',
  dismiss: 'Dismiss',
  newVersion: 'A new version is available.',
  reload: 'Reload',
  notLoaded:
    'This page could not be loaded. Your games are safe. Check your connection and try again.',
  stillAway:
    'The site still cannot be reached. Your games are safe. Check your connection and try again.',
  retry: 'Try again',
  opening: 'Opening the game',
};
