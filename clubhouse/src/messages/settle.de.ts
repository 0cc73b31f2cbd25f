import { withStop } from './full-stop.ts';
import { germanPoints } from './points.ts';

import type { settle as english } from './settle.en.ts';

export const settle: typeof english = {
  title: 'Ein Spiel entscheiden',
  open: 'Entscheiden',
  back: 'Heute',
  which: 'Wie war es?',
  take: 'Das nehmen',
  taken: 'gewählt',
  saidNothing: (who) => `${who}: nichts eingetragen`,
  unplayed: 'Es wird nicht gespielt',
  neither: 'Keins von beiden. Anderes Ergebnis',
  line: (first) => `Wie ${first} es schreiben würde`,
  look: 'Zeigen, was sich ändert',
  preview: 'Was sich ändern würde',
  notSaved: 'noch nicht gespeichert',
  points: 'Punkte',
  played: 'Gespielt',
  needed: (minimum) => `von ${minimum} nötigen`,
  place: 'Platz',
  noPlace: 'keiner',
  to: 'wird zu',
  why: 'Warum entscheidest du?',
  reasons: {
    conflicting_entries: 'Die beiden Einträge widersprechen sich',
    no_response: 'Eine Seite hat nicht geantwortet',
    incorrect_result: 'Ein vereinbartes Ergebnis war falsch',
    unreported_result: 'Niemand hat es eingetragen',
    injury_or_withdrawal: 'Verletzung oder Rückzug',
  },
  override: 'Dieses Spiel zählt schon. Ja, sein Ergebnis ersetzen.',
  settle: 'So entscheiden',
  after:
    'Beide Seiten sehen das Ergebnis, aber nicht, was die andere eingetragen hat. Rückgängig machst du es, indem du neu entscheidest.',
  done: (what) =>
    `Entschieden: ${withStop(what)} Rückgängig machst du es, indem du neu entscheidest.`,
  counts: (what) => `Das zählt jetzt: ${withStop(what)}`,
  ruled: (what, isHeldBack) =>
    `Das zählt jetzt: ${withStop(what)} ${isHeldBack ? 'Eine Entscheidung hier gilt erst, wenn der Rückzug zurückgenommen ist.' : 'Eine Entscheidung hier ersetzt das.'}`,
  changed: 'Inzwischen hat sich etwas geändert. Es wurde nichts gespeichert: Sieh noch einmal hin.',
  changedEntry: (who) => `Neuer Eintrag: ${withStop(who)}`,
  changedStatus: 'Das Spiel zählt jetzt.',
  changedRow: (who, points, played) =>
    `${who}: jetzt ${germanPoints(points)} aus ${played} gespielten.`,
  changedElse: 'Etwas anderes in der Box oder ihren Regeln ist nicht mehr wie eben.',
  gone: 'Was du gewählt hast, gilt so nicht mehr. Wähl noch einmal.',
  faults: {
    override: 'Hak an, dass das Ergebnis ersetzt werden soll.',
    closed:
      'Dieser Wettbewerb ist vorbei oder noch nicht eröffnet: Darin ist nichts zu entscheiden.',
    score: 'So ein Ergebnis gibt es nach den Regeln dieses Wettbewerbs nicht.',
  },
  offers: {
    title: 'Angebotene Termine',
    offered: (who, times) => `${who}: ${times}.`,
    states: {
      open: 'Keine Antwort.',
      replaced: 'Durch ein späteres Angebot ersetzt.',
      accepted: 'Angenommen.',
      withdrawn: 'Zurückgenommen.',
    },
    due: (who, count) =>
      `${count} Angebote von ${who} sind ohne Antwort. Das sagen die Regeln dieses Wettbewerbs:`,
    outcomes: {
      walkover: (who) => `Kampfloser Sieg für ${who}`,
      conceded: (who) => `Sieg für ${who}, mit den Punkten dafür`,
    },
  },
};
