import { exampleScore } from '../score/example-score.ts';
import type { Format } from '../score/format.ts';

import type { report as english } from './report.en.ts';

export const report: typeof english = {
  title: 'Ergebnis eintragen',
  changeTitle: 'Meinen Eintrag ändern',
  set: (number) => `${number}. Satz`,
  tiebreakSet: 'Tiebreak',
  setShort: (number) => `${number}`,
  wonSet: (number) => `Du hast den ${number}. Satz gewonnen`,
  lostSet: (number) => `Du hast den ${number}. Satz verloren`,
  levelSet: (number) => `Niemand hat den ${number}. Satz gewonnen`,
  wonTiebreak: 'Du hast den Match-Tiebreak gewonnen',
  lostTiebreak: 'Du hast den Match-Tiebreak verloren',
  otherScore: 'Andere',
  tile: (set: string, whose: string) => `${set}, ${whose}: {points}`,
  fewer: (whose) => `Eins weniger für ${whose}`,
  more: (whose) => `Eins mehr für ${whose}`,
  tiebreakPoints: 'Punkte des Verlierers im Tiebreak (wenn du magst)',
  score: 'Das Ergebnis',
  scoreboard: 'Das Ergebnis, wie du es eingetragen hast',
  playedOn: (near, day) =>
    near === null
      ? `Gespielt *${day}*`
      : `*${near.charAt(0).toUpperCase()}${near.slice(1)}* gespielt, ${day}`,
  change: 'Ändern',
  day: 'Spieltag',
  differently: 'Es endete anders',
  whatHappened: 'Was ist passiert?',
  endings: {
    completed: { title: 'Wir haben zu Ende gespielt', about: 'Der Normalfall.' },
    retired: {
      title: 'Jemand musste aufhören',
      about: 'Aufgabe. Es gilt der Stand, wie er war.',
    },
    walkover: { title: 'Jemand kam nicht', about: 'Kampflos. Kein Ergebnis.' },
    conceded: {
      title: 'Jemand hat das Spiel geschenkt',
      about: 'Für beide zählt es als gespielt.',
    },
    unplayed: { title: 'Wir spielen es nicht', about: 'Es zählt für niemanden.' },
  },
  untilTime: 'Oder bis die Zeit um war: Es zählt, was dann steht.',
  who: 'Wer war es?',
  me: 'Ich',
  usTwo: 'Wir',
  typeIt: 'Lieber tippen',
  line: 'Wie in einer Nachricht',
  /** Each is taken as it stands. */
  lineHint: (format: Format) => {
    const { won, lost, retired, drawn } = exampleScore(format, ':');
    return [
      `gewonnen ${won}`,
      `verloren ${lost}`,
      ...(drawn === null ? [] : [`unentschieden ${drawn}`]),
      ...(retired === null ? [] : [`gewonnen ${retired} aufg.`]),
    ].join(' · ');
  },
  tapSets: 'Tippe Satz für Satz. Hier steht, was wir senden.',
  check: 'Noch einmal lesen',
  send: 'Senden',
  readThenSend: 'Stimmt das? Dann sende es.',
  sentences: {
    one: {
      won: 'Du hast {name} {score} besiegt',
      lost: '{name} hat {score} gegen dich gewonnen',
      drawn: 'Du hast gegen {name} {score} unentschieden gespielt',
      wonRetired: 'Du hast {name} {score} besiegt (Aufgabe)',
      lostRetired: '{name} hat {score} gegen dich gewonnen (du hast aufgegeben)',
      wonWalkover: '{name} kam nicht: kampflos für dich',
      lostWalkover: 'Du kamst nicht: kampflos für {name}',
      wonConceded: '{name} hat dir das Spiel geschenkt',
      lostConceded: 'Du hast {name} das Spiel geschenkt',
      unplayed: 'Du und {name} spielt dieses Spiel nicht',
      timeUp: '{said}, als die Zeit um war',
    },
    pair: {
      won: 'Ihr habt {name} {score} besiegt',
      lost: '{name} haben {score} gegen euch gewonnen',
      drawn: 'Ihr habt gegen {name} {score} unentschieden gespielt',
      wonRetired: 'Ihr habt {name} {score} besiegt (Aufgabe)',
      lostRetired: '{name} haben {score} gegen euch gewonnen (ihr habt aufgegeben)',
      wonWalkover: '{name} kamen nicht: kampflos für euch',
      lostWalkover: 'Ihr kamt nicht: kampflos für {name}',
      wonConceded: '{name} haben euch das Spiel geschenkt',
      lostConceded: 'Ihr habt {name} das Spiel geschenkt',
      unplayed: 'Ihr und {name} spielt dieses Spiel nicht',
      timeUp: '{said}, als die Zeit um war',
    },
  },
  faults: {
    nothing: 'Es ist noch nichts eingetragen.',
    incomplete: 'Es fehlt ein Satz: Noch hat niemand gewonnen.',
    level: 'Es steht unentschieden, und hier muss jemand gewinnen.',
    who: 'Sag, wer es war.',
    lineEmpty: 'In dieser Zeile steht kein Ergebnis.',
    lineWho: 'Sag, wer gewonnen hat: Beginne mit „gewonnen“ oder „verloren“.',
    lineSetsAlone: (format: Format) =>
      `Das sieht nach gewonnenen Sätzen aus. Gib jeden Satz ein, etwa ${exampleScore(format, ':').won}. War die Zeit schon im ersten Satz um, trag ihn oben ein.`,
    lineUnclear: (part, format) =>
      `„${part}“ ließ sich nicht lesen. Schreib das Ergebnis so: ${exampleScore(format, ':').won}.`,
    setEnd: (score) => `Ein Satz kann nicht ${score} enden.`,
    setsMissing: (sets) => `Hier werden alle ${sets} Sätze gespielt: Trag jeden ein.`,
    setTotal: (games, total) => `Ein Satz hat hier genau ${total} Games: Das sind ${games}.`,
    setLevel: (score) => `Ein Satz kann nicht ${score} unentschieden enden.`,
    noTiebreak: 'Hier gibt es keinen Tiebreak: Lass seine Punkte leer.',
    noTiebreakThen: (at) => `Einen Tiebreak gibt es nur bei ${at}: Lass seine Punkte leer.`,
    tiebreakEnd: (points) => `Ein Tiebreak kann nicht ${points} enden.`,
    matchTiebreakPoints: (to) => `Das ist ein Tiebreak bis ${to}: Trag seine Punkte ein.`,
    matchTiebreakEnd: (to, points) => `Ein Tiebreak bis ${to} kann nicht ${points} enden.`,
    decided: 'Das Spiel war schon entschieden: Niemand musste aufhören.',
    setExtra: 'Dieser Satz wurde nicht gespielt: Das Spiel war schon entschieden.',
    future: 'Der Spieltag liegt noch vor euch.',
    day: 'Das ist kein Tag.',
    score: 'Dieses Ergebnis kann es nach den Regeln des Wettbewerbs nicht geben.',
  },
  inGames: {
    set: () => 'Spiele',
    wonSet: () => 'Du hast gewonnen',
    lostSet: () => 'Du hast verloren',
    levelSet: () => 'Niemand hat gewonnen',
    tapSets: 'Tippe die Spiele an. Hier steht, was wir abschicken.',
    faults: {
      incomplete: 'Es fehlen Spiele: Noch hat niemand gewonnen.',
      setEnd: (score) => `Hier kann es nicht ${score} enden.`,
      setTotal: (games, total) => `Hier gibt es genau ${total} Spiele: Das sind ${games}.`,
      setLevel: (score) => `Hier kann es nicht ${score} unentschieden enden.`,
      noTiebreak: 'Hier gibt es keinen Tiebreak: Lass seine Punkte leer.',
    },
  },
  meanwhile: (said) =>
    `Ihr habt inzwischen etwas anderes eingetragen: „${said}“. Stimmt deins, dann sende es noch einmal.`,
  gone: 'Dieses Spiel gibt es nicht mehr. Frag den Trainer, was daraus geworden ist.',
  readAgain:
    'Die Seite hat sich geändert, seit du das eingetragen hast. Lies es noch einmal durch und sende es dann.',
  refused: {
    results_closed: 'Die Frist ist vorbei: Was fehlt, trägt der Trainer ein.',
    result_confirmed: 'Dieses Spiel ist schon entschieden. Nur der Trainer kann es ändern.',
    competition_not_active: 'Dieser Wettbewerb läuft nicht.',
    competition_closed: 'Dieser Wettbewerb ist vorbei.',
    entry_withdrawn: 'Eine der beiden Seiten ist ausgestiegen: Dieses Spiel wird nicht gespielt.',
    rate_limited:
      'Das war zu oft in kurzer Zeit. Es geht nichts verloren: Schick es später noch einmal.',
    other:
      'Der Verein hat den Eintrag nicht angenommen. Es geht nichts verloren: Versuch es gleich noch einmal.',
  },
};
