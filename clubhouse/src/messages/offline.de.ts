import type { offline as english } from './offline.en.ts';

export const offline: typeof english = {
  title: 'Offline',
  heading: 'Offline auf dem Platz?',
  about: 'Diese Seite ist offline nicht verfügbar. Das geht auch offline:',
  works: [
    'deine Startseite und die zuletzt angesehenen Tabellen',
    'deine offenen Spiele mit Kontaktdaten',
    'ein Ergebnis eintragen, das hier gespeichert und später gesendet wird',
  ],
  home: 'Zu meinen Spielen',
  again: 'Noch einmal versuchen',
};
