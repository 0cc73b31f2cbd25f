import { withStop } from './full-stop.ts';
import { germanPoints } from './points.ts';

import type { settle as english } from './settle.en.ts';

export const settle: typeof english = {
  title: 'Ein Spiel entscheiden',
  open: 'Entscheiden',
  back: 'Heute',
  which: 'Welches Ergebnis stimmt?',
  take: 'Dieses Ergebnis nehmen',
  taken: 'gewählt',
  saidNothing: (who) => `${who}: kein Ergebnis eingetragen`,
  unplayed: 'Das Spiel findet nicht statt',
  neither: 'Anderes Ergebnis eintragen',
  line: (first) => `So, wie ${first} es schreiben würde`,
  look: 'Vorschau anzeigen',
  preview: 'Vorschau',
  notSaved: 'noch nicht gespeichert',
  points: 'Punkte',
  played: 'Gespielt',
  needed: (minimum) => `von ${minimum} nötigen`,
  place: 'Platz',
  noPlace: 'keiner',
  to: 'wird zu',
  why: 'Warum entscheidest du das Spiel?',
  reasons: {
    conflicting_entries: 'Die beiden Einträge widersprechen sich',
    no_response: 'Eine Seite hat nicht geantwortet',
    incorrect_result: 'Das bestätigte Ergebnis war falsch',
    unreported_result: 'Niemand hat ein Ergebnis eingetragen',
    injury_or_withdrawal: 'Verletzung oder Rückzug',
  },
  override: 'Dieses Spiel zählt schon. Ergebnis ersetzen.',
  settle: 'So entscheiden',
  after:
    'Beide Seiten sehen das Ergebnis, aber nicht, was die andere eingetragen hat. Willst du es ändern, entscheide noch einmal.',
  done: (what) => `Entschieden: ${withStop(what)} Willst du es ändern, entscheide noch einmal.`,
  counts: (what) => `Aktuelles Ergebnis: ${withStop(what)}`,
  ruled: (what, isHeldBack) =>
    `Aktuelles Ergebnis: ${withStop(what)} ${isHeldBack ? 'Deine Entscheidung gilt erst, wenn der Rückzug zurückgenommen ist.' : 'Deine Entscheidung ersetzt es.'}`,
  changed:
    'Inzwischen hat sich etwas geändert. Es wurde nichts gespeichert. Bitte prüf es noch einmal.',
  changedEntry: (who) => `${who}: neuer Eintrag.`,
  changedStatus: 'Das Spiel zählt jetzt.',
  changedRow: (who, points, played) =>
    `${who}: jetzt ${germanPoints(points)} aus ${played} ${played === 1 ? 'Spiel' : 'Spielen'}.`,
  changedElse: 'In der Box oder ihren Regeln hat sich etwas anderes geändert.',
  gone: 'Der gewählte Eintrag hat sich geändert. Wähl noch einmal.',
  faults: {
    override: 'Setz den Haken, um das Ergebnis zu ersetzen.',
    closed: 'Du kannst Spiele nur entscheiden, solange der Wettbewerb läuft.',
    score: 'Dieses Ergebnis ist nach den Regeln des Wettbewerbs nicht möglich.',
  },
  offers: {
    title: 'Angebotene Termine',
    offered: (who, times) => `${who}: ${withStop(times)}`,
    states: {
      open: 'Keine Antwort.',
      replaced: 'Durch ein späteres Angebot ersetzt.',
      accepted: 'Angenommen.',
      withdrawn: 'Zurückgenommen.',
    },
    due: (who, count) =>
      `${count} Angebote von ${who} sind unbeantwortet. Nach den Regeln dieses Wettbewerbs gilt:`,
    outcomes: {
      walkover: (who) => `Kampfloser Sieg für ${who}`,
      conceded: (who) => `Sieg für ${who}, mit den Punkten dafür`,
    },
  },
};
