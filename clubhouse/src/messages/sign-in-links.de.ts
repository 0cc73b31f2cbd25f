import type { signInLinks as english } from './sign-in-links.en.ts';

export const signInLinks: typeof english = {
  title: 'Anmeldelinks zum Verteilen',
  about: 'Ein einmal gültiger Link für jedes Mitglied, das sich noch nie angemeldet hat.',
  nobody: 'Alle, die sich anmelden können, haben sich schon angemeldet.',
  how: (count, days) =>
    count === 1
      ? `Ein Klick erzeugt einen Link, der ${days} Tage gilt.`
      : `Ein Klick erzeugt ${count} Links, die ${days} Tage gelten.`,
  rest: 'Diese Liste ist leer.',
  secret:
    'Mit einem Link kann sich jeder als dieses Mitglied anmelden. Gib jeden Link nur dem jeweiligen Mitglied.',
  again: 'Frühere Links bleiben gültig.',
  sheet: 'Bogen zum Zerschneiden drucken',
  file: 'Serienbrief-Datei herunterladen',
  made: (count) => (count === 1 ? 'Ein Link' : `${count} Links`),
  missing: (names) => `Kein Link für ${names} (inzwischen ausgetreten).`,
  next: 'Die nächsten Mitglieder',
  card: 'Mit dem Handy scannen und auf den Knopf tippen. Gilt einmal.',
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
    `${address} öffnet sich nur auf diesem Computer. Gedruckte Links funktionieren erst, wenn die Website eine eigene Adresse hat.`,
  onlyHereOnPaper: 'Diese Adresse öffnet sich nur auf einem einzigen Computer.',
  offer: 'Links zum Verteilen',
};
