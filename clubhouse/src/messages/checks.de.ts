import { listNames } from './list-names.ts';
import type { checks as english } from './checks.en.ts';

export const checks: typeof english = {
  states: {
    planning: 'in Planung',
    draft: 'ein Entwurf',
    active: 'am Laufen',
    complete: 'abgeschlossen',
    archived: 'im Archiv',
  },
  blockers: 'Das muss vorher in Ordnung kommen',
  warnings: 'Lies das, bevor du weitermachst',
  nothing: 'Es steht nichts im Weg.',
  blocked: {
    invalid_transition: (from, to) =>
      `Jetzt: ${from}. Es geht nur Schritt für Schritt und nicht gleich zu „${to}“.`,
    season_dates_required: 'Die Saison braucht den ersten und den letzten Tag.',
    season_not_active: (season) => `${season} läuft noch nicht: Starte zuerst die Saison.`,
    resource_in_use: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'läuft' : 'laufen'} noch.`,
  },
  warned: {
    no_deadline: (season) => `${season} hat keinen letzten Tag für Ergebnisse.`,
    deadline_passed: (season, day) =>
      `Der letzte Tag für Ergebnisse (${season}) war ${day}: Eintragen kann niemand mehr.`,
    deadline_ahead: (season, day) => `Ergebnisse können noch bis ${day} kommen (${season}).`,
    no_competitions: (season) => `In ${season} wird noch nichts gespielt.`,
    competitions_in_draft: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'wurde' : 'wurden'} nie gestartet.`,
    previous_active: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'läuft' : 'laufen'} noch: Auf- und Abstieg stehen nicht fest.`,
    next_under_way: (names) => `Was darauf folgt, hat schon begonnen: ${listNames(names, 'de')}.`,
    no_divisions: (competition) => `${competition} hat keine Boxen.`,
    divisions_empty: (names) => `In ${listNames(names, 'de')} ist niemand.`,
    divisions_of_one: (names) => `In ${listNames(names, 'de')} ist nur eine Meldung, ohne Gegner.`,
    fixtures_missing: (matches, names) =>
      `${matches === 1 ? 'Ein Spiel fehlt' : `${matches} Spiele fehlen`} noch, in ${listNames(names, 'de')}.`,
    tie_on_the_line: (entries, names) =>
      `${entries} Meldungen in ${listNames(names, 'de')} sind an einer Grenze gleichauf: Über Auf- und Abstieg entscheidet allein der Name.`,
    walkover_above_win: (walkover, win) =>
      `Ein kampfloser Sieg bringt ${walkover} Punkte, mehr als der höchste gespielte mit ${win}.`,
    entries_undivided: (entries) =>
      entries === 1
        ? 'Eine Meldung ist in keiner Box.'
        : `${entries} Meldungen sind in keiner Box.`,
    pairs_incomplete: (names) =>
      `${listNames(names, 'de')} ${names.length === 1 ? 'will' : 'wollen'} spielen und ${names.length === 1 ? 'hat' : 'haben'} keinen Partner.`,
    draft_differs: (differences) =>
      differences === 1
        ? 'Der Entwurf weicht in einem Punkt vom Plan ab.'
        : `Der Entwurf weicht in ${differences} Punkten vom Plan ab.`,
    matches_open: (matches) =>
      matches === 1
        ? 'Zu einem Spiel hat niemand etwas eingetragen.'
        : `Zu ${matches} Spielen hat niemand etwas eingetragen.`,
    results_one_sided: (matches) =>
      matches === 1
        ? 'Zu einem Spiel hat nur eine Seite eingetragen.'
        : `Zu ${matches} Spielen hat nur eine Seite eingetragen.`,
    disputes_open: (matches) =>
      matches === 1
        ? 'Zu einem Spiel gibt es zwei Ergebnisse, und niemand hat entschieden.'
        : `Zu ${matches} Spielen gibt es zwei Ergebnisse, und niemand hat entschieden.`,
    has_results: (matches) =>
      `Zu ${matches === 1 ? 'einem Spiel' : `${matches} Spielen`} ist etwas eingetragen, und einen Entwurf sehen die Spieler nicht.`,
  },
  mend: {
    rules: 'Die Regeln',
    dates: 'Tage eintragen',
    deadline: 'Frist verlegen',
    season: 'Zur Saison',
    add: 'Wettbewerb anlegen',
    boxes: 'Zu den Boxen',
    fixtures: 'Spiele anlegen',
    draft: 'Zum Entwurf',
    unplayed: 'Ansehen',
    decide: 'Entscheiden',
    ties: 'Reihenfolge entscheiden',
  },
};
