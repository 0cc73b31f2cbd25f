import type { wall as english } from './wall.en.ts';

export const wall: typeof english = {
  title: 'Aushang',
  about: 'Alle Tabellen der Saison, zum Drucken und Aufhängen.',
  print: 'Drucken',
  printHint: 'Druck diese Seite über das Menü deines Browsers. Nur die Blätter werden gedruckt.',
  paper: 'Papier',
  papers: { a4: 'DIN A4', a3: 'DIN A3' },
  sheets: (count) => (count === 1 ? 'Ein Blatt' : `${count} Blätter`),
  poster: 'Plakat zum Anmelden',
  onlyOnPaper: 'Auf kleinen Bildschirmen fehlen die Raster, gedruckt werden sie trotzdem.',
  none: 'Nichts zu drucken',
  noneAbout: 'Sobald eine Saison begonnen hat, erscheinen hier ihre Boxen.',
  until: (day) => `Spielt bis *${day}* gegen alle in eurer Box.`,
  noDay: 'Spielt gegen alle in eurer Box.',
  final: 'Endstand.',
  needed: (count) =>
    count === 1
      ? 'Ab einem Spiel bekommst du einen Rang.'
      : `Ab ${numeral(count).toLowerCase()} Spielen bekommst du einen Rang.`,
  scan: 'Ergebnis eintragen und Tabelle ansehen',
  code: (address) => `QR-Code für ${address}`,
  moves: (up, down) => {
    const upwards = up === 0 ? null : steps(up, 'steigt auf', 'steigen auf');
    const downwards = down === 0 ? null : steps(down, 'steigt ab', 'steigen ab');
    return [upwards, downwards].filter((part) => part !== null).join(', ');
  },
  arrows: '(↑ ↓ sicher)',
  sure: { up: 'steigt sicher auf', down: 'steigt sicher ab' },
  points: (win, loss, absent) => `Sieg ${win}, Niederlage ${loss}, nicht angetreten ${absent}.`,
  pen: 'Hier ist Platz für eure Ergebnisse. Ein Ergebnis zählt erst, wenn es beide Seiten online eingetragen haben.',
  printed: (day) => `Gedruckt am ${day}`,
  sheet: (number, of) => `Blatt ${number} von ${of}`,
  posterTitle: 'Hier anmelden',
  posterSteps: [
    'Scann den Code mit deinem Handy.',
    'Gib die E-Mail-Adresse ein, die der Verein von dir hat.',
    'Tippe auf den Knopf in der E-Mail. Das war’s: Auf diesem Handy bleibst du angemeldet.',
  ],
  posterNoMail: 'Keine E-Mail? Der Trainer kann dir einen eigenen Code zeigen.',
};

function steps(count: number, one: string, many: string): string {
  return count === 1 ? `einer ${one}` : `${numeral(count).toLowerCase()} ${many}`;
}

function numeral(count: number): string {
  const words = ['Null', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];
  return words[count] ?? String(count);
}
