import { withStop } from './full-stop.ts';
import { germanNumeral as numeral } from './numerals.ts';
import type { seasons as english } from './seasons.en.ts';

export const seasons: typeof english = {
  title: 'Saisons',
  about: 'Was gerade gespielt wird, was geplant ist und was war.',
  groups: {
    active: 'Läuft',
    planning: 'In Planung',
    complete: 'Abgeschlossen',
    archived: 'Archiv',
  },
  none: 'Noch keine Saison',
  noneAbout:
    'Eine Saison hat ihre Tage, einen letzten Tag für Ergebnisse und das, was gespielt wird: Einzel, Doppel oder Mixed.',
  first: 'Erste Saison planen',
  plan: 'Saison planen',
  planNext: 'Danach die nächste planen',
  above: 'Seiten darüber',
  noDates: 'noch ohne Tage',
  dates: (from, to) => `${from} bis ${to}`,
  from: (day) => `ab ${day}`,
  to: (day) => `bis ${day}`,
  closes: (day) => `Ergebnisse bis ${day}, Mitternacht`,
  closed: (day) => `Ergebnisse nahm sie bis ${day} an`,
  noDeadline: 'ohne letzten Tag für Ergebnisse',
  playedOf: (played, fixtures) => `${played} von ${fixtures} gespielt`,
  percent: (share) => `${share}\u00a0%`,
  waiting: 'warten',
  differ: 'strittig',
  short: 'zu wenig',
  behind: 'im Rückstand',
  boxes: (count) => (count === 1 ? 'Eine Box' : `${numeral(count)} Boxen`),
  noBoxes: 'Keine Boxen',
  emptyBoxes: (empty, all) =>
    empty === all ? 'noch leer' : `davon ${numeral(empty).toLowerCase()} leer`,
  unplayable: {
    nobody: (name) => `In ${name} ist noch niemand in einer Box.`,
    nobody_to_play: (name) =>
      `In keiner Box von ${name} sind zwei, es hat also niemand einen Gegner.`,
  },
  early: (days, day) =>
    `Ihr erster Tag ist ${withStop(day)} Jetzt gestartet, beginnt sie ${days === 1 ? 'einen Tag' : `${days} Tage`} zu früh.`,
  entries: (count, discipline) =>
    discipline === 'singles'
      ? count === 1
        ? 'ein Spieler'
        : `${count} Spieler`
      : count === 1
        ? 'ein Paar'
        : `${count} Paare`,
  draft: 'nicht gestartet',
  over: 'abgeschlossen',
  competition: 'Öffnen',
  rules: 'Regeln',
  nothingPlayed: 'In dieser Saison wird noch nichts gespielt.',
  addCompetition: 'Wettbewerb anlegen',
  moveDeadline: 'Frist verlegen',
  editDates: 'Name und Tage',
  wall: 'Aushang drucken',
  chase: 'Offene Spiele',
  next: {
    title: 'Was als Nächstes kommt',
    active: 'Saison starten',
    complete: 'Saison abschließen',
    archived: 'Ins Archiv legen',
    planning: 'Planen',
    begin: (name) => `Zu ${name}, noch nicht begonnen`,
    plays: 'Es wird gespielt. Abgeschlossen wird, wenn alles gespielt ist.',
    playsUntil: (day) =>
      `Gespielt wird bis ${withStop(day)} Abgeschlossen wird dann, oder wenn alles gespielt ist.`,
  },
  blockersCount: (count) =>
    count === 1
      ? 'Eine Sache muss vorher in Ordnung kommen.'
      : `${count} Dinge müssen vorher in Ordnung kommen.`,
  warningsCount: (count) =>
    count === 1
      ? 'Eine Sache solltest du vorher lesen.'
      : `${count} Dinge solltest du vorher lesen.`,
  ready: 'Es steht nichts im Weg.',
  more: 'Mehr',
  remove: 'Diese Saison löschen',
  removeAbout:
    'Sie ist noch in Planung, und es ist nichts darin. Danach ist sie weg, sonst nichts.',
  removed: (name) => `${name} ist gelöscht.`,
  saved: 'Gespeichert.',
  made: 'Die Saison ist angelegt. Was gespielt wird, steht unten.',

  step: {
    title: {
      active: (name) => `${name} starten`,
      complete: (name) => `${name} abschließen`,
      archived: (name) => `${name} ins Archiv legen`,
      planning: (name) => `Zurück in die Planung: ${name}`,
      reopen: (name) => `${name} wieder öffnen`,
      unarchive: (name) => `Aus dem Archiv holen: ${name}`,
    },
    about: {
      active:
        'Danach können ihre Wettbewerbe beginnen, jeder auf seiner Seite. Die Spieler sehen dann, dass sie läuft.',
      complete:
        'Jeder Wettbewerb, der noch läuft, wird mit ihr abgeschlossen: Seine Tabellen sind dann endgültig, und niemand trägt mehr etwas ein.',
      archived: 'Sie rückt ans Ende der Liste. Ihre Tabellen bleiben, wie sie sind.',
      planning: 'Sie läuft dann nicht mehr. Es geht nichts verloren.',
      reopen: 'Sie läuft dann wieder. Ein Wettbewerb darin wird auf seiner Seite wieder geöffnet.',
      unarchive: 'Sie steht dann wieder bei den abgeschlossenen.',
    },
    button: {
      active: 'Saison starten',
      complete: 'Saison abschließen',
      archived: 'Ins Archiv',
      planning: 'Zurück in die Planung',
      reopen: 'Wieder öffnen',
      unarchive: 'Herausholen',
    },
    undo: {
      active: 'Rückgängig: zurück in die Planung, solange kein Wettbewerb läuft.',
      complete: 'Rückgängig: die Saison wieder öffnen, dann jeden Wettbewerb.',
      archived: 'Rückgängig: wieder aus dem Archiv holen.',
      planning: 'Rückgängig: wieder starten.',
      reopen: 'Rückgängig: wieder abschließen.',
      unarchive: 'Rückgängig: wieder ins Archiv legen.',
    },
    done: {
      active: 'Die Saison läuft. Starte jetzt ihre Wettbewerbe.',
      complete: 'Die Saison ist abgeschlossen. Von hier aus lässt sie sich wieder öffnen.',
      archived: 'Die Saison liegt im Archiv.',
      planning: 'Die Saison ist wieder in Planung.',
      reopen: 'Die Saison läuft wieder.',
      unarchive: 'Die Saison ist aus dem Archiv geholt.',
    },
    changed: 'Währenddessen hat sich etwas geändert. Es ist nichts passiert: Lies es noch einmal.',
    half: (names) =>
      `Bis jetzt abgeschlossen: ${names.join(', ')}. Der Rest ist, wie er war: Drück noch einmal.`,
    read: 'Ich habe das gelesen',
    unplayed: 'Was nicht gespielt ist',
    unplayedNone: 'Alles ist gespielt.',
    unplayedCount: (count) => (count === 1 ? 'ein Spiel' : `${count} Spiele`),
    rule: 'Ein Spiel ohne Ergebnis bringt niemandem Punkte und zählt für niemanden als gespielt.',
    minimum: (count) =>
      count === 1
        ? 'Wer kein Spiel gespielt hat, ist beim nächsten Einteilen nicht dabei.'
        : `Wer weniger als ${count} Spiele hat, oder nicht alle, ist beim nächsten Einteilen nicht dabei.`,
    unranked: 'In der Abschlusstabelle stehen sie ohne Rang.',
    shortNow: (names) => `Zu wenig haben jetzt: ${withStop(names)}`,
    status: {
      open: 'niemand hat eingetragen',
      reported: 'eine Seite hat eingetragen: das allein zählt nicht',
      disputed: 'zwei verschiedene Ergebnisse',
    },
    settle: 'Entscheiden',
    also: 'Wird mit abgeschlossen',
  },

  days: {
    title: 'Name und Tage',
    name: 'Name',
    starts: 'Erster Tag',
    ends: 'Letzter Tag',
    deadline: 'Letzter Tag für Ergebnisse',
    deadlineNewHint: 'Eingetragen wird bis Mitternacht dieses Tages. Leer: der letzte Tag.',
    deadlineHint: 'Eingetragen wird bis Mitternacht dieses Tages. Leer: solange die Saison läuft.',
    look: 'Ansehen, was daraus folgt',
    save: 'Speichern',
    follows: 'Was daraus folgt',
    notSaved: 'nicht gespeichert',
    nothing: 'Es ändert sich nichts.',
    onlyName: 'Es ändert sich nur der Name, oder Tage, an denen nichts hängt.',
    moreTime: (days, players, matches) =>
      `${daysOf(days)} mehr für ${players === 1 ? 'eine Meldung' : `${players} Meldungen`} mit ${matchesOf(matches)}.`,
    lessTime: (days, players, matches) =>
      `${daysOf(days)} weniger für ${players === 1 ? 'eine Meldung' : `${players} Meldungen`} mit ${matchesOf(matches)}.`,
    reopened: (matches) =>
      `Es kann wieder eingetragen werden: ${matches === 1 ? 'Ein Spiel' : `${matches} Spiele`} ohne Ergebnis.`,
    provisional: 'Tabellen, die endgültig waren, sind wieder vorläufig.',
    late: (open, reported, disputed) =>
      `Eingetragen wird ab sofort nichts mehr. Zu entscheiden bleiben für dich: ${open} ohne Eintrag, ${reported} mit einem, ${disputed} mit zwei verschiedenen.`,
    noLimit: 'Es gibt keinen letzten Tag mehr: Eingetragen wird, solange die Saison läuft.',
    letters: (day) =>
      `Die Mail „Noch eine Woche“ geht am ${day} an alle mit offenen Spielen, die sie noch nicht haben.`,
    lettersNow:
      'Die Mail „Noch eine Woche“ geht heute an alle mit offenen Spielen, die sie noch nicht haben.',
    lettersSent:
      'Wer die Mail „Noch eine Woche“ zu dieser Saison schon hat, bekommt sie nicht noch einmal.',
    lettersNone: 'Für einen Tag, der vorbei ist, geht keine Mail „Noch eine Woche“ hinaus.',
    drafts: (names, day) => `Vorläufig bis ${day}: ${withStop(names)}`,
    draftsOpen: (names) => `Vorläufig, bis die Saison abgeschlossen ist: ${withStop(names)}`,
    conflict: (who, when) =>
      `${who} hat diese Saison um ${when} geändert, während du hier warst. Gespeichert ist nichts. Was du geschrieben hast, steht noch da; was jetzt gilt, steht unter jedem Feld.`,
    conflictUnknown:
      'Jemand hat diese Saison geändert, während du hier warst. Gespeichert ist nichts. Was du geschrieben hast, steht noch da; was jetzt gilt, steht unter jedem Feld.',
    now: (value) => `jetzt: ${value}`,
    empty: 'leer',
    faults: {
      name: 'Gib ihr einen Namen mit höchstens 100 Zeichen.',
      date: 'Das ist kein Tag.',
      ends: 'Der letzte Tag liegt vor dem ersten.',
      deadline: 'Dieser Tag liegt vor dem Beginn der Saison.',
      needed: 'Eine Saison, die begonnen hat, braucht diesen Tag.',
    },
  },
};

function daysOf(count: number): string {
  return count === 1 ? 'Einen Tag' : `${count} Tage`;
}

function matchesOf(count: number): string {
  return count === 1 ? 'einem offenen Spiel' : `${count} offenen Spielen`;
}
