import type { shell as english } from './shell.en.ts';

export const shell: typeof english = {
  skip: 'Zum Inhalt springen',
  site: 'Seiten',
  settings: 'Einstellungen',
  trust: 'Vertrauen',
  backup: 'Sicherung',
  match: 'Wettkampf',
  study: 'Analyse',
  puzzles: 'Aufgaben',
  notSaved:
    'Dein Browser speichert nicht mehr. Lass die Seite offen: Sie speichert, sobald es geht.',
  gameNotSaved:
    'Dieses Gerät konnte die Partie nicht speichern. Lass die Seite offen und gib Speicherplatz frei: Sie speichert, sobald es geht.',
  refused:
    'Dieses Gerät konnte das nicht speichern. Gib Speicherplatz frei und versuch es noch einmal.',
  dismiss: 'Ausblenden',
  newVersion: 'Es gibt eine neue Version.',
  reload: 'Neu laden',
  notLoaded:
    'Diese Seite ließ sich nicht laden. Deine Partien sind sicher. Prüf deine Verbindung und versuch es noch einmal.',
  stillAway:
    'Die Seite ist noch nicht erreichbar. Deine Partien sind sicher. Prüf deine Verbindung und versuch es noch einmal.',
  retry: 'Noch einmal versuchen',
  opening: 'Partie wird geöffnet',
};
