import { within } from './within.de.ts';
import type { match as english } from './match.en.ts';

export const match: typeof english = {
  about: (game) => `Über ${game}`,
  youAnd: (name) => `Du und ${within(name)}: `,
  before: 'Frühere Partien',
  noneBefore:
    'Noch keine. Eine Revanche wird die nächste Partie des Wettkampfs. Gelöscht wird nichts.',
  open: 'Partie öffnen',
  game: (number, outcome) => `${number}. Partie: ${outcome}`,
  outcome: {
    unfinished: 'nicht beendet',
    draw: 'remis',
    won: 'gewonnen',
    lost: 'verloren',
    side: (side) => `${side} gewann`,
  },
  reasons: {
    checkmate: 'Matt',
    resignation: 'Aufgabe',
    time: 'Zeit',
    agreement: 'Einvernehmlich',
    abort: 'Abgebrochen',
    stalemate: 'Patt',
    'insufficient material': 'Zu wenig Material',
    'threefold repetition': 'Dreimalige Stellungswiederholung',
    'fivefold repetition': 'Fünfmalige Stellungswiederholung',
    'fifty moves': '50-Züge-Regel',
    'seventy-five moves': '75-Züge-Regel',
    'most discs': 'Mehr Steine',
    'wiped out': 'Alle Steine verloren',
    'equal discs': 'Gleich viele Steine',
    unfinished: 'Nicht beendet',
    unknown: 'Unbekannt',
  },
  youHad: (side) => `, du hattest ${side}`,
  download: 'Herunterladen',

  notYours: 'Sitzt da jemand Fremdes?',
  notYoursAbout:
    'Wer einen Link zuerst öffnet, bekommt den Platz, und andere können einen verschickten Link mitlesen. Sitzt dort jemand Fremdes, oder heißt es beim Öffnen, zwei andere hätten die Partie schon, dann leg einen neuen Link an und schick ihn auf einem anderen Weg.',
  newLink: 'Neuen Link anlegen',
  newLinkPrice:
    'Du verlässt diese Partie endgültig: Die andere Seite erfährt es, und der alte Link gilt nicht mehr. Partie und Chat bleiben in deiner Liste unter „Beendet“ und bei allen, die sie schon haben. Die neue Partie hat dieselbe Farbe und Uhr.',
  untold:
    'Das Relay war nicht zu erreichen, deshalb gilt der alte Link noch. Prüf deine Verbindung und versuch es noch einmal.',
  leaving: 'Die alte Partie wird verlassen …',
  leaveAndMake: 'Verlassen und neuen Link anlegen',
  stay: 'Nein, bleiben',
};
