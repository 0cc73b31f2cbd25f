import { withStop } from './full-stop.ts';
import type { start as english } from './draft-start.en.ts';

export const start: typeof english = {
  title: (competition) => `${competition} starten`,
  about: 'Prüf zuerst diese Punkte und hak jeden ab.',
  open: 'Noch zu prüfen',
  nothing: 'Alles bereit zum Start.',
  blocked: 'Erledige das zuerst',
  warnings: 'Ist das so gewollt?',
  seen: 'Das ist in Ordnung',
  follows: (matches) =>
    matches === 0
      ? 'Die Spieler sehen dann ihre Box und die Kontaktdaten ihrer Gegner und bekommen eine E-Mail.'
      : `Damit ${matches === 1 ? 'wird ein Spiel' : `werden ${matches} Spiele`} angelegt. Die Spieler sehen dann ihre Box und die Kontaktdaten ihrer Gegner und bekommen eine E-Mail.`,
  withSeason: (season) => `Damit beginnt auch ${withStop(season)}`,
  show: 'Spielern ihren Platz zeigen',
  showAbout:
    'Die Spieler sehen ihren eigenen Platz und bekommen eine E-Mail mit der Begründung. Gegner sehen sie noch nicht. Du kannst das zurücknehmen, die E-Mails nicht.',
  hide: 'Plätze wieder verbergen',
  isShown: 'Die Spieler sehen ihren Platz schon.',
  season: 'Zur Saison',
  ready: 'Alle fertigen Wettbewerbe starten',
  readyAbout:
    'Das startet jeden Wettbewerb, bei dem nichts mehr zu prüfen ist. Die Spieler bekommen eine E-Mail. Die anderen bleiben Entwürfe.',
  unread: 'Hak jeden Punkt ab, oder behebe ihn.',
  changed: 'Inzwischen hat sich etwas geändert. Schau noch einmal nach.',
  checks: {
    no_deadline: (season) => `${season} hat keine Frist für Ergebnisse.`,
    deadline_passed: (season, day) =>
      `Die Frist für Ergebnisse in ${season} ist abgelaufen: ${withStop(day)}`,
    no_divisions: 'Es gibt keine Boxen.',
    divisions_empty: (boxes) => `Niemand ist in ${withStop(boxes)}`,
    divisions_of_one: (boxes) => `In ${boxes} gibt es nur eine Meldung und damit keine Spiele.`,
    entries_undivided: (count) =>
      count === 1 ? 'Eine Meldung hat keine Box.' : `${count} Meldungen haben keine Box.`,
    previous_active: (names) => `Noch nicht endgültig sind die Tabellen von ${withStop(names)}`,
    pairs_incomplete: (names) => `Ohne Partner: ${withStop(names)}`,
    tie_on_the_line: (entries, names) =>
      `${entries} Meldungen aus ${names} lagen bei Auf- oder Abstieg gleichauf. Sie wurden nach Namen sortiert.`,
    draft_differs: (count) =>
      count === 1
        ? 'Der Entwurf weicht an einer Stelle vom Plan ab.'
        : `Der Entwurf weicht an ${count} Stellen vom Plan ab.`,
    season_not_active: (season) => `${season} hat noch nicht begonnen. Starte zuerst die Saison.`,
    other: 'Etwas anderes verhindert den Start.',
  },
};
