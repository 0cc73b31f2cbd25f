import { start } from './draft-start.de.ts';
import { withStop } from './full-stop.ts';
import type { draft as english } from './draft.en.ts';

export const draft: typeof english = {
  title: 'Saisonplanung',
  withoutLevel: (count) =>
    count === 1
      ? 'Ein Spieler hat noch keine Spielstärke und käme ans Ende. Vergib sie zuerst, von Hand oder mit einem Klick aus den Wertungen.'
      : `${capital(numeral(count))} Spieler haben noch keine Spielstärke und kämen ans Ende, nach Namen sortiert. Vergib sie zuerst, von Hand oder mit einem Klick aus den Wertungen.`,
  giveLevels: 'Spielstärken vergeben',
  listAbout: 'Spieler sehen Entwürfe erst, wenn du sie zeigst oder startest.',
  none: 'Für die neue Saison gibt es noch keinen Entwurf.',
  runs: 'läuft',
  noneAbout:
    'Ein Entwurf ist ein Wettbewerb, der noch nicht begonnen hat. Leg ihn in einer geplanten Saison an und wähl den Wettbewerb, auf den er folgt. Dessen Tabellen entscheiden über Auf- und Abstieg.',
  entries: (count, isPairs) => {
    if (isPairs) return count === 1 ? '1 Paar' : `${count} Paare`;
    return `${count} Spieler`;
  },
  states: {
    empty: 'Noch nicht gefüllt',
    filled: 'Gefüllt, nicht gezeigt',
    overtaken: 'Veraltet',
    ready: 'Bereit',
  },
  stateAbout: {
    empty: 'Mit einem Klick teilst du alle in Boxen ein, mit Begründung.',
    filled: 'Die Spieler sehen ihn noch nicht.',
    overtaken: (count) =>
      count === 1
        ? 'Seitdem hat sich ein Wunsch geändert.'
        : `Seitdem haben sich ${count} Wünsche geändert.`,
    ready: 'Die Spieler sehen ihren Platz. Der Wettbewerb beginnt, wenn du ihn startest.',
  },
  byHand: (count) => (count === 1 ? '1 Änderung von Hand' : `${count} Änderungen von Hand`),
  undivided: (count) => `${count} ohne Box`,
  decide: 'Zum Brett',

  hidden: 'Die Spieler sehen diesen Entwurf erst, wenn du ihn zeigst.',
  isShown: 'Die Spieler sehen ihren Platz. Der Wettbewerb beginnt, wenn du ihn startest.',
  provisional: (previous) =>
    previous === null
      ? 'Vorläufig, weil die vorigen Tabellen nicht endgültig sind.'
      : `Vorläufig, weil die Tabellen von ${previous} nicht endgültig sind.`,
  isFinal: 'Auf Grundlage endgültiger Tabellen.',
  byLevel: 'Erste Saison, nach Spielstärke eingeteilt.',
  plan: 'Das ist eine Vorschau. Der Entwurf ist noch nicht gefüllt.',
  fill: 'Entwurf füllen',
  fillAgain: 'Entwurf neu füllen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoWhat: (what) => `Rückgängig: ${what}`,
  redoWhat: (what) => `Wiederholen: ${what}`,
  boxes: 'Zu den Boxen',
  tools: 'Suchen',
  toBox: (name, count) => `${name}: ${count}`,
  count: (count) => String(count),
  countGaps: (count, gaps) =>
    gaps === 1 ? `${count} und ein freier Platz` : `${count} und ${gaps} freie Plätze`,
  becomes: (count, next) => `${count}, dann ${next}`,
  emptyBox: 'Noch keine Spieler.',
  newcomers: 'Neue',
  alone: 'Ohne Partner',
  undividedTitle: 'Ohne Box',
  out: 'Nicht dabei',
  outEmpty: 'Alle sind dabei.',
  withdrawn: 'zurückgezogen',
  hasPlayed: 'hat schon gespielt',
  left: 'bleibt ohne Box',
  move: (name) => `${name} verschieben`,
  take: (name) => `${name} aufnehmen`,
  hint: 'Leertaste oder Enter nimmt einen Spieler auf, Pfeiltasten wählen die Box, Enter legt ab, Escape bricht ab. Ohne aufgenommenen Spieler springst du mit den Pfeiltasten zum nächsten.',
  filter: 'Anzeigen',
  filterName: 'Name suchen',
  filterShown: { all: 'Alle', changes: 'Nur Änderungen', open: 'Nur offene Fragen' },
  filterGo: 'Zeigen',
  filterOff: 'Alle zeigen',

  why: {
    held: (rank) => `bleibt, ${rank}`,
    heldUnranked: (played, minimum) => `bleibt, ohne Rang: ${played} von ${minimum} gespielt`,
    kept: (played, minimum) => `bleibt trotz ${played} von ${minimum} Spielen`,
    keptWithdrawn: 'bleibt trotz Rückzug',
    promoted: (from, rank) => `aus ${from}, ${rank}`,
    relegated: (from, rank) => `aus ${from}, ${rank}`,
    byName: (why) => `${why}: gleichauf, nach Namen sortiert`,
    goesUp: 'steigt auf',
    goesDown: 'steigt ab',
    unranked: 'ohne Rang',
    rank: (rank, isJoint) => `${isJoint ? 'gemeinsam ' : ''}${rank}.`,
    newPair: (played) => `neues Paar, wo ${played} spielte`,
    newPairNeither: 'neues Paar, beide haben noch nicht gespielt',
    level: (level) => `Spielstärke ${level}`,
    noLevel: 'noch ohne Spielstärke',
    newcomer: (level) => `neu, Spielstärke ${level}`,
    newcomerNoLevel: 'neu, noch ohne Spielstärke',
    fits: (box) => `passt in ${box}`,
    byHand: 'von Hand eingeteilt',
    movedFrom: (box) => `von Hand, laut Plan ${box}`,
    planned: (box) => `laut Plan ${box}`,
  },
  whyOut: {
    left_club: (name) => `${name} hat den Verein verlassen`,
    leaving: (name) => `${name} spielt nächste Saison nicht`,
    on_a_break: (name) => `${name} macht Pause`,
    not_now: (name) => `${name} möchte nicht spielen`,
    not_playing: (name, what) => `${name} spielt kein ${what}`,
    other_wish: (name, what) => `${name} möchte kein ${what} spielen`,
    no_wish: (what) => `hat noch nichts zu ${what} gesagt`,
    mine: {
      left_club: 'hat den Verein verlassen',
      leaving: 'spielt nächste Saison nicht',
      on_a_break: 'macht Pause',
      not_now: 'möchte nicht spielen',
      not_playing: 'spielt nicht mit',
      other_wish: 'möchte etwas anderes spielen',
    },
    withdrew: 'hat sich zurückgezogen',
    opted_out: 'hat für nächste Saison abgesagt',
    too_few_matches: (played, minimum) => `${played} von ${minimum} nötigen Spielen gespielt`,
    seeks: (seeker) => `${seeker} möchte einen anderen Partner`,
    bothSeek: 'beide möchten einen anderen Partner',
    playsWith: (seeker, partner) => `${seeker} spielt mit ${partner}`,
    needsPartner: 'sucht einen Partner',
    needsAnother: 'sucht einen anderen Partner',
    toCoach: 'sucht einen Partner und überlässt dir die Wahl',
    partnerAway: (why) => `sucht einen anderen Partner: ${why}`,
    missing: 'im Plan, aber nicht im Entwurf',
  },
  disciplines: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },

  gap: {
    title: 'Freier Platz.',
    promotionOf: (who, why) => `${who} wäre aufgestiegen, aber: ${withStop(why)}`,
    relegationOf: (who, why) => `${who} wäre abgestiegen, aber: ${withStop(why)}`,
    instead: (who, standing) => `Möglicher Ersatz: *${who}*, ${withStop(standing)}`,
    standing: (rank, from) => `${rank} in ${from}`,
    nobody: 'Es gibt keinen passenden Ersatz.',
    move: (who) => `${who} verschieben`,
    leave: 'Platz frei lassen',
  },

  place: {
    now: (box) => `Jetzt in ${withStop(box)}`,
    nowNone: 'Im Entwurf, ohne Box.',
    nowOut: 'Nicht im Entwurf.',
    plan: (box) => `Laut Plan ${withStop(box)}`,
    suggestion: (box) => `${box} würde passen.`,
    where: 'In welche Box?',
    noBox: 'Es gibt noch keine Boxen.',
    makeBoxes: 'Boxen anlegen',
    takeOut: 'Aus dem Entwurf entfernen',
    takeOutAbout:
      'Von Hand entfernte Spieler bleiben draußen, auch wenn du den Entwurf neu füllst.',
    keep: 'Trotzdem behalten',
    keepAbout: (again) =>
      again
        ? 'Der Plan ignoriert diesen Grund und behält sie. Der Entwurf wird mit den neuesten Wünschen neu gefüllt. Änderungen von Hand bleiben.'
        : 'Der Plan ignoriert diesen Grund und behält sie. Änderungen von Hand bleiben.',
    leave: 'Ohne Box lassen',
    leaveAbout:
      'Damit verschwindet die Frage von der Liste. Du kannst die Meldung weiterhin einteilen.',
    ask: 'Wieder fragen',
    pair: 'Welcher Partner?',
    pairNobody: 'Sonst ist niemand ohne Partner.',
    fixedPlayed: 'Es gibt schon ein Ergebnis, deshalb kannst du hier niemanden mehr verschieben.',
    fixedAway: 'Abwesende Spieler kannst du nicht einteilen.',
    notFilled: 'Füll zuerst den Entwurf. Dabei werden die Boxen angelegt.',
    gone: 'Diese Meldung ist nicht mehr auf diesem Brett.',
  },

  fillPage: {
    title: 'Entwurf füllen',
    again: 'Entwurf neu füllen',
    about:
      'Alle werden nach den Tabellen eingeteilt, mit Begründung. Das gilt erst, wenn du den Wettbewerb startest.',
    aboutFirst:
      'In der ersten Saison stehen die Stärksten oben. Spieler ohne Spielstärke kommen ans Ende, nach Namen sortiert. Das gilt erst, wenn du startest.',
    unsaid: {
      placed: (count) =>
        count === 1
          ? 'Ein Mitglied hat noch nichts dazu gesagt und wird nach Spielstärke eingeteilt. Mitglieder, die abgesagt haben, aufhören oder Pause machen, sind nicht dabei.'
          : `${count} Mitglieder haben noch nichts dazu gesagt und werden nach Spielstärke eingeteilt. Mitglieder, die abgesagt haben, aufhören oder Pause machen, sind nicht dabei.`,
      left_out: (count) =>
        count === 1
          ? 'Ein Mitglied hat noch nichts dazu gesagt und ist nicht dabei.'
          : `${count} Mitglieder haben noch nichts dazu gesagt und sind nicht dabei.`,
      place: 'Auch einteilen',
      leaveOut: 'Nur Mitglieder mit Zusage',
    },
    againAbout: 'Der Plan wird mit den neuesten Wünschen noch einmal angewendet.',
    boxes: (count) => (count === 1 ? 'Eine Box' : `${count} Boxen`),
    places: (count) => `${count} Plätze`,
    outs: (count) => `${count} nicht dabei`,
    provisional:
      'Die Tabellen sind nicht endgültig, deshalb fällt noch niemand wegen zu weniger Spiele weg. Füll den Entwurf neu, sobald sie es sind.',
    lost: 'Geht verloren',
    lostAbout: 'Deine Änderungen bei Spielern, die der Plan jetzt auslässt.',
    stays: 'Deine Änderungen bleiben',
    changes: 'Änderungen',
    nothing: 'Du hast nichts von Hand geändert, also geht nichts verloren.',
    same: 'Der Entwurf entspricht schon dem Plan.',
    go: 'Entwurf jetzt füllen',
    goAgain: 'Entwurf jetzt neu füllen',
    lostMoved: (name) => `${name}: war verschoben`,
    lostNamed: (name) => `${name}: war umbenannt`,
    lostBoth: (name) => `${name}: war verschoben und umbenannt`,
    entered: (name) => `${name}: eingetragen`,
    moved: (name, box) =>
      box === null ? `${name}: aus den Boxen entfernt` : `${name}: in ${box} verschoben`,
    played: (name) => `${name}: hat schon gespielt`,
    takenOut: (name) => `${name}: entfernt`,
    otherwise: (name, other) => `${name}: ${other} ist anders eingetragen`,
    comes: (name, box) => `${name} kommt in ${box}`,
    goes: (name) => `${name} fällt weg`,
    goesWhy: (name, why) => `${name} fällt weg: ${why}`,
    turns: (name, box) => `${name} wechselt in ${box}`,
  },

  start,
  before: (count) =>
    count === 1
      ? 'Noch eine offene Frage vor dem Start.'
      : `Noch ${numeral(count)} offene Fragen vor dem Start.`,
  beforeNone: 'Keine offenen Fragen.',
  through: 'Fragen durchgehen',
  toStart: 'Zum Start',
  questions: {
    gaps: (box) => `Ein freier Platz in ${withStop(box)}`,
    gapsMany: (count) => `${capital(numeral(count))} freie Plätze.`,
    newcomers: (count) =>
      count === 1
        ? 'Ein neuer Spieler ohne Box.'
        : `${capital(numeral(count))} neue Spieler ohne Box.`,
    alone: (count) =>
      count === 1
        ? 'Ein Spieler ohne Partner.'
        : `${capital(numeral(count))} Spieler ohne Partner.`,
    undivided: (count) =>
      count === 1 ? 'Eine Meldung ohne Box.' : `${capital(numeral(count))} Meldungen ohne Box.`,
    overtaken: (count) =>
      count === 1
        ? 'Seit dem Füllen hat sich ein Wunsch geändert.'
        : `Seit dem Füllen haben sich ${count} Wünsche geändert.`,
  },

  done: {
    moved: (name, box) => `${name}: jetzt in ${withStop(box)}`,
    none: (name) => `${name}: jetzt ohne Box.`,
    out: (name) => `${name}: nicht mehr im Entwurf.`,
    undone: (name) => `Rückgängig gemacht: ${withStop(name)}`,
    redone: (name) => `Wiederholt: ${withStop(name)}`,
    filled: 'Der Entwurf ist gefüllt.',
    kept: (name) => `${name} bleibt dabei.`,
    left: 'Unverändert gelassen.',
    asked: 'Die Frage ist wieder da.',
    shown: 'Die Spieler sehen jetzt ihren Platz.',
    hidden: 'Die Spieler sehen ihren Platz nicht mehr.',
  },
  conflict: {
    moved: (by, name, box) =>
      `${by} hat inzwischen ${name} in ${box} verschoben. Das ist der aktuelle Stand.`,
    none: (by, name) =>
      `${by} hat inzwischen ${name} aus den Boxen entfernt. Das ist der aktuelle Stand.`,
    out: (by, name) =>
      `${by} hat inzwischen ${name} aus dem Entwurf entfernt. Das ist der aktuelle Stand.`,
    somebody: 'Jemand',
    undo: (sentence) => `Rückgängig machen ging nicht. ${sentence}`,
    redo: (sentence) => `Wiederholen ging nicht. ${sentence}`,
    changed: (name) => `${name} wurde inzwischen geändert. Das ist der aktuelle Stand.`,
    plan: 'Inzwischen hat jemand den Entwurf geändert. Es wurde nichts gefüllt. Prüf es bitte noch einmal.',
    played: (name) => `${name} hat hier schon ein Ergebnis und bleibt.`,
    away: (name) => `${name} ist nicht da und kann in keine Box.`,
    begun: 'Der Wettbewerb hat inzwischen begonnen. Du kannst niemanden mehr verschieben.',
    pair: 'Diese beiden können hier kein Paar sein.',
    gone: 'Diese Box gibt es nicht mehr.',
    who: 'Wähl einen Spieler und eine Box.',
    nothingToUndo: 'Es gibt nichts mehr rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts mehr zu wiederholen.',
  },
  news: {
    moved: (by, name) => `${by} hat ${name} verschoben.`,
    entered: (by, name) => `${by} hat ${name} eingetragen.`,
    out: (by) => `${by} hat jemanden entfernt.`,
    filled: (by) => `${by} hat den Entwurf gefüllt.`,
    other: (by) => `${by} hat etwas geändert.`,
    somebody: 'Jemand',
  },
  heard: {
    taken: '{name} aus {box} aufgenommen. Wähl mit den Pfeiltasten eine Box.',
    over: '{box}, {count}, dann {next}',
    overOut: 'Aus dem Entwurf heraus',
    back: '{name} ist wieder in {box}.',
    put: '{name} ist jetzt in {box}.',
    close: 'Schließen',
    away: 'Diese Seite ist nicht aktuell, weil die Website nicht antwortet. Was du verschiebst, wird später gespeichert.',
  },
};

const NUMERALS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
}
