import { listNames } from './list-names.ts';
import type { checks as english } from './checks.en.ts';

export const checks: typeof english = {
  states: {
    planning: 'in Planung',
    draft: 'ein Entwurf',
    active: 'aktiv',
    complete: 'abgeschlossen',
    archived: 'im Archiv',
  },
  blockers: 'Bring das zuerst in Ordnung',
  warnings: 'Prüf das, bevor du weitermachst',
  nothing: 'Es kann weitergehen.',
  blocked: {
    invalid_transition: (from, to) =>
      `Aktueller Stand: ${from}. Du kannst nicht direkt zu „${to}“ wechseln.`,
    season_dates_required: 'Trag den ersten und den letzten Tag der Saison ein.',
    season_not_active: (season) => `${season} läuft noch nicht. Starte zuerst die Saison.`,
    resource_in_use: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'läuft' : 'laufen'} noch.`,
  },
  warned: {
    no_deadline: (season) => `${season} hat keine Frist für Ergebnisse.`,
    deadline_passed: (season, day) =>
      `Die Frist für Ergebnisse in ${season} ist am ${day} abgelaufen. Die Spieler können nichts mehr eintragen.`,
    deadline_ahead: (season, day) =>
      `In ${season} können die Spieler noch bis ${day} Ergebnisse eintragen.`,
    no_competitions: (season) => `${season} hat noch keine Wettbewerbe.`,
    competitions_in_draft: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'ist' : 'sind'} noch nicht gestartet.`,
    previous_active: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'läuft' : 'laufen'} noch, Auf- und Abstieg stehen also nicht fest.`,
    next_under_way: (names) =>
      `${names.length === 1 ? 'Der folgende Wettbewerb hat' : 'Die folgenden Wettbewerbe haben'} schon begonnen: ${listNames(names, 'de')}.`,
    no_divisions: (competition) => `${competition} hat keine Boxen.`,
    divisions_empty: (names) => `In ${listNames(names, 'de')} ist niemand.`,
    divisions_of_one: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'hat' : 'haben'} nur eine Meldung und damit keine Spiele.`,
    fixtures_missing: (matches, names) =>
      `${matches === 1 ? 'Ein Spiel fehlt' : `${matches} Spiele fehlen`} noch in ${listNames(names, 'de')}.`,
    tie_on_the_line: (entries, names) =>
      `${entries} Meldungen in ${listNames(names, 'de')} liegen bei Auf- oder Abstieg gleichauf. Vorerst sind sie nach Namen sortiert.`,
    walkover_above_win: (walkover, win) =>
      `Ein kampfloser Sieg bringt ${walkover} Punkte, mehr als der beste gespielte Sieg (${win}).`,
    entries_undivided: (entries) =>
      entries === 1 ? 'Eine Meldung hat keine Box.' : `${entries} Meldungen haben keine Box.`,
    pairs_incomplete: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'will' : 'wollen'} spielen, ${names.length === 1 ? 'hat' : 'haben'} aber keinen Partner.`,
    draft_differs: (differences) =>
      differences === 1
        ? 'Der Entwurf weicht an einer Stelle vom Plan ab.'
        : `Der Entwurf weicht an ${differences} Stellen vom Plan ab.`,
    matches_open: (matches) =>
      matches === 1 ? 'Ein Spiel hat kein Ergebnis.' : `${matches} Spiele haben kein Ergebnis.`,
    results_one_sided: (matches) =>
      matches === 1
        ? 'Bei einem Spiel hat nur eine Seite ein Ergebnis eingetragen.'
        : `Bei ${matches} Spielen hat nur eine Seite ein Ergebnis eingetragen.`,
    disputes_open: (matches) =>
      matches === 1
        ? 'Ein Spiel mit unterschiedlichen Ergebnissen ist noch nicht entschieden.'
        : `${matches} Spiele mit unterschiedlichen Ergebnissen sind noch nicht entschieden.`,
    has_results: (matches) =>
      `${matches === 1 ? 'Ein Spiel hat' : `${matches} Spiele haben`} ein Ergebnis, das die Spieler im Entwurf nicht sehen.`,
  },
  mend: {
    rules: 'Regeln bearbeiten',
    dates: 'Termine eintragen',
    deadline: 'Frist verlegen',
    season: 'Zur Saison',
    add: 'Wettbewerb anlegen',
    boxes: 'Zu den Boxen',
    fixtures: 'Spiele anlegen',
    draft: 'Zum Entwurf',
    unplayed: 'Spiele ansehen',
    decide: 'Spiele entscheiden',
    ties: 'Reihenfolge entscheiden',
  },
};
