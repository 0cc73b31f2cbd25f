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
    `Noch ${COUNTS[count] ?? `${count} Schritte`}. Bis zum Einladen oder zum Start bekommt niemand Post.`,
  done: (count, of) => `${count} von ${of} erledigt`,
  isDone: 'erledigt',
  now: 'Das kommt jetzt',
  change: 'Ändern',
  members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  waits: {
    boxes: 'nach Mitglieder und Saison',
    invite: 'nach Mitglieder und Datenschutz',
    start: 'nach den Boxen',
  },
  steps: {
    colour: {
      name: 'Farbe und Wappen',
      about: 'Damit alle gleich sehen, wessen Seite das ist.',
      go: 'Wählen',
    },
    members: {
      name: 'Mitglieder',
      about: 'Aus der Liste, die ihr schon führt. Es geht keine Mail raus.',
      go: 'Liste einlesen',
    },
    privacy: {
      name: 'Datenschutz',
      about: 'Was der Verein mit Namen und Nummern macht.',
      go: 'Schreiben',
    },
    season: {
      name: 'Saison',
      about: 'Ein Name, ein erster und ein letzter Tag.',
      go: 'Saison anlegen',
    },
    boxes: {
      name: 'Boxen',
      about: 'Wir schlagen vor, wer gegen wen spielt; du schiebst.',
      go: 'Boxen füllen',
    },
    letters: {
      name: 'Mails',
      about: 'Lies, was die Spieler bekommen, bevor sie es tun.',
      go: 'Lesen',
    },
    invite: {
      name: 'Einladen',
      about: 'Jeder bekommt seinen eigenen Link. Du siehst zuerst die Liste.',
      go: 'Einladen',
    },
    start: {
      name: 'Start',
      about: 'Die Spiele werden angelegt, und alle sehen, gegen wen sie spielen.',
      go: 'Saison starten',
    },
  },
};
