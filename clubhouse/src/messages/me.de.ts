import type { me as english } from './me.en.ts';

export const me: typeof english = {
  title: 'Ich',
  details: 'Was der Verein von dir hat',
  nameSeen: 'Dein Name, wie ihn alle im Verein bei Spielen, Ergebnissen und Tabellen sehen.',
  reach: 'E-Mail-Adresse und Telefonnummer',
  reachSeen:
    'Deine Partner und Gegner sehen sie, mit deinem vollen Namen, solange ein Wettbewerb von dir läuft. Danach nicht mehr. An diese Adresse gehen auch die Links zum Anmelden.',
  rest: 'Geburtsdatum, Geschlecht, Altersgruppe, Notizen',
  restSeen:
    'Soweit der Verein sie hat. Kein anderer Spieler sieht sie; du findest sie in der Datei hier unten.',
  toChange: 'Stimmt etwas anderes nicht? Frag den Trainer, er kann es ändern.',
  language: 'Sprache',
  languageAbout: 'Für diese Seiten und die Mails an dich.',
  devices: 'Angemeldet',
  devicesAbout: 'Dieses Gerät bleibt angemeldet, bis du dich abmeldest.',
  signOut: 'Hier abmelden',
  everywhereAbout:
    'Handy verloren? Der Verein führt keine Liste deiner Geräte, aber du kannst dich auf allen auf einmal abmelden, auch auf diesem. Dann enden auch offene Anmeldelinks, Benachrichtigungen, deine Kalenderadresse und der verknüpfte Chat.',
  signOutEverywhere: 'Auf allen Geräten abmelden',
};
