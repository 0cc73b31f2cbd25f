import { withStop } from './full-stop.ts';
import type { start as english } from './draft-start.en.ts';

export const start: typeof english = {
  title: (competition) => `${competition} starten`,
  about: 'Was du zuerst gesehen haben solltest. Ein Haken sagt, dass du es hast.',
  open: 'Noch zu entscheiden',
  nothing: 'Nichts steht im Weg.',
  blocked: 'Das kommt zuerst',
  warnings: 'Das ist vielleicht so gewollt',
  seen: 'Gesehen, so soll es sein',
  follows: (matches) =>
    matches === 0
      ? 'Spieler sehen dann ihre Box, ihre Gegner und wie sie zu erreichen sind, und bekommen Post.'
      : `${matches} Spiele werden angelegt. Spieler sehen dann ihre Box, ihre Gegner und wie sie zu erreichen sind, und bekommen Post.`,
  withSeason: (season) => `${season} beginnt damit.`,
  go: 'Jetzt starten',
  show: 'Spielern ihren Platz zeigen',
  showAbout:
    'Alle sehen ihren eigenen Platz und bekommen Post, mit der Begründung. Gegner sieht noch niemand. Das lässt sich zurücknehmen, die Post nicht.',
  hide: 'Zurücknehmen',
  isShown: 'Spieler sehen ihren Platz schon.',
  season: 'Zur Saison',
  toBoard: 'Zurück zum Brett',
  unread: 'Hak ab, was du gesehen hast, oder ändere es.',
  changed: 'Inzwischen hat sich etwas geändert: Bitte noch einmal ansehen.',
  checks: {
    no_deadline: (season) => `${season} hat keinen letzten Tag für Ergebnisse.`,
    deadline_passed: (season, day) =>
      `Der letzte Tag für Ergebnisse von ${season} ist vorbei: ${withStop(day)}`,
    no_divisions: 'Es gibt keine Box.',
    divisions_empty: (boxes) => `Niemand ist in ${withStop(boxes)}`,
    divisions_of_one: (boxes) => `Jemand ist allein in ${boxes}: Da gibt es keinen Gegner.`,
    entries_undivided: (count) =>
      count === 1 ? 'Jemand ist in keiner Box.' : `${count} sind in keiner Box.`,
    previous_active: (names) => `${names} läuft noch: Die Tabellen sind nicht endgültig.`,
    pairs_incomplete: (names) => `Ohne Partner: ${withStop(names)}`,
    tie_on_the_line: (entries, names) =>
      `${entries} Meldungen aus ${names} waren an einer Grenze gleichauf und stehen allein nach dem Namen, wo sie stehen.`,
    draft_differs: (count) =>
      count === 1
        ? 'In einem Punkt ist der Entwurf anders als sein Plan.'
        : `In ${count} Punkten ist der Entwurf anders als sein Plan.`,
    season_not_active: (season) => `${season} hat noch nicht begonnen: Starte zuerst die Saison.`,
    other: 'Etwas anderes steht im Weg.',
  },
};
