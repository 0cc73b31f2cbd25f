import { withStop } from './full-stop.ts';
import type { competitions as english } from './competitions.en.ts';

export const competitions: typeof english = {
  about: (season, discipline) => `${discipline} · ${season}`,
  states: {
    draft: 'Das ist ein Entwurf. Die Spieler sehen ihn erst, wenn du ihn zeigst oder startest.',
    active: 'Dieser Wettbewerb läuft.',
    complete:
      'Dieser Wettbewerb ist abgeschlossen. Öffne ihn wieder, um mehr als die Sichtbarkeit zu ändern.',
    archived: 'Dieser Wettbewerb ist archiviert.',
  },
  rules: 'Regeln',
  board: 'Zum Entwurf',
  next: {
    active: 'Wettbewerb starten',
    complete: 'Wettbewerb abschließen',
    archived: 'Wettbewerb archivieren',
    draft: 'Zurück zum Entwurf',
    reopen: 'Wettbewerb wieder öffnen',
    unarchive: 'Aus dem Archiv holen',
  },
  playing: {
    behind: (box) => `Jetzt: ${box} erinnern`,
    behindAbout: (played, short) =>
      `${played} Spielen sind gespielt. ${short === 0 ? 'Alle haben genug Spiele.' : short === 1 ? 'Eine Meldung hat zu wenige Spiele.' : `${short} Meldungen haben zu wenige Spiele.`}`,
    write: (box) => `E-Mail an ${box}`,
    table: 'Zur Tabelle',
    all: 'Alle unter der Mindestzahl',
    well: 'Alle Boxen sind im Plan. Es gibt nichts zu tun.',
    this: 'Dieser Wettbewerb',
  },
  boxes: 'Boxen',
  noBoxes: 'Es gibt noch keine Boxen. Leg Boxen an, dann füg Spieler hinzu.',
  undivided: 'Ohne Box',
  empty: 'In dieser Box ist niemand.',
  played: (played, outstanding) => `${played} gespielt, ${outstanding} offen`,
  shortBy: (count) => (count === 1 ? 'eins fehlt' : `${count} fehlen`),
  withdrawn: 'zurückgezogen',
  optedOut: 'nächste Saison nicht dabei',
  addTo: (box) => `Spieler hinzufügen: ${box}`,
  add: 'Spieler hinzufügen',
  changeShort: 'Ändern',
  change: (box) => `${box} ändern`,
  rename: 'Umbenennen',
  name: 'Name',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Diese Box entfernen',
  addBoxes: 'Boxen anlegen',
  howMany: 'Wie viele Boxen',
  boxName: (number) => `Box ${number}`,
  fixtures: 'Spiele',
  missing: 'Fehlende Spiele',
  fixturesAbout: (rounds) =>
    `In einer Box spielt jeder ${rounds === 1 ? 'einmal' : 'zweimal'} gegen jeden. Es werden nur fehlende Spiele angelegt, du kannst also jederzeit wieder klicken.`,
  makeFixtures: 'Spiele aller Boxen anlegen',
  fixturesMade: (created, existing) =>
    `${created === 1 ? 'Ein Spiel wurde' : `${created} Spiele wurden`} angelegt, ${existing} ${existing === 1 ? 'war' : 'waren'} schon da.`,
  settings: 'Name und Sichtbarkeit',
  visibility: 'Wer ihn nach dem Start sieht',
  visibilities: { members: 'Alle Mitglieder', private: 'Nur Trainer' },
  save: 'Speichern',
  delete: 'Diesen Entwurf löschen',
  deleteAbout:
    'Damit löschst du auch seine Boxen, Meldungen und Spiele. Du kannst das nicht rückgängig machen, aber einen neuen Entwurf anlegen.',
  done: {
    saved: 'Gespeichert.',
    renamed: 'Umbenannt.',
    moved: 'Verschoben.',
    added: 'Angelegt.',
    removed: 'Entfernt.',
    deleted: 'Der Entwurf ist gelöscht.',
    entered: 'Meldung angelegt.',
    active: 'Der Wettbewerb hat begonnen. Leg fehlende Spiele an.',
    begun: 'Der Wettbewerb hat begonnen, und seine Spiele sind angelegt.',
    complete: 'Der Wettbewerb ist abgeschlossen. Du kannst ihn hier wieder öffnen.',
    archived: 'Der Wettbewerb ist archiviert.',
    draft: 'Der Wettbewerb ist wieder ein Entwurf.',
    reopen: 'Der Wettbewerb läuft wieder.',
    unarchive: 'Der Wettbewerb ist nicht mehr archiviert.',
  },
  faults: {
    name: 'Gib einen Namen mit höchstens 100 Zeichen ein.',
    count: 'Gib eine Zahl von 1 bis 60 ein.',
    closed: 'Dieser Wettbewerb ist abgeschlossen. Öffne ihn zuerst wieder.',
    notEmpty: 'Diese Box hat Meldungen. Verschieb oder entferne sie zuerst.',
    inUse: 'Du kannst nur Entwürfe ohne Ergebnisse und ohne folgenden Wettbewerb löschen.',
    gone: 'Das gibt es nicht mehr. Jemand hat es inzwischen geändert oder entfernt.',
    missing: 'Ein Teil des Formulars fehlt. Es wurde nichts gespeichert. Wähl noch einmal.',
    played: 'Für ein Spiel gibt es schon einen Eintrag. Zieh die Meldung stattdessen zurück.',
  },
  conflict: (who, when) =>
    `${who} hat das inzwischen geändert (um ${when}). Es wurde nichts gespeichert. Deine Eingaben stehen noch da.`,
  conflictUnknown:
    'Jemand anders hat das inzwischen geändert. Es wurde nichts gespeichert. Deine Eingaben stehen noch da.',

  step: {
    title: {
      active: (name) => `${name} starten`,
      complete: (name) => `${name} abschließen`,
      archived: (name) => `${name} archivieren`,
      draft: (name) => `${name} wieder zum Entwurf machen`,
      reopen: (name) => `${name} wieder öffnen`,
      unarchive: (name) => `${name} aus dem Archiv holen`,
    },
    about: {
      active:
        'Die Spieler sehen ihre Boxen und können Ergebnisse eintragen. Alle Beteiligten bekommen eine E-Mail, dass es losgeht.',
      complete:
        'Die Tabellen werden endgültig, und die Spieler können keine Ergebnisse mehr eintragen.',
      archived: 'Alles bleibt, wie es ist. Der Wettbewerb wandert zu den archivierten.',
      draft:
        'Die Spieler sehen ihn nicht mehr und können keine Ergebnisse eintragen. Vorhandene Ergebnisse bleiben.',
      reopen:
        'Die Tabellen sind wieder vorläufig. Die Spieler können bis zur Frist Ergebnisse eintragen.',
      unarchive: 'Der Wettbewerb steht wieder bei den abgeschlossenen.',
    },
    undo: {
      active:
        'Rückgängig machst du das, indem du ihn wieder zum Entwurf machst. Verschickte E-Mails bleiben verschickt.',
      complete: 'Rückgängig machst du das, indem du ihn wieder öffnest.',
      archived: 'Rückgängig machst du das, indem du ihn wieder aus dem Archiv holst.',
      draft: 'Rückgängig machst du das, indem du ihn wieder startest.',
      reopen: 'Rückgängig machst du das, indem du ihn wieder abschließt.',
      unarchive: 'Rückgängig machst du das, indem du ihn wieder archivierst.',
    },
  },

  entry: {
    title: 'Meldung',
    inBox: (box) => `in ${box}`,
    inNone: 'ohne Box',
    since: (day) => `dabei seit ${day}`,
    withdrawnOn: (day) => `zurückgezogen am ${day}`,
    former: (names) => `vorher: ${names}`,
    until: (name, day) => `${name} (bis ${day})`,
    matches: 'Spiele',
    noMatches: 'Noch keine Spiele.',
    status: {
      open: 'offen',
      reported: 'nur ein Eintrag',
      disputed: 'unterschiedliche Einträge',
      played: 'gespielt',
    },
    move: 'In eine andere Box verschieben',
    to: 'Box',
    moveAbout: (count) =>
      count === 0
        ? 'Bei dieser Meldung fallen keine Spiele weg.'
        : `${count === 1 ? 'Ihr Spiel fällt weg' : `Ihre ${count} Spiele fallen weg`}, denn es gibt noch keine Einträge. Die Spiele in der neuen Box werden angelegt, und alle Betroffenen bekommen eine E-Mail.`,
    moveNot:
      'Du kannst diese Meldung nicht verschieben, weil ein Spiel schon einen Eintrag hat. Zieh sie zurück, oder entscheide dieses Spiel.',
    moveNow: 'Meldung verschieben',
    rename: 'Teamname',
    renameHint: 'Bleibt das Feld leer, gelten die Namen der Spieler.',
    partner: {
      link: 'Partner wechseln',
      title: (pair) => `Wechsel bei ${pair}`,
      about:
        'Bisherige Ergebnisse bleiben bei denen, die gespielt haben. Das neue Paar spielt die offenen Spiele und behält Punkte und Platz.',
      out: 'Geht',
      in: 'Kommt',
      change: 'Paar ändern',
      faults: {
        choose: 'Wähl aus, wer geht und wer kommt.',
        gone: 'Das Paar hat sich inzwischen geändert. Prüf es noch einmal.',
        withdrawn: 'Dieses Paar hat sich zurückgezogen. Nimm es zuerst wieder auf.',
        closed: 'Dieser Wettbewerb ist abgeschlossen. Öffne ihn zuerst wieder.',
        nothing: 'Es wurde nichts geändert.',
      },
    },
    withdraw: 'Aus diesem Wettbewerb zurückziehen',
    withdrawRest: {
      walkover_to_opponent: (names, count) =>
        count === 1
          ? `Ein offenes Spiel wird zum kampflosen Sieg für ${withStop(names)}`
          : `${count} offene Spiele werden zu kampflosen Siegen für ${withStop(names)}`,
      unplayed: (names, count) =>
        count === 1
          ? `Ein offenes Spiel gegen ${names} bleibt ohne Ergebnis.`
          : `${count} offene Spiele gegen ${names} bleiben ohne Ergebnis.`,
    },
    withdrawPlayed: {
      keep: (count) =>
        count === 1
          ? 'Das gespielte Spiel zählt weiter.'
          : `${count} gespielte Spiele zählen weiter.`,
      walkover_to_opponent: (count) =>
        count === 1
          ? 'Das gespielte Spiel wird zum kampflosen Sieg für den Gegner.'
          : `${count} gespielte Spiele werden zu kampflosen Siegen für die Gegner.`,
      void: (count) =>
        count === 1
          ? 'Das gespielte Spiel zählt nicht mehr.'
          : `${count} gespielte Spiele zählen nicht mehr.`,
    },
    withdrawTable: 'Sie rutschen ans Ende der Tabelle, ohne Rang.',
    withdrawDraft: 'Im nächsten Entwurf sind sie nicht dabei.',
    withdrawUndo:
      'Rückgängig machst du das, indem du sie auf dieser Seite wieder aufnimmst. Dann ist alles wie vorher.',
    withdrawNow: 'Zurückziehen',
    reinstate: 'Wieder aufnehmen',
    reinstateAbout:
      'Ihre Spiele zählen wieder wie vorher, und sie können offene Spiele noch spielen.',
    optOut: 'Nächste Saison nicht dabei',
    optOutAbout:
      'Sie spielen hier weiter, sind aber im nächsten Entwurf nicht dabei. Das können sie auch selbst auswählen.',
    optIn: 'Nächste Saison doch dabei',
    remove: 'Aus diesem Wettbewerb entfernen',
    removeAbout: (count) =>
      count === 0
        ? 'Damit löschst du ihre Meldung vollständig. Rückgängig machst du das, indem du sie neu meldest.'
        : `Damit löschst du ihre Meldung und ${count === 1 ? 'ihr Spiel' : `ihre ${count} Spiele`} vollständig. Rückgängig machst du das, indem du sie neu meldest und die Spiele anlegst.`,
    removeNot: 'Für ein Spiel gibt es schon einen Eintrag. Zieh sie stattdessen zurück.',
    removeNow: 'Entfernen',
    warnings: {
      same_gender: {
        female: 'Dieses Mixed besteht aus zwei Frauen.',
        male: 'Dieses Mixed besteht aus zwei Männern.',
      },
    },
    done: {
      moved: 'Verschoben.',
      renamed: 'Gespeichert.',
      partner: 'Das Paar ist geändert. Das neue Paar spielt die offenen Spiele.',
      withdrawn: 'Zurückgezogen. War das ein Versehen, kannst du es hier rückgängig machen.',
      reinstated: 'Wieder aufgenommen.',
      opted_out: 'Gespeichert. Sie sind nächste Saison nicht dabei.',
      opted_in: 'Gespeichert. Sie sind nächste Saison dabei.',
    },
  },

  enter: {
    title: (competition) => `Wer spielt ${competition}?`,
    box: 'Box',
    none: 'Noch keine Box',
    search: 'Teil eines Namens',
    all: 'Auch Mitglieder, die das nicht spielen wollten',
    show: 'Anzeigen',
    list: 'Verfügbare Mitglieder',
    level: (level) => `Spielstärke ${level}`,
    noLevel: 'ohne Spielstärke',
    asked: 'will das spielen',
    asks: (count) => (count === 1 ? 'Ein Mitglied' : `${count} Mitglieder`),
    nobody: 'Es gibt niemanden mehr zu melden. Such nach einem Namen, oder lass dir alle anzeigen.',
    more: 'Weitere Mitglieder',
    enter: 'Ausgewählte Mitglieder melden',
    pair: 'Paar',
    one: 'Spieler',
    other: 'Partner',
    choose: 'Auswählen',
    team: 'Teamname (freiwillig)',
    enterPair: 'Dieses Paar melden',
    late: (day) => `Sie fangen spät an. Die Frist für Ergebnisse ist ${withStop(day)}`,
    lateMatches: {
      '1': 'Sie spielen gegen alle in der Box. Jeder Gegner hat damit ein Spiel mehr.',
      '2': 'Sie spielen zweimal gegen alle in der Box. Jeder Gegner hat damit zwei Spiele mehr.',
    },
    lateMinimum: (count) =>
      `Die Mindestzahl gilt auch für sie: ${count === 1 ? 'ein Spiel' : `${count} Spiele`}, oder alle ihre Spiele, falls es weniger sind.`,
    lateLetter: 'Sie bekommen dazu keine E-Mail. Sag es ihnen selbst.',
    makeFixtures: 'Ihre Spiele sofort anlegen',
    pairAdded: (pair, count) =>
      count === 1
        ? `${pair} ist gemeldet. Das ist das erste Paar.`
        : `${pair} ist gemeldet. Jetzt sind es ${count} Paare.`,
    done: (count) =>
      count === 1 ? 'Eine Meldung ist angelegt.' : `${count} Meldungen sind angelegt.`,
    doneFixtures: (count) =>
      count === 1 ? 'Ein Spiel ist angelegt.' : `${count} Spiele sind angelegt.`,
    faults: {
      nobody: 'Wähl mindestens ein Mitglied aus.',
      two: 'Wähl zwei verschiedene Mitglieder aus.',
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
