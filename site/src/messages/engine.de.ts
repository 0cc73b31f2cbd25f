import type { engine as english } from './engine.en.ts';

export const engine: typeof english = {
  title: 'Engine',
  about:
    'Diese Seite bringt keine Engine mit, aber du kannst eine eigene verwenden: eine UCI-Engine als Skript (.js), falls nötig mit ihrer WebAssembly-Datei (.wasm). Sie läuft abgeschottet auf diesem Gerät und kommt weder ins Netz noch an deine Partien oder Schlüssel.',
  limit:
    'Ein Skript und höchstens eine .wasm-Datei, zusammen höchstens 160 MB. Die Engine muss mit einem einzigen Thread auskommen.',
  pick: 'Die Dateien deiner Engine',
  starting: 'Die Engine startet …',
  kept: 'Auf diesem Gerät gespeichert.',
  notKept: 'Dieser Browser speichert sie nicht: Sie ist weg, sobald du diese Seite verlässt.',
  switch: (name) => `Engine: ${name}`,
  what: 'die Engine',
  refused: {
    'no script': 'Das ist keine Engine: Es fehlt ein Skript (.js).',
    several: 'Wähle ein Skript (.js) und dazu höchstens eine .wasm-Datei.',
    'other files': 'Wähle nur ein Skript (.js) und eine .wasm-Datei.',
    'too large': 'Die Dateien sind zusammen größer als 160 MB.',
    empty: 'Eine der Dateien ist leer.',
    unread: 'Die Dateien ließen sich nicht lesen.',
  },
  faults: {
    'no frame': 'Der Engine-Teil dieser Seite wurde nicht geladen. Bist du offline?',
    'no worker':
      'Dein Browser kann Engines nicht abgeschottet ausführen, deshalb läuft hier keine.',
    crash: 'Die Engine ist abgestürzt und wurde beendet.',
    flood: 'Die Engine hat zu viel ausgegeben und wurde beendet.',
    'long line': 'Die Engine hat eine endlose Zeile geschickt und wurde beendet.',
    'no uci': 'Das ist keine UCI-Engine: Sie hat nicht auf „uci“ geantwortet und wurde beendet.',
    'no wasm': 'Diese Engine braucht ihre .wasm-Datei. Wähl beide Dateien zusammen aus.',
    silent: 'Die Engine hat nicht rechtzeitig geantwortet und wurde beendet.',
  },
  saying: (words) => `Der Browser meldet: ${words}`,
  no960: 'In dieser Partie gilt die Rochade des Schach960. Das kann diese Engine nicht.',
  running:
    'Diese Stellung steht in einer laufenden Partie auf dem Brett. Die Engine analysiert sie nicht.',
  evaluation: 'Bewertung',
  noEvaluation: 'nicht bewertet',
  depth: (depth) => `Tiefe ${depth}`,
  thinking: 'rechnet …',
  best: 'Beste Zugfolge',
  pawns: (pawns) => pawns.replace('.', ','),
  mate: (side, moves) =>
    moves === 0 ? 'Schachmatt' : `${side === 0 ? 'Weiß' : 'Schwarz'}: Matt in ${moves}`,
  look: 'Nach Fehlern suchen',
  each: 'Zeit pro Stellung',
  seconds: (seconds) =>
    seconds === 1 ? '1 Sekunde' : `${seconds.toLocaleString('de-DE')} Sekunden`,
  stop: 'Abbrechen',
  progress: (done, all) => `Stellung ${done} von ${all}`,
  searching: 'Sucht nach Aufgaben …',
  stopped: 'Abgebrochen. Es wurde nichts eingetragen.',
  full: 'Die Analyse ist voll, deshalb wurde nichts eingetragen.',
  found: (inaccuracies, mistakes, blunders) =>
    inaccuracies + mistakes + blunders === 0
      ? 'Keine Fehler gefunden.'
      : `Gefunden: ${count(inaccuracies, 'Ungenauigkeit', 'Ungenauigkeiten')} (?!), ${count(mistakes, 'Fehler', 'Fehler')} (?), ${count(blunders, 'grober Fehler', 'grobe Fehler')} (??).`,
  unjudged: 'Kein Zug ließ sich beurteilen, weil zu wenige Stellungen bewertet wurden.',
  unseen: (number) =>
    number === 1
      ? '1 Stellung wurde nicht bewertet.'
      : `${number} Stellungen wurden nicht bewertet.`,
  noLines: 'Die besseren Zugfolgen fehlen, weil die Analyse voll ist.',
  puzzles: (number) => `${count(number, 'neue Aufgabe', 'neue Aufgaben')} aus dieser Partie.`,
  toPuzzles: 'Aufgaben aus deinen Partien',
};

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
