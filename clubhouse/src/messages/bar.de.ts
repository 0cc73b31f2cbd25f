import type { bar as english } from './bar.en.ts';

export const bar: typeof english = {
  title: 'Bildschirm im Vereinsheim',
  scan: 'Gerade gespielt?',
  scanAbout: 'Scannen und eintragen',
  results: 'Letzte Ergebnisse',
  noResults: 'Noch keine Ergebnisse.',
  toPlay: 'Noch zu spielen',
  matches: (count) => (count === 1 ? 'Ein Spiel' : `${count} Spiele`),
  until: (day) => `bis ${day}`,
  offline: 'Offline seit {time} Uhr. Ältere Ergebnisse.',
  none: 'Gerade läuft keine Saison',
  noneAbout: 'Sobald eine Saison begonnen hat, stehen hier ihre Tabellen.',
  signInAbout:
    'Ein Trainer meldet diesen Bildschirm einmal an. Danach zeigt er abwechselnd Tabellen und Ergebnisse.',
  signIn: 'Bildschirm starten',
  key: 'Schlüssel des Bildschirms',
  out: 'Dieser Bildschirm ist abgemeldet, weil sein Schlüssel widerrufen wurde oder abgelaufen ist. Melde ihn mit einem neuen Schlüssel an.',
  how: 'Schlüssel für den Bildschirm erstellen',
  howAbout:
    'Öffne als Administrator auf deinem eigenen Gerät „Schlüssel“ und erstell einen für „Bildschirm im Vereinsheim“. Er darf nur lesen, und der Bildschirm bleibt angemeldet, bis du ihn widerrufst.',
  faults: {
    scopes:
      'Dieser Schlüssel darf mehr als lesen und gehört deshalb nicht auf einen öffentlichen Bildschirm. Er wurde nicht gespeichert. Erstell einen Schlüssel für „Bildschirm im Vereinsheim“.',
  },
};
