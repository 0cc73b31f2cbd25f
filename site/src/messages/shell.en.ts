/** What surrounds every page. */
export const shell = {
  skip: 'Skip to the content',
  site: 'Site',
  settings: 'Settings',
  trust: 'Trust',
  backup: 'Backup',
  match: 'Match',
  study: 'Analysis',
  puzzles: 'Puzzles',
  notSaved: 'Your browser has stopped saving. Leave this page open: it saves once it can.',
  gameNotSaved:
    'This device could not save the game. Leave this page open and make room: it saves once it can.',
  refused: 'This device could not save that. Make room on it, then try again.',
  dismiss: 'Dismiss',
  newVersion: 'A new version is there.',
  reload: 'Reload',
  notLoaded:
    'This page could not be loaded. Your games are safe: connect to the network and try again.',
  stillAway:
    'The site cannot be reached yet. Your games are safe: connect to the network and try again.',
  loadAnew: 'Try again',
  opening: 'Opening the game',
};
