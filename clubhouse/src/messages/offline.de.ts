import type { offline as english } from './offline.en.ts';

export const offline: typeof english = {
  title: 'Kein Empfang',
  heading: 'Kein Empfang auf dem Platz?',
  about: 'Diese Seite liegt nicht auf deinem Handy. Das hier geht auch ohne Empfang:',
  works: [
    'deine Startseite und die Tabellen, die du zuletzt angesehen hast, wie sie da waren',
    'deine offenen Spiele, mit allen Wegen zur anderen Seite',
    'ein Ergebnis eintragen: Es wartet hier und geht von selbst raus',
  ],
  home: 'Zu meinen Spielen',
  again: 'Noch einmal versuchen',
};
