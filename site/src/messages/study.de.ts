import type { study as english } from './study.en.ts';

export const study: typeof english = {
  title: 'Analyse',
  heading: (white, black) => `${white} – ${black}`,
  alone: 'Was du hier ausprobierst, bleibt auf diesem Gerät und wird nie gesendet.',
  notOver: 'Diese Partie läuft noch. Analysieren kannst du sie, sobald sie zu Ende ist.',
  start: 'Anfang',
  moves: 'Züge',
  variation: 'Variante',
  own: 'eigener',
  promote: 'Aufwerten',
  promoteTitle: 'Diese Variante vor die Zugfolge stellen, von der sie abweicht',
  remove: 'Löschen',
  removeTitle: 'Diesen Zug und alle danach löschen',
  flip: 'Drehen',
  mark: 'Markieren',
  markTitle: 'Durch Antippen Pfeile zeichnen und Felder markieren, statt zu ziehen',
  marks: 'Diesen Zug bewerten',
  markNames: {
    $1: 'Guter Zug',
    $2: 'Fehler',
    $3: 'Brillanter Zug',
    $4: 'Grober Fehler',
    $5: 'Interessanter Zug',
    $6: 'Zweifelhafter Zug',
  },
  comment: 'Kommentar zu diesem Zug',
  copy: 'Als PGN kopieren',
  bring: 'PGN hinzufügen',
  bringLabel: 'Züge mit Varianten, als PGN',
  bringSubmit: 'Hinzufügen',
  brought: (games, moves, others) =>
    `${games === 1 ? 'Eine Partie' : `${games} Partien`}, ${moves === 1 ? 'ein Zug' : `${moves} Züge`} hinzugefügt.${others === 0 ? '' : ` ${others === 1 ? 'Eine Partie beginnt' : `${others} Partien beginnen`} in einer anderen Stellung und ${others === 1 ? 'fehlt' : 'fehlen'} deshalb.`}`,
  wrong: {
    illegal: (text, line) =>
      `Zeile ${line}: ${text} ist dort kein legaler Zug oder nicht eindeutig. Es wurde nichts hinzugefügt.`,
    number: (text, line) =>
      `Zeile ${line}: Die Zugnummer ${text} passt nicht zu den Zügen davor. Es wurde nichts hinzugefügt.`,
    unclosed: (text, line) =>
      `Zeile ${line}: „${text}“ wird nirgends geschlossen. Es wurde nichts hinzugefügt.`,
    unread: (text, line) =>
      `Zeile ${line}: „${text}“ ist hier nicht lesbar. Es wurde nichts hinzugefügt.`,
  },
  nothing: {
    empty: 'Darin stehen keine Züge. Es wurde nichts hinzugefügt.',
    elsewhere: 'Diese PGN beginnt in einer anderen Stellung. Es wurde nichts hinzugefügt.',
    full: 'Das ist mehr, als in eine Analyse passt. Es wurde nichts hinzugefügt.',
  },
  troubles: {
    near: 'Diese Analyse ist fast voll.',
    full: 'Diese Analyse ist voll. Lösche eine Variante, bevor du eine neue hinzufügst.',
    refused:
      'Dein Browser konnte die letzte Änderung nicht speichern. Kopiere die Analyse als PGN, bevor du die Seite schließt.',
    removed:
      'Diese Partie wurde in einem anderen Tab entfernt, deshalb wird nichts mehr gespeichert.',
    overtaken:
      'Ein anderer Tab hat diese Analyse geändert. Du siehst jetzt die Änderungen aus beiden.',
  },
  toGame: 'Zur Partie',
  keys: 'Blättere mit den Pfeiltasten links und rechts, wähl Varianten mit hoch und runter. M auf einem Feld markiert es oder beginnt einen Pfeil.',
};
