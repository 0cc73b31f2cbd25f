import { withStop } from './full-stop.ts';
import type { join as english } from './join.en.ts';

export const join: typeof english = {
  title: 'Mitspielen',
  about: 'Erzähl uns von dir. Der Trainer findet eine Box für dich.',
  link: 'Noch nicht dabei? Aufnahme beantragen',
  fields: {
    first_name: 'Vorname',
    surname: 'Nachname',
    email: 'E-Mail',
    phone: 'Handy',
    gender: 'Geschlecht',
    agreed: 'Datenschutz',
  },
  phoneHint: 'Damit deine Gegner dich erreichen.',
  level: 'Wie gut spielst du?',
  levels: {
    starting: 'Ich fange gerade an',
    rallying: 'Ich kann längere Ballwechsel und ganze Spiele spielen',
    team: 'Ich spiele in einer Mannschaft',
  },
  play: 'Was möchtest du spielen?',
  genderHint: 'Nur, um Mixed-Paare zu bilden.',
  genders: {
    female: 'Weiblich',
    male: 'Männlich',
    other: 'Divers',
    undisclosed: 'Keine Angabe',
  },
  trap: 'Bitte leer lassen',
  shortTitle: 'Deine Daten, kurz gesagt',
  short: [
    'Deinen Namen und deine Ergebnisse sehen nur Mitglieder.',
    'Deine Nummer und E-Mail-Adresse bekommen nur die Leute, mit denen du diese Saison spielst.',
    'Ohne Entscheidung wird dein Antrag nach 30 Tagen gelöscht.',
  ],
  noticeOf: (day) => `vom ${day}`,
  agree: (notice) => `Gelesen und einverstanden: ${notice}`,
  apply: 'Aufnahme beantragen',
  begins: (day) => `Du steigst mit der nächsten Saison ein, am ${withStop(day)}`,
  look: 'Bitte prüf noch einmal:',
  faults: {
    missing: 'Bitte füll das aus.',
    tooLong: 'Das ist zu lang.',
    notPlain:
      'Nimm nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe, nach einem Punkt ein Leerzeichen.',
    notEmail: 'Das ist keine gültige E-Mail-Adresse. Sie braucht ein @, wie in anna@example.org.',
    noPhone: 'Das ist keine gültige Telefonnummer. Sie braucht Ziffern, wie in 0151 23456789.',
    refused: 'So können wir das nicht annehmen. Bitte ändere es.',
    notAgreed: 'Ohne dein Einverständnis darf der Verein deine Angaben nicht speichern.',
    noticeChanged: 'Der Text hat sich inzwischen geändert. Bitte lies ihn noch einmal.',
  },
  tooMany: (minutes) =>
    `Von hier kamen zu viele Anträge. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}. Deine Angaben bleiben im Formular.`,
  closedTitle: 'Keine Anträge möglich',
  closed:
    'Der Verein nimmt auf dieser Website gerade keine Anträge an. Frag den Trainer oder im Vereinsbüro.',
  arrivedTitle: 'Antrag eingegangen.',
  arrived: 'Dein Antrag ist beim Verein eingegangen. Eine Bestätigung geht per E-Mail an:',
  next: [
    'Der Trainer prüft ihn. Du hörst per E-Mail von uns.',
    'Du steigst mit der nächsten Saison ein. Dann bekommst du eine E-Mail mit deinen Gegnern.',
    'Ohne Entscheidung wird dein Antrag nach 30 Tagen gelöscht.',
  ],
};
