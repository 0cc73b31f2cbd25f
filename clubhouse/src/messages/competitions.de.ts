import { withStop } from './full-stop.ts';
import type { competitions as english } from './competitions.en.ts';

export const competitions: typeof english = {
  about: (season, discipline) => `${discipline} · ${season}`,
  states: {
    draft: 'Entwurf: Die Spieler sehen nichts davon, bis die Plätze entschieden sind.',
    active: 'Er wird gespielt.',
    complete: 'Er ist abgeschlossen. Öffne ihn wieder, um mehr zu ändern als wer ihn sieht.',
    archived: 'Er liegt im Archiv.',
  },
  rules: 'Regeln',
  board: 'Zum Entwurf',
  next: {
    active: 'Starten',
    complete: 'Abschließen',
    archived: 'Ins Archiv legen',
    draft: 'Wieder zum Entwurf machen',
    reopen: 'Wieder öffnen',
    unarchive: 'Aus dem Archiv holen',
  },
  playing: {
    behind: (box) => `Jetzt: ${box} in Gang bringen`,
    behindAbout: (played, short) =>
      `${played} Spielen sind gespielt. ${short === 0 ? 'Niemandem fehlen nötige Spiele.' : short === 1 ? 'Einer Meldung fehlen nötige Spiele.' : `${short} Meldungen fehlen nötige Spiele.`}`,
    write: (box) => `An ${box} schreiben`,
    table: 'Zur Tabelle',
    all: 'Alle, denen Spiele fehlen',
    well: 'Keine Box ist weit zurück. Hier ist nichts zu tun.',
    this: 'Dieser Wettbewerb',
  },
  boxes: 'Boxen',
  noBoxes: 'Es gibt noch keine Boxen. Leg welche an, dann kommen die Spieler hinein.',
  undivided: 'In keiner Box',
  empty: 'In dieser Box ist niemand.',
  played: (played, outstanding) => `${played} gespielt, ${outstanding} offen`,
  shortBy: (count) => (count === 1 ? 'eins fehlt' : `${count} fehlen`),
  withdrawn: 'zurückgezogen',
  optedOut: 'nächste Saison nicht dabei',
  addTo: (box) => `Jemanden aufnehmen in ${box}`,
  add: 'Jemanden aufnehmen',
  changeShort: 'Ändern',
  change: (box) => `${box} ändern`,
  rename: 'Umbenennen',
  name: 'Name',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Diese Box entfernen',
  addBoxes: 'Boxen anlegen',
  howMany: 'Wie viele',
  boxName: (number) => `Box ${number}`,
  fixtures: 'Spiele',
  missing: 'Fehlende Spiele',
  fixturesAbout: (rounds) =>
    `In einer Box spielt jeder ${rounds === 1 ? 'einmal' : 'zweimal'} gegen jeden. Angelegt wird nur, was fehlt: Du kannst so oft drücken, wie du willst.`,
  makeFixtures: 'Spiele aller Boxen anlegen',
  fixturesMade: (created, existing) =>
    `${created === 1 ? 'Ein Spiel wurde' : `${created} Spiele wurden`} angelegt, ${existing} ${existing === 1 ? 'war' : 'waren'} schon da.`,
  settings: 'Name und wer ihn sieht',
  visibility: 'Wer ihn sieht, wenn er begonnen hat',
  visibilities: { members: 'Alle Mitglieder', private: 'Nur Trainer' },
  save: 'Speichern',
  delete: 'Diesen Entwurf löschen',
  deleteAbout:
    'Boxen, Meldungen und Spiele darin sind dann weg. Das lässt sich nicht rückgängig machen; ein neuer Entwurf geht immer.',
  done: {
    saved: 'Gespeichert.',
    renamed: 'Umbenannt.',
    moved: 'Verschoben.',
    added: 'Angelegt.',
    removed: 'Entfernt.',
    deleted: 'Der Entwurf ist gelöscht.',
    entered: 'Aufgenommen.',
    active: 'Er hat begonnen. Leg die Spiele an, wo noch keine sind.',
    begun: 'Er hat begonnen, und seine Spiele sind angelegt.',
    complete: 'Er ist abgeschlossen. Von hier aus lässt er sich wieder öffnen.',
    archived: 'Er liegt im Archiv.',
    draft: 'Er ist wieder ein Entwurf.',
    reopen: 'Er wird wieder gespielt.',
    unarchive: 'Er ist aus dem Archiv geholt.',
  },
  faults: {
    name: 'Gib einen Namen mit höchstens 100 Zeichen an.',
    count: 'Eine Zahl von 1 bis 60.',
    closed: 'Er ist abgeschlossen: Öffne ihn zuerst wieder.',
    notEmpty: 'In dieser Box ist jemand. Verschieb oder entferne sie zuerst.',
    inUse: 'Löschen geht nicht: Es gibt Ergebnisse, etwas folgt darauf, oder er hat begonnen.',
    gone: 'Das gibt es nicht mehr: Jemand hat es inzwischen geändert.',
    missing:
      'Ein Teil des Formulars ist nicht angekommen. Gespeichert ist nichts: Wähl noch einmal.',
    played: 'Ein Spiel läuft schon. Zieh die Meldung stattdessen zurück.',
  },
  conflict: (who, when) =>
    `${who} hat das um ${when} geändert, während du hier warst. Gespeichert ist nichts, und was du geschrieben hast, steht noch da.`,
  conflictUnknown:
    'Jemand hat das geändert, während du hier warst. Gespeichert ist nichts, und was du geschrieben hast, steht noch da.',

  step: {
    title: {
      active: (name) => `${name} starten`,
      complete: (name) => `${name} abschließen`,
      archived: (name) => `${name} ins Archiv legen`,
      draft: (name) => `Wieder zum Entwurf: ${name}`,
      reopen: (name) => `${name} wieder öffnen`,
      unarchive: (name) => `Aus dem Archiv holen: ${name}`,
    },
    about: {
      active:
        'Die Spieler sehen ihre Boxen und können eintragen. Alle, die dabei sind, bekommen eine Mail, dass es losgeht.',
      complete: 'Die Tabellen sind dann endgültig, und niemand trägt mehr etwas ein.',
      archived: 'Alles bleibt, wie es ist, und steht bei dem, was vorbei ist.',
      draft:
        'Die Spieler sehen ihn nicht mehr, und niemand kann eintragen. Was eingetragen ist, bleibt.',
      reopen:
        'Die Tabellen sind wieder vorläufig. Eingetragen wird bis zum letzten Tag für Ergebnisse.',
      unarchive: 'Er steht wieder bei dem, was abgeschlossen ist.',
    },
    undo: {
      active: 'Rückgängig: wieder zum Entwurf machen. Mails, die draußen sind, bleiben es.',
      complete: 'Rückgängig: wieder öffnen.',
      archived: 'Rückgängig: wieder aus dem Archiv holen.',
      draft: 'Rückgängig: wieder starten.',
      reopen: 'Rückgängig: wieder abschließen.',
      unarchive: 'Rückgängig: wieder ins Archiv legen.',
    },
  },

  entry: {
    title: 'Eine Meldung',
    inBox: (box) => `in ${box}`,
    inNone: 'in keiner Box',
    since: (day) => `dabei seit ${day}`,
    withdrawnOn: (day) => `zurückgezogen am ${day}`,
    former: (names) => `vorher: ${names}`,
    until: (name, day) => `${name} (bis ${day})`,
    matches: 'Spiele',
    noMatches: 'Noch keine Spiele.',
    status: {
      open: 'offen',
      reported: 'eine Seite hat eingetragen',
      disputed: 'zwei verschiedene Ergebnisse',
      played: 'gespielt',
    },
    move: 'In eine andere Box',
    to: 'Box',
    moveAbout: (count) =>
      count === 0
        ? 'Spiele, die wegfallen, hat sie nicht.'
        : `${count === 1 ? 'Ihr Spiel fällt weg' : `Ihre ${count} Spiele fallen weg`}: Dazu hat niemand etwas eingetragen. Die der neuen Box werden im selben Schritt angelegt, und alle Betroffenen bekommen eine Mail.`,
    moveNot:
      'Sie bleibt in ihrer Box: Ein Spiel läuft schon. Zieh sie zurück, oder entscheide, was eingetragen ist.',
    moveNow: 'Verschieben',
    rename: 'Name des Teams',
    renameHint: 'Leer: die Namen der Spieler.',
    partner: {
      link: 'Partner oder Partnerin wechseln',
      title: (pair) => `Wechsel bei ${pair}`,
      about:
        'Was gemeldet oder gespielt ist, bleibt bei denen, die gespielt haben. Was offen ist, spielt das neue Paar; Punkte und Platz behält es.',
      out: 'Wer geht',
      in: 'Wer kommt',
      change: 'Paar ändern',
      faults: {
        choose: 'Wähle, wer geht und wer kommt.',
        gone: 'Das Paar hat sich inzwischen geändert: Sieh noch einmal nach.',
        withdrawn: 'Sie haben zurückgezogen. Hole sie erst zurück.',
        closed: 'Er ist abgeschlossen: Öffne ihn erst wieder.',
        nothing: 'Nichts wurde geändert.',
      },
    },
    withdraw: 'Aus diesem Wettbewerb zurückziehen',
    withdrawRest: {
      walkover_to_opponent: (names, count) =>
        count === 1
          ? `Ein offenes Spiel gewinnt kampflos: ${withStop(names)}`
          : `${count} offene Spiele gewinnen kampflos: ${withStop(names)}`,
      unplayed: (names, count) =>
        count === 1
          ? `Ein Spiel bleibt für beide ohne Ergebnis, gegen ${withStop(names)}`
          : `${count} Spiele bleiben für beide Seiten ohne Ergebnis, gegen ${withStop(names)}`,
    },
    withdrawPlayed: {
      keep: (count) =>
        count === 1
          ? 'Das gespielte Spiel zählt weiter.'
          : `${count} gespielte Spiele zählen weiter.`,
      walkover_to_opponent: (count) =>
        count === 1
          ? 'Das gespielte Spiel gewinnt der andere kampflos.'
          : `${count} gespielte Spiele gewinnen die anderen kampflos.`,
      void: (count) =>
        count === 1
          ? 'Das gespielte Spiel zählt für niemanden mehr.'
          : `${count} gespielte Spiele zählen für niemanden mehr.`,
    },
    withdrawTable: 'In der Tabelle stehen sie am Ende, ohne Rang.',
    withdrawDraft: 'Beim nächsten Einteilen sind sie nicht dabei.',
    withdrawUndo: 'Rückgängig: auf dieser Seite wieder aufnehmen. Dann ist alles wie vorher.',
    withdrawNow: 'Zurückziehen',
    reinstate: 'Wieder aufnehmen',
    reinstateAbout:
      'Ihre Spiele zählen wieder wie vorher, und was offen ist, kann noch gespielt werden.',
    optOut: 'Nächste Saison nicht dabei',
    optOutAbout:
      'Hier spielen sie weiter, beim nächsten Einteilen sind sie nicht dabei. Das können sie auch selbst sagen.',
    optIn: 'Nächste Saison doch dabei',
    remove: 'Aus diesem Wettbewerb entfernen',
    removeAbout: (count) =>
      count === 0
        ? 'Als wären sie nie gemeldet worden. Rückgängig: neu aufnehmen.'
        : `Als wären sie nie gemeldet worden, und ${count === 1 ? 'ihr Spiel fällt weg' : `ihre ${count} Spiele fallen weg`}. Rückgängig: neu aufnehmen und die Spiele anlegen.`,
    removeNot: 'Ein Spiel läuft schon: Zieh sie stattdessen zurück.',
    removeNow: 'Entfernen',
    warnings: {
      same_gender: {
        female: 'Zwei Frauen: ungewöhnlich für ein Mixed.',
        male: 'Zwei Männer: ungewöhnlich für ein Mixed.',
      },
    },
    done: {
      moved: 'Verschoben.',
      renamed: 'Gespeichert.',
      partner: 'Das Paar ist geändert. Offene Spiele spielt das neue.',
      withdrawn: 'Zurückgezogen. Wenn das falsch war: hier wieder aufnehmen.',
      reinstated: 'Sie sind wieder dabei.',
      opted_out: 'Notiert: nächste Saison nicht dabei.',
      opted_in: 'Notiert: nächste Saison dabei.',
    },
  },

  enter: {
    title: (competition) => `Wer spielt ${competition}?`,
    box: 'In welche Box',
    none: 'Noch keine Box',
    search: 'Teil eines Namens',
    all: 'Auch wer das nicht spielen wollte',
    show: 'Anzeigen',
    list: 'Mitglieder, die gemeldet werden können',
    level: (level) => `Stufe ${level}`,
    noLevel: 'ohne Stufe',
    asked: 'will das spielen',
    asks: (count) => (count === 1 ? 'Ein Mitglied' : `${count} Mitglieder`),
    nobody: 'Sonst ist niemand zu melden. Such nach einem Namen, oder lass dir alle zeigen.',
    more: 'Weitere Mitglieder',
    enter: 'Ausgewählte melden',
    pair: 'Ein Paar',
    one: 'Spieler',
    other: 'Partner',
    choose: 'Auswählen',
    team: 'Name des Teams, falls es einen hat',
    enterPair: 'Dieses Paar melden',
    late: (day) => `Sie fangen spät an: Ergebnisse gehen bis ${withStop(day)}`,
    lateMatches: {
      '1': 'Sie spielen gegen alle in der Box, und die haben je ein Spiel mehr.',
      '2': 'Sie spielen zweimal gegen alle in der Box, und die haben je zwei Spiele mehr.',
    },
    lateMinimum: (count) =>
      `Die Mindestzahl gilt auch für sie: ${count === 1 ? 'ein Spiel' : `${count} Spiele`}, oder alle ihre, wenn es weniger sind.`,
    lateLetter: 'Eine Mail bekommen sie deswegen nicht: Sag es ihnen.',
    makeFixtures: 'Ihre Spiele gleich anlegen',
    done: (count) =>
      count === 1 ? 'Eine Meldung ist angelegt.' : `${count} Meldungen sind angelegt.`,
    doneFixtures: (count) =>
      count === 1 ? 'Ein Spiel ist angelegt.' : `${count} Spiele sind angelegt.`,
    faults: {
      nobody: 'Wähl zuerst jemanden aus.',
      two: 'Ein Paar sind zwei verschiedene Mitglieder.',
      box: 'Diese Box gibt es nicht mehr.',
      member_left: (name) => `${name} hat den Verein verlassen.`,
      member_paused: (name) => `${name} macht Pause.`,
      member_deleted: (name) => `${name} wurde entfernt.`,
      already_entered: (name) => `${name} ist schon gemeldet.`,
      other: (name) => `${name} kann nicht gemeldet werden.`,
      nothing: 'Es wurde niemand gemeldet.',
    },
  },
};
