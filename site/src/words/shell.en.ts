/** What surrounds every page. */
export const shell = {
  skip: 'Skip to the content',
  site: 'Site',
  settings: 'Settings',
  trust: 'Trust',
  backup: 'Backup',
  match: 'Match',
  study: 'Analysis',
  newVersion: 'A new version is there.',
  reload: 'Reload',
  notLoaded: 'This page could not be loaded. Connect to the network, and load the site anew.',
  loadAnew: 'Load it anew',
  opening: 'Opening the game',
};
