import { withStop } from './full-stop.ts';
import type { join as english } from './join.en.ts';

export const join: typeof english = {
  title: 'Mitspielen',
  about: 'Sag uns, wer du bist. Der Trainer findet deine Box.',
  link: 'Noch nicht dabei? Aufnahme beantragen',
  fields: {
    first_name: 'Vorname',
    surname: 'Nachname',
    email: 'E-Mail',
    phone: 'Handy',
    gender: 'Geschlecht',
    agreed: 'Datenschutz',
  },
  hints: { phone: 'Damit deine Gegner dich erreichen.' },
  level: 'Wie gut spielst du?',
  levels: {
    starting: 'Ich fange gerade an',
    rallying: 'Ich kann Bälle halten und Spiele machen',
    team: 'Ich spiele in einer Mannschaft',
  },
  play: 'Was möchtest du spielen?',
  genderHint: 'Nur, um gemischte Paare zu bilden.',
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
    'Deine Nummer und E-Mail bekommen nur die, gegen die du diese Saison spielst.',
    'Ein Antrag, über den niemand entscheidet, wird nach 30 Tagen gelöscht.',
  ],
  noticeOf: (day) => `vom ${day}`,
  agree: (notice) => `Gelesen und einverstanden: ${notice}`,
  apply: 'Aufnahme beantragen',
  begins: (day) => `Du steigst mit der nächsten Saison ein, am ${withStop(day)}`,
  look: 'Schau bitte noch einmal auf:',
  faults: {
    missing: 'Das fehlt noch.',
    tooLong: 'Das ist zu lang.',
    notPlain:
      'Nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe, und nach einem Punkt ein Leerzeichen.',
    noEmail: 'Das ist keine E-Mail-Adresse. Es fehlt ein @, wie in anna@example.org.',
    noPhone: 'Das ist keine Telefonnummer. Sie braucht Ziffern, wie in 0151 23456789.',
    refused: 'So können wir das nicht annehmen.',
    notAgreed: 'Ohne dein Einverständnis darf der Verein nichts speichern.',
    noticeChanged: 'Der Text hat sich inzwischen geändert. Bitte lies ihn noch einmal.',
  },
  tooMany: (minutes) =>
    `Von hier kamen zu viele Anträge. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}; was du geschrieben hast, bleibt stehen.`,
  closedTitle: 'Hier gehen noch keine Anträge ein',
  closed:
    'Der Verein nimmt auf dieser Seite gerade keine Anträge an. Frag den Trainer oder im Büro.',
  arrivedTitle: 'Angekommen.',
  arrived: 'Dein Antrag ist beim Verein. Eine Nachricht darüber geht an:',
  next: [
    'Der Trainer schaut ihn sich an. Du hörst per E-Mail von uns.',
    'Du steigst mit der nächsten Saison ein: Dann kommt eine Nachricht mit deinen Gegnern.',
    'Entscheidet niemand, wird der Antrag nach 30 Tagen gelöscht.',
  ],
};
