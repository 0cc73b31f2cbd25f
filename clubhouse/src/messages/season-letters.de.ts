import { withStop } from './full-stop.ts';
import { germanPoints } from './points.ts';
import type { seasonLetters as english } from './season-letters.en.ts';

export const seasonLetters: typeof english = {
  partnerNamed: {
    subject: (who, competition) => `${who} möchte mit dir ${competition} spielen`,
    heading: 'Ein Paar für die nächste Saison?',
    text: (who, competition) => `*${who}* möchte nächste Saison mit dir *${competition}* spielen.`,
    follows: 'Sobald du zusagst, seid ihr ein Paar. Du kannst dort auch absagen.',
    leaves: (present) =>
      `Bisher ist vorgesehen, dass du mit *${present}* weiterspielst. Sagst du zu, gilt das nicht mehr. Du kannst dort auch absagen.`,
    button: 'Anfrage beantworten',
    silent: 'Wenn du nicht antwortest, bleibt alles, wie es ist.',
  },
  begun: {
    subject: (competition, division) =>
      division === null
        ? `${competition}: Es geht los`
        : `${competition}: Es geht los in ${division}`,
    subjectOfSeveral: (competitions) => `Deine Saison hat begonnen: ${competitions.join(', ')}`,
    heading: 'Es geht los.',
    text: (competition, division, partner) =>
      `du spielst *${competition}*${division === null ? '' : ` in *${division}*`}${
        partner === null ? '' : `, mit *${partner}*`
      }.`,
    until: (day) => `Spiel bis *${day}* und trag deine Ergebnisse ein.`,
    rules: 'Die Regeln in Kürze',
    opponents: 'Deine Gegner',
    partner: 'Dein Partner',
    partnerAndOpponents: 'Dein Partner und deine Gegner',
    partnerIn: (competition) => `dein Partner in ${competition}`,
    button: 'Meine Spiele ansehen',
  },
  week: {
    subject: (days, matches) =>
      `${left(days)}: ${matches === 1 ? 'ein Spiel ist offen' : `${matches} Spiele sind offen`}`,
    heading: (days) => `${left(days)}.`,
    text: (day) => `Spiel bis *${day}* und trag deine Ergebnisse ein.`,
    short: (played, minimum, where) =>
      `${where}: Du hast ${played} von ${minimum} für einen Rang nötigen Spielen gespielt.`,
    toPlay: 'Noch zu spielen',
    toReport: 'Noch einzutragen (die andere Seite hat schon)',
    toClear: 'Noch zu klären (ihr habt unterschiedliche Ergebnisse eingetragen)',
    match: (name, where) => `${name} (${where})`,
    button: 'Meine Spiele ansehen',
  },
  reminder: {
    subject: (matches, days) =>
      `Noch ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`}${
        days === null
          ? ''
          : days === 0
            ? ', heute ist der letzte Tag'
            : `, noch ${formatDays(days)}`
      }`,
    heading: (matches) =>
      matches === 1 ? 'Ein Spiel fehlt noch.' : `${matches} Spiele fehlen noch.`,
    text: (matches) =>
      matches === 1
        ? 'der Trainer bittet dich, dein offenes Spiel zu vereinbaren.'
        : 'der Trainer bittet dich, deine offenen Spiele zu vereinbaren.',
    until: (days, day) =>
      days === 0
        ? `*Heute*, ${day}, ist die Frist für Ergebnisse.`
        : `Es ${days === 1 ? 'bleibt' : 'bleiben'} noch *${formatDays(days)}*: Trag deine Ergebnisse bis ${day} ein.`,
    away: 'Verletzt oder verreist? Sag es unter „Wünsche“ oder dem Trainer, damit niemand auf dich wartet.',
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
      `in *${season}* hat der Trainer in *${competition}* keinen Platz für dich. Grund:`,
    begins:
      'Wenn die Saison beginnt, bekommst du eine E-Mail mit deinen Gegnern und ihren Kontaktdaten.',
    askCoach: 'Hast du etwas anderes erwartet? Sprich mit dem Trainer.',
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
        ? `Ihr habt ${played} von ${minimum} nötigen Spielen gespielt und bleibt trotzdem in ${withStop(division)}`
        : `Du hast ${played} von ${minimum} nötigen Spielen gespielt und bleibst trotzdem in ${withStop(division)}`,
    keptWithdrawn: (isPair, division) =>
      isPair
        ? `Ihr habt euch zurückgezogen und bleibt trotzdem in ${withStop(division)}`
        : `Du hast dich zurückgezogen und bleibst trotzdem in ${withStop(division)}`,
    newPair: (to, played) =>
      `Ihr seid ein neues Paar und beginnt in ${to}, wo ${played === null ? 'du gespielt hast' : `${played} gespielt hat`}.`,
    newPairNeither: (to) =>
      `Ihr seid ein neues Paar und beginnt in ${to}, weil vorher keiner von euch gespielt hat.`,
    byLevel: (isPair, to, level) =>
      `${begin(isPair)} wegen Spielstärke ${level} in ${withStop(to)}`,
    withoutLevel: (isPair, to) => `${begin(isPair)} in ${withStop(to)}`,
    byHand: (isPair, to) =>
      `${begin(isPair)} in ${to}, weil ${isPair ? 'euch' : 'dich'} der Trainer dort eingeteilt hat.`,
    tooFew: (isPair, played, minimum) =>
      `${isPair ? 'Ihr habt' : 'Du hast'} ${played} von ${minimum} nötigen Spielen gespielt.`,
    needPartner: 'Du brauchst einen Partner.',
    partnerGone: (partner) =>
      `${partner} spielt nächste Saison nicht. Du brauchst einen neuen Partner.`,
    partnerSeeks: (partner) =>
      `${partner} möchte nächste Saison mit jemand anderem spielen. Auch du brauchst einen neuen Partner.`,
    partnerPlaysWith: (partner, other) =>
      `${partner} spielt nächste Saison mit ${withStop(other)} Du brauchst einen neuen Partner.`,
  },
  rules: {
    best: (bestOf) => (bestOf === 1 ? 'Ein Satz' : `${WINS[bestOf] ?? bestOf} Gewinnsätze`),
    inGames: (bestOf) =>
      `Wer zuerst ${numeral((bestOf + 1) / 2)} Games hat, gewinnt, und nur Games zählen`,
    to: (games) => `bis ${games}`,
    clear: (by) => (by === 1 ? '' : `, mit ${by === 2 ? 'zwei' : by} Punkten Vorsprung`),
    cap: (cap) => `, spätestens bei ${cap}`,
    tiebreak: (at) => `, Tiebreak bei ${at}:${at}`,
    total: (games) => `mit genau ${games} Games`,
    timed: 'auf Zeit: Wer am Ende führt, gewinnt',
    all: (sets) => `Alle ${sets} Sätze werden gespielt,`,
    unfinished: 'ist die Zeit um, gilt der aktuelle Spielstand',
    byGames: 'ist die Zeit um, gewinnt, wer mehr Games hat',
    draws: 'ein Spiel kann unentschieden enden',
    twice: 'du spielst zweimal gegen jeden',
    draw: (points) => `ein Unentschieden ${points}`,
    result: (result, won, lost) => `${result.replace('-', ':')}: ${won} und ${lost}`,
    byResult: (results) =>
      `die Punkte für Sieg und Niederlage hängen vom Ergebnis ab (${results.join(', ')})`,
    or: ' oder ',
    matchTiebreak: (to) => `statt des letzten Satzes ein Match-Tiebreak bis ${to}`,
    lastSet: (set) => `der letzte ${set}`,
    points: (win, loss) => `Ein Sieg bringt ${win}, eine Niederlage ${loss}`,
    noPoints: 'Wer mehr Spiele gewinnt, steht weiter oben',
    perSet: (points) => `jeder gewonnene Satz ${points}`,
    perGame: (points, isPoints) =>
      `${isPoints ? 'jeder gewonnene Ball' : 'jedes gewonnene Game'} ${points}`,
    bonus: {
      straight_sets_win: (points) => `${points} extra für einen Sieg ohne Satzverlust`,
      loss_with_a_set: (points) => `${points} extra für eine Niederlage mit Satzgewinn`,
      every_match_played: (points) => `${points} extra, wenn du alle Spiele spielst`,
      matches_played: (points, count, by) =>
        `${points} extra für ${count} Spiele${by === null ? '' : ` bis ${by}`}`,
    },
    absent: (points) => `Nichtantreten bringt ${points}`,
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
    beside: (boxes) => `deine Box ist gleichrangig mit ${AND.format(boxes)}`,
    upTo: (boxes) => `die Besten steigen auf in ${OR.format(boxes)}`,
    downTo: (boxes) => `die Letzten steigen ab in ${OR.format(boxes)}`,
  },
};

const WINS: Readonly<Record<number, string>> = { 3: 'Zwei', 5: 'Drei', 7: 'Vier' };

function numeral(count: number): string {
  return ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf'][count] ?? String(count);
}

function begin(isPair: boolean): string {
  return isPair ? 'Ihr beginnt' : 'Du beginnst';
}

function formatDays(days: number): string {
  return days === 1 ? 'ein Tag' : `${days} Tage`;
}

function left(days: number): string {
  if (days === 0) return 'Letzter Tag';
  if (days === 7) return 'Noch eine Woche';
  return days === 1 ? 'Noch ein Tag' : `Noch ${days} Tage`;
}

const AND = new Intl.ListFormat('de');
const OR = new Intl.ListFormat('de', { type: 'disjunction' });
