import { withStop } from './full-stop.ts';
import type { firstSteps as english } from './first-steps.en.ts';

const COUNTS = [
  'kein Schritt',
  'ein Schritt',
  'zwei Schritte',
  'drei Schritte',
  'vier Schritte',
  'fünf Schritte',
  'sechs Schritte',
  'sieben Schritte',
];

export const firstSteps: typeof english = {
  title: 'Deine erste Saison',
  welcome: (name) => `Willkommen, ${withStop(name)}`,
  begin: 'Acht Schritte, etwa eine Stunde. Du kannst jederzeit aufhören.',
  left: (count) =>
    `Noch ${COUNTS[count] ?? `${count} Schritte`}. Bis du einlädst oder die Saison startest, bekommt niemand eine E-Mail.`,
  done: (count, of) => `${count} von ${of} erledigt`,
  isDone: 'erledigt',
  now: 'Nächster Schritt',
  change: 'Ändern',
  members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  waits: {
    boxes: 'nach „Mitglieder“ und „Saison“',
    invite: 'nach „Mitglieder“ und „Datenschutz“',
    start: 'nach „Boxen“',
  },
  steps: {
    colour: {
      name: 'Farbe und Logo',
      about: 'Daran erkennen die Spieler ihren Verein sofort.',
      go: 'Farbe wählen',
    },
    members: {
      name: 'Mitglieder',
      about: 'Aus der Liste, die ihr schon führt. Niemand bekommt eine E-Mail.',
      go: 'Liste einlesen',
    },
    privacy: {
      name: 'Datenschutz',
      about: 'Wie der Verein mit persönlichen Daten umgeht.',
      go: 'Hinweis schreiben',
    },
    season: {
      name: 'Saison',
      about: 'Ein Name, ein Start- und ein Enddatum.',
      go: 'Saison anlegen',
    },
    boxes: {
      name: 'Boxen',
      about: 'Wir schlagen einen Entwurf vor, und du kannst Spieler verschieben.',
      go: 'Boxen füllen',
    },
    letters: {
      name: 'E-Mails',
      about: 'Sieh dir vorab die E-Mails an die Spieler an.',
      go: 'E-Mails ansehen',
    },
    invite: {
      name: 'Einladen',
      about: 'Jedes Mitglied bekommt einen eigenen Link. Du siehst zuerst die Liste.',
      go: 'Mitglieder einladen',
    },
    start: {
      name: 'Start',
      about: 'Wir legen die Spiele an, und die Spieler sehen ihre Gegner.',
      go: 'Saison starten',
    },
  },
};
