import type { me as english } from './me.en.ts';

export const me: typeof english = {
  title: 'Ich',
  details: 'Was der Verein über dich weiß',
  nameSeen: 'Alle im Verein sehen deinen Namen bei Spielen und Ergebnissen und in Tabellen.',
  reach: 'E-Mail-Adresse und Telefonnummer',
  reachSeen:
    'Deine Partner und Gegner sehen sie mit deinem vollen Namen nur, solange einer deiner Wettbewerbe läuft. Anmeldelinks gehen an diese Adresse.',
  rest: 'Geburtsdatum, Geschlecht, Altersgruppe, Notizen',
  restSeen:
    'Soweit der Verein sie hat. Andere Spieler sehen sie nicht. Du findest sie in der Datei unten.',
  toChange: 'Stimmt etwas anderes nicht? Der Trainer kann es ändern.',
  language: 'Sprache',
  languageAbout: 'Für diese Seiten und deine E-Mails.',
  devices: 'Anmeldungen',
  devicesAbout: 'Du bleibst hier angemeldet, bis du dich abmeldest.',
  signOut: 'Hier abmelden',
  everywhereAbout:
    'Handy verloren? Du kannst alle deine Anmeldungen auf einmal beenden, auch diese hier. Dann enden auch offene Anmeldelinks, Benachrichtigungen, deine Kalenderadresse und der verknüpfte Chat.',
  signOutEverywhere: 'Überall abmelden',
};
