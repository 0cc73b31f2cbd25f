import { makeExampleScore } from '../score/example-score.ts';
import type { Format } from '../score/format.ts';

import type { report as english } from './report.en.ts';

/** A Satz is the same whether it counts games or points. */
const inPoints: (typeof english)['inPoints'] = {
  set: (number) => `${number}. Satz`,
  wonSet: (number) => `Du hast den ${number}. Satz gewonnen`,
  lostSet: (number) => `Du hast den ${number}. Satz verloren`,
  tapSets: 'Trag Satz für Satz ein. Hier siehst du, was wir senden.',
  faults: {
    incomplete: 'Es fehlt ein Satz: Noch hat niemand gewonnen.',
    lineSetsAlone: (format: Format) =>
      `Das sieht nach gewonnenen Sätzen aus. Gib jeden Satz ein, etwa ${makeExampleScore(format, ':').won}. War die Zeit schon im ersten Satz um, dann trag den Satz oben ein.`,
    setEnd: (score) => `Ein Satz kann nicht ${score} enden.`,
    setsMissing: (sets) => `Hier werden alle ${sets} Sätze gespielt. Trag jeden Satz ein.`,
    setExtra: 'Lass diesen Satz leer. Das Spiel war schon entschieden.',
  },
};

export const report: typeof english = {
  title: 'Ergebnis eintragen',
  changeTitle: 'Meinen Eintrag ändern',
  set: inPoints.set,
  tiebreakSet: 'Tiebreak',
  setShort: (number) => `${number}`,
  wonSet: inPoints.wonSet,
  lostSet: inPoints.lostSet,
  levelSet: (number) => `Niemand hat den ${number}. Satz gewonnen`,
  wonTiebreak: 'Du hast den Match-Tiebreak gewonnen',
  lostTiebreak: 'Du hast den Match-Tiebreak verloren',
  otherScore: 'Andere',
  tile: (set: string, whose: string) => `${set}, ${whose}: {points}`,
  fewer: (whose) => `Einen Punkt weniger für ${whose}`,
  more: (whose) => `Einen Punkt mehr für ${whose}`,
  tiebreakPoints: 'Punkte des Verlierers im Tiebreak (freiwillig)',
  score: 'Das Ergebnis',
  scoreboard: 'Das Ergebnis, wie du es eingetragen hast',
  playedOn: (near, day) =>
    near === null
      ? `Gespielt *${day}*`
      : `*${near.charAt(0).toUpperCase()}${near.slice(1)}* gespielt, ${day}`,
  change: 'Ändern',
  day: 'Spieltag',
  differently: 'Es ging anders aus',
  whatHappened: 'Was ist passiert?',
  endings: {
    completed: { title: 'Wir haben zu Ende gespielt', about: 'Der Normalfall.' },
    retired: {
      title: 'Jemand musste aufhören',
      about: 'Aufgabe. Es gilt der Spielstand in diesem Moment.',
    },
    walkover: { title: 'Jemand ist nicht gekommen', about: 'Kampflos. Kein Ergebnis.' },
    conceded: {
      title: 'Jemand hat das Spiel geschenkt',
      about: 'Für beide zählt es als gespielt.',
    },
    unplayed: { title: 'Wir spielen nicht mehr', about: 'Das Spiel zählt für niemanden.' },
  },
  untilTime: 'Oder die Zeit war um: Dann gilt der Spielstand in diesem Moment.',
  who: 'Wer war es?',
  me: 'Ich',
  usTwo: 'Wir',
  typeIt: 'Lieber tippen',
  line: 'So, wie du es in einer Nachricht schreiben würdest',
  /** The site must be able to read each example as written. */
  lineHint: (format: Format) => {
    const { won, lost, retired, drawn } = makeExampleScore(format, ':');
    return [
      `gewonnen ${won}`,
      `verloren ${lost}`,
      ...(drawn === null ? [] : [`unentschieden ${drawn}`]),
      ...(retired === null ? [] : [`gewonnen ${retired} aufg.`]),
    ].join(' · ');
  },
  tapSets: inPoints.tapSets,
  check: 'Eintrag prüfen',
  send: (member) => (member === null ? 'Senden' : `Für ${member} senden`),
  readThenSend: 'Stimmt das? Dann sende es.',
  sentences: {
    one: {
      won: 'Du hast {name} {score} besiegt',
      lost: '{name} hat {score} gegen dich gewonnen',
      drawn: 'Du hast gegen {name} {score} unentschieden gespielt',
      wonRetired: 'Du hast {name} {score} besiegt (Aufgabe)',
      lostRetired: '{name} hat {score} gegen dich gewonnen (du hast aufgegeben)',
      wonWalkover: '{name} ist nicht gekommen: kampfloser Sieg für dich',
      lostWalkover: 'Du bist nicht gekommen: kampfloser Sieg für {name}',
      wonConceded: '{name} hat dir das Spiel geschenkt',
      lostConceded: 'Du hast {name} das Spiel geschenkt',
      unplayed: 'Du und {name} spielt nicht mehr gegeneinander',
      timeUp: '{said}, als die Zeit um war',
    },
    pair: {
      won: 'Ihr habt {name} {score} besiegt',
      lost: '{name} haben {score} gegen euch gewonnen',
      drawn: 'Ihr habt gegen {name} {score} unentschieden gespielt',
      wonRetired: 'Ihr habt {name} {score} besiegt (Aufgabe)',
      lostRetired: '{name} haben {score} gegen euch gewonnen (ihr habt aufgegeben)',
      wonWalkover: '{name} sind nicht gekommen: kampfloser Sieg für euch',
      lostWalkover: 'Ihr seid nicht gekommen: kampfloser Sieg für {name}',
      wonConceded: '{name} haben euch das Spiel geschenkt',
      lostConceded: 'Ihr habt {name} das Spiel geschenkt',
      unplayed: 'Ihr und {name} spielt dieses Spiel nicht',
      timeUp: '{said}, als die Zeit um war',
    },
  },
  faults: {
    nothing: 'Du hast noch nichts eingetragen.',
    incomplete: inPoints.faults.incomplete,
    level: 'Das ist ein Unentschieden. Hier muss aber eine Seite gewinnen.',
    who: 'Sag, wer es war.',
    lineEmpty: 'Trag in dieser Zeile ein Ergebnis ein.',
    lineWho: 'Sag, wer gewonnen hat: Beginne mit „gewonnen“ oder „verloren“.',
    lineSetsAlone: inPoints.faults.lineSetsAlone,
    lineUnclear: (part, format) =>
      `„${part}“ konnten wir nicht lesen. Schreib das Ergebnis so: ${makeExampleScore(format, ':').won}.`,
    setEnd: inPoints.faults.setEnd,
    setsMissing: inPoints.faults.setsMissing,
    setTotal: (games, total) => `Ein Satz hat hier genau ${total} Games. Dieser hat ${games}.`,
    setLevel: (score) => `Ein Satz kann nicht ${score} unentschieden enden.`,
    noTiebreak: 'Hier gibt es keinen Tiebreak. Lass die Tiebreak-Punkte leer.',
    noTiebreakThen: (at) => `Einen Tiebreak gibt es nur bei ${at}. Lass die Tiebreak-Punkte leer.`,
    tiebreakEnd: (points) => `Ein Tiebreak kann nicht ${points} enden.`,
    matchTiebreakPoints: (to) => `Das ist ein Tiebreak bis ${to}. Trag die Punkte ein.`,
    matchTiebreakEnd: (to, points) => `Ein Tiebreak bis ${to} kann nicht ${points} enden.`,
    decided: 'Das Spiel war schon entschieden, also konnte niemand mehr aufgeben.',
    setExtra: inPoints.faults.setExtra,
    future: 'Der Spieltag liegt in der Zukunft.',
    day: 'Das ist kein gültiges Datum.',
    score: 'Dieses Ergebnis ist nach den Regeln des Wettbewerbs nicht möglich.',
  },
  inGames: {
    set: () => 'Games',
    wonSet: () => 'Du hast gewonnen',
    lostSet: () => 'Du hast verloren',
    levelSet: () => 'Niemand hat gewonnen',
    tapSets: 'Trag die Games ein. Hier siehst du, was wir senden.',
    faults: {
      incomplete: 'Es fehlen Games: Noch hat niemand gewonnen.',
      setEnd: (score) => `Hier kann es nicht ${score} enden.`,
      setTotal: (games, total) => `Hier gibt es genau ${total} Games. Das sind ${games}.`,
      setLevel: (score) => `Hier kann es nicht ${score} unentschieden enden.`,
      noTiebreak: 'Hier gibt es keinen Tiebreak. Lass die Tiebreak-Punkte leer.',
    },
  },
  inPoints,
  meanwhile: (said) =>
    `Inzwischen hat deine Seite „${said}“ eingetragen. Stimmt dein Ergebnis, dann sende es noch einmal.`,
  gone: 'Dieses Spiel gibt es nicht mehr. Frag den Trainer, was daraus geworden ist.',
  readAgain:
    'Die Seite hat sich inzwischen geändert. Prüf deinen Eintrag noch einmal und sende ihn dann.',
  refused: {
    results_closed: 'Die Frist ist abgelaufen. Fehlende Ergebnisse trägt der Trainer ein.',
    result_confirmed: 'Dieses Spiel ist schon entschieden. Nur der Trainer kann es ändern.',
    competition_not_active: 'Dieser Wettbewerb läuft nicht.',
    competition_closed: 'Dieser Wettbewerb ist vorbei.',
    entry_withdrawn: 'Eine Seite hat sich zurückgezogen. Dieses Spiel findet nicht statt.',
    rate_limited:
      'Das waren zu viele Versuche in kurzer Zeit. Es geht nichts verloren. Sende es später noch einmal.',
    other:
      'Der Eintrag wurde nicht angenommen. Es geht nichts verloren. Versuch es gleich noch einmal.',
  },
};
