import type { puzzles as english } from './puzzles.en.ts';

export const puzzles: typeof english = {
  title: 'Aufgaben',
  lead: 'Stellungen aus deinen eigenen Partien, nach einem Fehler der einen oder der anderen Seite.',
  empty:
    'Du hast noch keine Aufgaben. Öffne eine beendete Partie, wähl „Analyse“, füg eine eigene Engine hinzu und lass sie nach Fehlern suchen. Jede Stellung mit einem klar besten Zug wird hier zur Aufgabe.',
  unread:
    'Deine Aufgaben ließen sich nicht lesen: Der Speicher dieses Browsers ist gesperrt oder antwortet nicht.',
  find: (side) => `${side === 0 ? 'Weiß' : 'Schwarz'} am Zug. Finde den besten Zug.`,
  more: 'Richtig! Und wie geht es weiter?',
  solved: 'Gelöst.',
  shown: 'Das war die Lösung.',
  wrong: (move) => `${move} ist nicht der beste Zug. Versuch es noch einmal.`,
  hint: 'Tipp',
  hintOf: (square) => `Zieh mit der Figur, die auf ${square} steht.`,
  show: 'Lösung zeigen',
  next: 'Nächste Aufgabe',
  last: 'Es gibt keine weiteren Aufgaben.',
  solution: 'Lösung',
  count: (solved, all) => `${solved} von ${all} gelöst`,
  wasSolved: 'Diese hast du schon einmal gelöst.',
  what: 'diese Aufgabe',
  lost: 'Die Aufgaben aus dieser Partie ließen sich nicht speichern.',
};
