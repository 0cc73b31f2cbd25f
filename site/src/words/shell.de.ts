import type { shell as english } from './shell.en.ts';

export const shell: typeof english = {
  skip: 'Zum Inhalt springen',
  site: 'Seiten',
  settings: 'Einstellungen',
  trust: 'Vertrauen',
  backup: 'Sicherung',
  match: 'Wettkampf',
  study: 'Analyse',
  newVersion: 'Es gibt eine neue Version.',
  reload: 'Neu laden',
  notLoaded: 'Diese Seite war nicht zu laden. Verbinde dich mit dem Netz und lade die Seite neu.',
  loadAnew: 'Neu laden',
  opening: 'Partie wird geöffnet',
};
