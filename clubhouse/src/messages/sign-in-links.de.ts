import type { signInLinks as english } from './sign-in-links.en.ts';

export const signInLinks: typeof english = {
  title: 'Anmeldelinks zum Verteilen',
  about: 'Für alle, die sich noch nie angemeldet haben: je ein Link, der einmal gilt.',
  nobody: 'Alle, die sich anmelden können, haben sich angemeldet.',
  how: (count, days) =>
    count === 1
      ? `Ein Druck auf den Knopf erzeugt einen Link, ${days} Tage gültig.`
      : `Ein Druck auf den Knopf erzeugt ${count} Links, ${days} Tage gültig.`,
  rest: 'In dieser Liste ist niemand mehr.',
  secret: 'Wer einen Link hat, ist als dieses Mitglied angemeldet. Gib jeden nur dieser Person.',
  again: 'Neue Links machen die früheren nicht ungültig.',
  sheet: 'Bogen mit Karten drucken',
  file: 'Datei für einen Serienbrief',
  made: (count) => (count === 1 ? 'Ein Link' : `${count} Links`),
  missing: (names) => `Kein Link für ${names}: inzwischen ausgetreten.`,
  next: 'Die nächsten Mitglieder',
  card: 'Mit dem Handy scannen und den Knopf drücken. Gilt einmal.',
  until: (day) => `Gültig bis ${day}`,
  code: (name) => `QR-Code mit dem Anmeldelink von ${name}`,
  filename: 'anmeldelinks',
  columns: {
    name: 'Name',
    fullName: 'Voller Name',
    email: 'E-Mail',
    phone: 'Telefon',
    link: 'Link',
    until: 'Gültig bis',
  },
  onlyHere: (address) =>
    `${address} öffnet sich nur auf diesem Computer. Niemand kann etwas mit dem Ausdruck anfangen, bevor die Seite eine eigene Adresse hat.`,
  onlyHereOnPaper: 'Diese Adresse öffnet sich nur auf einem Computer.',
  offer: 'Links zum Verteilen',
  offerAbout:
    'Ein Bogen zum Zerschneiden oder eine Datei für einen Serienbrief: Gemailt wird nichts.',
};
