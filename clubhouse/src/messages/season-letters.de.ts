import { withStop } from './full-stop.ts';
import { germanPoints } from './points.ts';
import type { seasonLetters as english } from './season-letters.en.ts';

export const seasonLetters: typeof english = {
  partnerNamed: {
    subject: (who, competition) => `${who} möchte mit dir ${competition} spielen`,
    heading: 'Ein Paar für die nächste Saison?',
    text: (who, competition) => `*${who}* möchte nächste Saison mit dir *${competition}* spielen.`,
    follows:
      'Sobald du zusagst, seid ihr ein Paar. Wenn du lieber nicht möchtest, sag das dort auch.',
    leaves: (present) =>
      `Bisher spielst du mit *${present}* weiter. Wenn du zusagst, ist das vorbei; wenn du lieber nicht möchtest, sag das dort auch.`,
    button: 'Zusagen oder absagen',
    silent: 'Wenn du nichts sagst, bleibt alles, wie es ist.',
  },
  begun: {
    subject: (competition, division) =>
      division === null
        ? `${competition}: Es geht los`
        : `${competition}: Es geht los in ${division}`,
    heading: 'Deine Saison hat begonnen.',
    text: (competition, division, partner) =>
      `du spielst *${competition}*${division === null ? '' : ` in *${division}*`}${
        partner === null ? '' : `, mit *${partner}*`
      }.`,
    until: (day) => `Ergebnisse zählen bis *${day}*.`,
    rules: 'Die Regeln in drei Zeilen',
    opponents: 'Gegen wen du spielst',
    partner: 'Mit wem du spielst',
    button: 'Meine Spiele ansehen',
  },
  week: {
    subject: (days, matches) =>
      `${left(days)}: ${matches === 1 ? 'ein Spiel ist offen' : `${matches} Spiele sind offen`}`,
    heading: (days) => `${left(days)}.`,
    text: (day) => `Ergebnisse zählen bis *${day}*.`,
    short: (played, minimum, where) =>
      `${where}: Du hast ${played} von ${minimum} Spielen, die für einen Rang nötig sind.`,
    toPlay: 'Noch zu spielen',
    toReport: 'Noch einzutragen: Die andere Seite hat schon',
    toClear: 'Noch zu klären: Ihr habt Verschiedenes eingetragen',
    match: (name, where) => `${name} (${where})`,
    button: 'Meine Spiele ansehen',
  },
  reminder: {
    subject: (matches, days) =>
      `Noch ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`}${
        days === null ? '' : days === 0 ? ', heute ist der letzte Tag' : `, noch ${daysOf(days)}`
      }`,
    heading: (matches) =>
      matches === 1 ? 'Ein Spiel fehlt noch.' : `${matches} Spiele fehlen noch.`,
    text: (matches) =>
      matches === 1
        ? 'der Trainer bittet dich, dein offenes Spiel auszumachen.'
        : 'der Trainer bittet dich, deine offenen Spiele auszumachen.',
    until: (days, day) =>
      days === 0
        ? `*Heute*, ${day}, ist der letzte Tag für Ergebnisse.`
        : `Es ${days === 1 ? 'bleibt' : 'bleiben'} noch *${daysOf(days)}*: Ergebnisse zählen bis ${withStop(day)}`,
    away: 'Verletzt oder verreist? Sag es unter „Wünsche“ oder dem Trainer: Dann wartet niemand auf dich.',
  },
  place: {
    subject: (season, division) =>
      division === null
        ? `${season}: noch kein Platz für dich`
        : `${season}: Du spielst in ${division}`,
    heading: 'Dein Platz in der nächsten Saison',
    headingOut: 'Noch kein Platz',
    from: (season, day) => (day === null ? season : `${season}, ab ${day}`),
    with: (partner) => `Mit ${partner}`,
    where: (competition, division) => `${competition}, ${division}`,
    out: (competition, season) =>
      `in *${season}* hat der Trainer in *${competition}* keinen Platz für dich. Der Grund:`,
    begins: 'Wenn es losgeht, kommt eine Mail mit deinen Gegnern und wie du sie erreichst.',
    askCoach: 'Das hast du anders erwartet? Sprich mit dem Trainer.',
    button: 'Meine Wünsche für die nächste Saison',
    finished: (isPair, { rank, of, division, isJoint }) =>
      `${isPair ? 'Ihr wart' : 'Du warst'} ${isJoint ? 'gemeinsam ' : ''}${rank}. von ${of} in ${division}`,
    stand: (isPair, { rank, of, division, isJoint }) =>
      `${isPair ? 'Ihr steht' : 'Du stehst'} auf ${isJoint ? 'dem geteilten ' : ''}Platz ${rank} von ${of} in ${division}`,
    unranked: (isPair, played, minimum, division) =>
      `${isPair ? 'Ihr seid' : 'Du bist'} in ${division} ohne Rang (${played} von ${minimum} nötigen Spielen)`,
    held: (isPair, standing) => `${standing} und ${isPair ? 'bleibt' : 'bleibst'} dort.`,
    promoted: (isPair, standing, to) =>
      `${standing} und ${isPair ? 'steigt' : 'steigst'} in ${to} auf.`,
    relegated: (isPair, standing, to) =>
      `${standing} und ${isPair ? 'steigt' : 'steigst'} in ${to} ab.`,
    keptShort: (isPair, played, minimum, division) =>
      isPair
        ? `Ihr habt ${played} von ${minimum} erwarteten Spielen gespielt und bleibt trotzdem in ${withStop(division)}`
        : `Du hast ${played} von ${minimum} erwarteten Spielen gespielt und bleibst trotzdem in ${withStop(division)}`,
    keptWithdrawn: (isPair, division) =>
      isPair
        ? `Ihr habt euch zurückgezogen und bleibt trotzdem in ${withStop(division)}`
        : `Du hast dich zurückgezogen und bleibst trotzdem in ${withStop(division)}`,
    newPair: (to, played) =>
      `Ihr seid ein neues Paar und beginnt in ${to}, wo ${played === null ? 'du gespielt hast' : `${played} gespielt hat`}.`,
    newPairNeither: (to) =>
      `Ihr seid ein neues Paar und beginnt in ${to}, weil vorher keiner von euch gespielt hat.`,
    byLevel: (isPair, to, level) => `${begin(isPair)} in ${to}, nach Spielstärke ${level}.`,
    withoutLevel: (isPair, to) => `${begin(isPair)} in ${withStop(to)}`,
    byHand: (isPair, to) =>
      `${begin(isPair)} in ${to}: Dort hat ${isPair ? 'euch' : 'dich'} der Trainer eingeteilt.`,
    tooFew: (isPair, played, minimum) =>
      `${isPair ? 'Ihr habt' : 'Du hast'} ${played} von ${minimum} erwarteten Spielen gespielt.`,
    needPartner: 'Dir fehlt jemand zum Doppelspielen.',
    partnerGone: (partner) =>
      `${partner} spielt in der nächsten Saison nicht: Du brauchst jemand anderen an deiner Seite.`,
    partnerSeeks: (partner) =>
      `${partner} möchte in der nächsten Saison mit jemand anderem spielen: Auch du brauchst jemand Neues an deiner Seite.`,
    partnerPlaysWith: (partner, other) =>
      `${partner} spielt in der nächsten Saison mit ${other}: Du brauchst jemand anderen an deiner Seite.`,
  },
  rules: {
    best: (bestOf) => (bestOf === 1 ? 'Ein Satz' : `${WINS[bestOf] ?? bestOf} Gewinnsätze`),
    inGames: (bestOf) =>
      `Es gewinnt, wer zuerst ${numeral((bestOf + 1) / 2)} Games hat; nur die Games zählen`,
    to: (games) => `bis ${games}`,
    clear: (by) => (by === 1 ? '' : `, mit ${by === 2 ? 'zwei' : by} Punkten Vorsprung`),
    cap: (cap) => `, spätestens bei ${cap}`,
    tiebreak: (at) => `, Tiebreak bei ${at}:${at}`,
    total: (games) => `mit genau ${games} Games`,
    timed: 'auf Zeit: Wer am Ende vorn liegt, gewinnt',
    all: (sets) => `Alle ${sets} Sätze werden gespielt,`,
    unfinished: 'es zählt, was steht, wenn die Zeit um ist',
    byGames: 'ist die Zeit um, gewinnt, wer mehr Games hat',
    draws: 'ein Unentschieden ist ein Ergebnis',
    twice: 'es geht zweimal gegen jeden',
    draw: (points) => `ein Unentschieden ${points}`,
    result: (result, won, lost) => `${result.replace('-', ':')}: ${won} und ${lost}`,
    byResult: (results) =>
      `Punkte für Sieg und Niederlage nach dem Ergebnis (${results.join(', ')})`,
    or: ' oder ',
    matchTiebreak: (to) => `statt des letzten Satzes ein Match-Tiebreak bis ${to}`,
    lastSet: (set) => `der letzte ${set}`,
    points: (win, loss) => `Ein Sieg bringt ${win}, eine Niederlage ${loss}`,
    noPoints: 'Wer mehr Spiele gewinnt, steht weiter oben',
    perSet: (points) => `jeder gewonnene Satz ${points}`,
    perGame: (points, isPoints) =>
      `${isPoints ? 'jeder gewonnene Ball' : 'jedes gewonnene Game'} ${points}`,
    bonus: {
      straight_sets_win: (points) => `ein Sieg ohne Satzverlust ${points} mehr`,
      loss_with_a_set: (points) => `eine Niederlage mit Satzgewinn ${points} mehr`,
      every_match_played: (points) => `wer alle Spiele spielt, bekommt ${points} mehr`,
      matches_played: (points, count, by) =>
        `${count} Spiele ${by === null ? '' : `bis ${by} `}${points} mehr`,
    },
    absent: (points) => `wer nicht kommt, bekommt ${points}`,
    pointsOf: germanPoints,
    minimum: (matches) =>
      matches === 1
        ? 'Für einen Rang ist ein Spiel nötig'
        : `Für einen Rang sind ${matches} Spiele nötig`,
    noMinimum: 'Jedes Spiel zählt',
    up: (places) =>
      places === 1 ? 'der Erste steigt auf' : `die ersten ${numeral(places)} steigen auf`,
    down: (places) =>
      places === 1 ? 'der Letzte steigt ab' : `die letzten ${numeral(places)} steigen ab`,
  },
};

const WINS: Readonly<Record<number, string>> = { 3: 'Zwei', 5: 'Drei', 7: 'Vier' };

function numeral(count: number): string {
  return ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf'][count] ?? String(count);
}

function begin(isPair: boolean): string {
  return isPair ? 'Ihr beginnt' : 'Du beginnst';
}

function daysOf(days: number): string {
  return days === 1 ? 'ein Tag' : `${days} Tage`;
}

function left(days: number): string {
  if (days === 0) return 'Der letzte Tag';
  if (days === 7) return 'Noch eine Woche';
  return days === 1 ? 'Noch ein Tag' : `Noch ${days} Tage`;
}
