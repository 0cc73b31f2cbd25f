import { start } from './draft-start.de.ts';
import { withStop } from './full-stop.ts';
import type { draft as english } from './draft.en.ts';

export const draft: typeof english = {
  title: 'Neue Saison',
  withoutLevel: (count) =>
    `${count === 1 ? 'Jemand steht' : `${capital(numeral(count))} Leute stehen`} nur nach dem Namen da, weil die Spielstärke fehlt. Vergib sie erst: von Hand oder mit einem Druck aus Wertungen.`,
  giveLevels: 'Spielstärken vergeben',
  listAbout:
    'Wettbewerbe im Entwurf. Spieler sehen von einem Entwurf nichts, bis du ihn zeigst oder startest.',
  none: 'Für die neue Saison gibt es noch keinen Entwurf.',
  runs: 'läuft schon',
  noneAbout:
    'Ein Entwurf ist ein Wettbewerb, der noch nicht begonnen hat. Leg ihn in einer geplanten Saison an und nenne den Wettbewerb, auf den er folgt: Dessen Tabellen entscheiden über Auf- und Abstieg.',
  entries: (count, isPairs) => {
    if (isPairs) return count === 1 ? '1 Paar' : `${count} Paare`;
    return `${count} Spieler`;
  },
  states: {
    empty: 'Noch nicht gefüllt',
    filled: 'Gefüllt, nicht entschieden',
    overtaken: 'Überholt',
    ready: 'Bereit',
  },
  stateAbout: {
    empty: 'Ein Druck, und alle stehen in einer Box, mit Begründung.',
    filled: 'Spieler sehen davon noch nichts.',
    overtaken: (count) =>
      count === 1
        ? 'Seither wurde etwas gesagt, das ihn ändern würde.'
        : `Seither wurde ${count}-mal etwas gesagt, das ihn ändern würde.`,
    ready: 'Spieler sehen ihren Platz. Los geht es, wenn du startest.',
  },
  byHand: (count) => (count === 1 ? '1 Änderung von Hand' : `${count} Änderungen von Hand`),
  undivided: (count) => `${count} ohne Box`,
  decide: 'Zum Brett',

  hidden: 'Ein Entwurf: Spieler sehen nichts, bis du ihn zeigst.',
  isShown: 'Spieler sehen ihren Platz. Los geht es, wenn du startest.',
  provisional: (previous) =>
    previous === null
      ? 'Vorläufig, denn die Tabellen davor sind nicht endgültig.'
      : `Vorläufig, denn die Tabellen von ${previous} sind nicht endgültig.`,
  isFinal: 'Nach endgültigen Tabellen.',
  byLevel: 'Eine erste Saison: nach Spielstärke eingeteilt.',
  plan: 'So sähe es aus. Gefüllt ist noch nichts.',
  fill: 'Füllen',
  fillAgain: 'Neu füllen',
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
  emptyBox: 'Noch niemand.',
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
  hint: 'Leertaste oder Enter nimmt jemanden auf, Pfeile wählen die Box, Enter legt ab, Escape legt zurück. Ist niemand aufgenommen, führen die Pfeile von einem zum anderen.',
  filter: 'Anzeigen',
  filterName: 'Name suchen',
  filterShown: { all: 'Alle', changes: 'Nur Änderungen', open: 'Nur offene Fragen' },
  filterGo: 'Zeigen',
  filterOff: 'Alle zeigen',

  why: {
    held: (rank) => `bleibt, ${rank}`,
    heldUnranked: (played, minimum) => `bleibt, ohne Rang: ${played} von ${minimum} gespielt`,
    kept: (played, minimum) => `behalten: ${played} von ${minimum} gespielt`,
    keptWithdrawn: 'behalten, obwohl zurückgezogen',
    promoted: (from, rank) => `aus ${from}, ${rank}`,
    relegated: (from, rank) => `aus ${from}, ${rank}`,
    byName: (why) => `${why}: gleichauf, allein nach dem Namen`,
    goesUp: 'steigt auf',
    goesDown: 'steigt ab',
    unranked: 'ohne Rang',
    rank: (rank, isJoint) => `${isJoint ? 'gemeinsam ' : ''}${rank}.`,
    newPair: (played) => `neues Paar, wo ${played} spielte`,
    newPairNeither: 'neues Paar, beide waren noch nicht dabei',
    level: (level) => `Spielstärke ${level}`,
    noLevel: 'noch ohne Spielstärke',
    newcomer: (level) => `neu, Spielstärke ${level}`,
    newcomerNoLevel: 'neu, noch ohne Spielstärke',
    fits: (box) => `passt in ${box}`,
    byHand: 'von Hand eingetragen',
    movedFrom: (box) => `von Hand; laut Plan ${box}`,
    planned: (box) => `laut Plan ${box}`,
  },
  whyOut: {
    left_club: (name) => `${name} hat den Verein verlassen`,
    leaving: (name) => `${name} spielt nächste Saison nicht`,
    on_a_break: (name) => `${name} macht Pause`,
    not_now: (name) => `${name} möchte nicht spielen`,
    not_playing: (name, what) => `${name} spielt kein ${what}`,
    other_wish: (name, what) => `${name} möchte kein ${what} spielen`,
    no_wish: (what) => `hat nicht gesagt, ob es ${what} sein soll`,
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
    too_few_matches: (played, minimum) => `${played} von ${minimum} erwarteten Spielen gespielt`,
    seeks: (seeker) => `${seeker} möchte jemand anderes als Partner`,
    bothSeek: 'beide möchten jemand anderes als Partner',
    playsWith: (seeker, partner) => `${seeker} spielt mit ${partner}`,
    needsPartner: 'sucht einen Partner',
    needsAnother: 'sucht einen anderen Partner',
    toCoach: 'sucht einen Partner und überlässt es dir',
    partnerAway: (why) => `sucht einen anderen Partner: ${why}`,
    missing: 'im Plan, aber nicht im Entwurf',
  },
  disciplines: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },

  gap: {
    title: 'Freier Platz.',
    promotionOf: (who, why) => `Aufgestiegen wäre ${who}: ${withStop(why)}`,
    relegationOf: (who, why) => `Abgestiegen wäre ${who}: ${withStop(why)}`,
    instead: (who, standing) => `Stattdessen könnte kommen: *${who}*, ${withStop(standing)}`,
    standing: (rank, from) => `${rank} in ${from}`,
    nobody: 'Aus der richtigen Hälfte könnte sonst niemand kommen.',
    move: (who) => `${who} verschieben`,
    leave: 'Frei lassen',
  },

  place: {
    now: (box) => `Jetzt in ${withStop(box)}`,
    nowNone: 'Im Entwurf, in keiner Box.',
    nowOut: 'Nicht im Entwurf.',
    plan: (box) => `Laut Plan ${withStop(box)}`,
    suggestion: (box) => `${box} würde passen.`,
    where: 'In welche Box?',
    noBox: 'Es gibt noch keine Box.',
    makeBoxes: 'Boxen anlegen',
    takeOut: 'Aus dem Entwurf nehmen',
    takeOutAbout: 'Wer von Hand herausgenommen ist, bleibt draußen, auch wenn neu gefüllt wird.',
    keep: 'Trotzdem behalten',
    keepAbout: (again) =>
      again
        ? 'Der Plan behält sie, als wäre nichts gewesen. Der Entwurf wird neu gefüllt: Was Mitglieder seither gesagt haben, kommt hinein, was von Hand gemacht ist, bleibt.'
        : 'Der Plan behält sie, als wäre nichts gewesen. Was von Hand gemacht ist, bleibt.',
    leave: 'Ohne Box lassen',
    leaveAbout: 'Die Frage verschwindet von der Liste. Eintragen geht weiterhin.',
    ask: 'Wieder fragen',
    pair: 'Mit wem?',
    pairNobody: 'Sonst ist niemand ohne Partner.',
    fixedPlayed: 'Ein Ergebnis liegt vor: Hier wird niemand mehr verschoben.',
    fixedAway: 'Wer nicht da ist, kommt in keine Box.',
    notFilled: 'Füll zuerst den Entwurf: Dabei entstehen die Boxen.',
    gone: 'Auf diesem Brett ist das niemand mehr.',
  },

  fillPage: {
    title: 'Entwurf füllen',
    again: 'Entwurf neu füllen',
    about:
      'Alle, die zu Ende gespielt haben, kommen dorthin, wohin die Tabellen sie bringen, mit Begründung. Wirksam wird nichts, bis du startest.',
    aboutFirst:
      'Eine erste Saison: die Stärksten oben, wer keine Spielstärke hat, zuletzt und nach Namen. Wirksam wird nichts, bis du startest.',
    unsaid: {
      placed: (count) =>
        count === 1
          ? 'Ein Mitglied hat noch nichts dazu gesagt und ist auch dabei, nach Spielstärke. Wer abgesagt hat, geht oder pausiert, ist es nicht.'
          : `${count} Mitglieder haben noch nichts dazu gesagt und sind auch dabei, nach Spielstärke. Wer abgesagt hat, geht oder pausiert, ist es nicht.`,
      left_out: (count) =>
        count === 1
          ? 'Ein Mitglied hat noch nichts dazu gesagt und ist nicht dabei.'
          : `${count} Mitglieder haben noch nichts dazu gesagt und sind nicht dabei.`,
      place: 'Auch einteilen',
      leaveOut: 'Nur wer zugesagt hat',
    },
    againAbout: 'Der Plan wird neu befolgt, mit allem, was Mitglieder seither gesagt haben.',
    boxes: (count) => (count === 1 ? 'Eine Box' : `${count} Boxen`),
    places: (count) => `${count} Plätze`,
    outs: (count) => `${count} nicht dabei`,
    provisional:
      'Die Tabellen sind nicht endgültig: Wegen zu weniger Spiele fehlt noch niemand. Füll neu, wenn sie es sind.',
    lost: 'Das geht verloren',
    lostAbout: 'Von Hand gemacht für jemanden, den der Plan jetzt auslässt.',
    stays: 'Das bleibt, wie es von Hand gemacht ist',
    changes: 'Das ändert sich',
    nothing: 'Von Hand ist nichts gemacht: Verloren geht nichts.',
    same: 'Der Entwurf ist schon so, wie der Plan ihn hat.',
    go: 'Jetzt füllen',
    goAgain: 'Jetzt neu füllen',
    lostMoved: (name) => `${name}: war verschoben`,
    lostNamed: (name) => `${name}: hatte einen Namen bekommen`,
    lostBoth: (name) => `${name}: war verschoben und hatte einen Namen bekommen`,
    entered: (name) => `${name}: eingetragen`,
    moved: (name, box) =>
      box === null ? `${name}: aus den Boxen genommen` : `${name}: nach ${box} verschoben`,
    played: (name) => `${name}: hat schon gespielt`,
    takenOut: (name) => `${name}: herausgenommen`,
    otherwise: (name, other) => `${name}: ${other} ist anders eingetragen`,
    comes: (name, box) => `${name} kommt nach ${box}`,
    goes: (name) => `${name} fällt heraus`,
    goesWhy: (name, why) => `${name} fällt heraus: ${why}`,
    turns: (name, box) => `${name} wechselt nach ${box}`,
  },

  start,
  before: (count) =>
    count === 1 ? 'Noch eins vor dem Start.' : `Noch ${numeral(count)} Dinge vor dem Start.`,
  beforeNone: 'Nichts ist offen.',
  through: 'Durchgehen',
  toStart: 'Zum Start',
  questions: {
    gaps: (box) => `Ein freier Platz in ${withStop(box)}`,
    gapsMany: (count) => `${capital(numeral(count))} freie Plätze.`,
    newcomers: (count) =>
      count === 1 ? 'Jemand Neues ohne Box.' : `${capital(numeral(count))} Neue ohne Box.`,
    alone: (count) =>
      count === 1 ? 'Jemand ohne Partner.' : `${capital(numeral(count))} ohne Partner.`,
    undivided: (count) =>
      count === 1 ? 'Jemand in keiner Box.' : `${capital(numeral(count))} in keiner Box.`,
    overtaken: (count) =>
      count === 1
        ? 'Nach dem Füllen wurde noch etwas gesagt.'
        : `Nach dem Füllen wurde noch ${count}-mal etwas gesagt.`,
  },

  done: {
    moved: (name, box) => `${name}: jetzt in ${withStop(box)}`,
    none: (name) => `${name}: jetzt in keiner Box.`,
    out: (name) => `${name}: nicht mehr im Entwurf.`,
    undone: (name) => `Rückgängig gemacht: ${withStop(name)}`,
    redone: (name) => `Wiederholt: ${withStop(name)}`,
    filled: 'Der Entwurf ist gefüllt.',
    kept: (name) => `${name}: behalten.`,
    left: 'Bleibt, wie es ist.',
    asked: 'Die Frage ist wieder da.',
    shown: 'Spieler sehen jetzt ihren Platz.',
    hidden: 'Spieler sehen ihn nicht mehr.',
  },
  conflict: {
    moved: (by, name, box) =>
      `${by} hat inzwischen ${name} in ${box} gesetzt. Das bleibt; so steht es jetzt.`,
    none: (by, name) =>
      `${by} hat inzwischen ${name} aus den Boxen genommen. Das bleibt; so steht es jetzt.`,
    out: (by, name) =>
      `${by} hat inzwischen ${name} aus dem Entwurf genommen. Das bleibt; so steht es jetzt.`,
    somebody: 'Jemand',
    undo: (sentence) => `Nicht rückgängig gemacht. ${sentence}`,
    redo: (sentence) => `Nicht wiederholt. ${sentence}`,
    changed: (name) => `${name} wurde inzwischen geändert. So steht es jetzt.`,
    plan: 'Inzwischen hat jemand den Entwurf geändert. Gefüllt wurde nichts: Bitte noch einmal ansehen.',
    played: (name) => `${name} hat hier schon ein Ergebnis und bleibt.`,
    away: (name) => `${name} ist nicht da und kommt in keine Box.`,
    begun: 'Es hat inzwischen begonnen: Hier wird nichts mehr verschoben.',
    pair: 'Diese beiden können hier kein Paar sein.',
    gone: 'Diese Box gibt es nicht mehr.',
    who: 'Wähle, wen, und wohin.',
    nothingToUndo: 'Es gibt nichts mehr rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts mehr zu wiederholen.',
  },
  news: {
    moved: (by, name) => `${by} hat ${name} verschoben.`,
    entered: (by, name) => `${by} hat ${name} eingetragen.`,
    out: (by) => `${by} hat jemanden herausgenommen.`,
    filled: (by) => `${by} hat den Entwurf gefüllt.`,
    other: (by) => `${by} hat etwas geändert.`,
    somebody: 'Jemand',
  },
  heard: {
    taken: '{name} aufgenommen, aus {box}. Pfeile wählen eine Box.',
    over: '{box}, {count}, dann {next}',
    overOut: 'Aus dem Entwurf heraus',
    back: '{name} liegt wieder in {box}.',
    put: '{name} liegt in {box}.',
    close: 'Schließen',
    away: 'Diese Seite ist nicht auf dem Stand: Die Website antwortet nicht. Was du verschiebst, wartet.',
  },
};

const NUMERALS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
}
