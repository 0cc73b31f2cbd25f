import { withStop } from './full-stop.ts';
import { germanNumeral as numeral } from './numerals.ts';
import type { seasons as english } from './seasons.en.ts';

export const seasons: typeof english = {
  title: 'Saisons',
  about: 'Laufende, geplante und frühere Saisons.',
  groups: {
    active: 'Läuft',
    planning: 'In Planung',
    complete: 'Abgeschlossen',
    archived: 'Archiv',
  },
  none: 'Noch keine Saison',
  noneAbout:
    'Eine Saison hat ein Start- und Enddatum, eine Frist für Ergebnisse und Wettbewerbe: Einzel, Doppel oder Mixed.',
  first: 'Erste Saison planen',
  plan: 'Saison planen',
  planNext: 'Nächste Saison daraus planen',
  above: 'Navigationspfad',
  noDates: 'noch ohne Termine',
  dates: (from, to) => `${from} bis ${to}`,
  from: (day) => `ab ${day}`,
  to: (day) => `bis ${day}`,
  closes: (day) => `Ergebnisse bis ${day}, Mitternacht`,
  closed: (day) => `Frist für Ergebnisse war ${day}`,
  noDeadline: 'ohne Frist für Ergebnisse',
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
      `Keine Box von ${name} hat zwei Meldungen, also gibt es keine Spiele.`,
  },
  early: (days, day) =>
    `Ihr erster Tag ist ${withStop(day)} Startest du jetzt, beginnt sie ${days === 1 ? 'einen Tag' : `${days} Tage`} zu früh.`,
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
  nothingPlayed: 'Diese Saison hat noch keine Wettbewerbe.',
  addCompetition: 'Wettbewerb anlegen',
  moveDeadline: 'Frist verlegen',
  editDates: 'Name und Termine',
  wall: 'Aushang drucken',
  chase: 'Offene Spiele',
  next: {
    title: 'Nächster Schritt',
    active: 'Saison starten',
    complete: 'Saison abschließen',
    archived: 'Saison archivieren',
    planning: 'Saison planen',
    begin: (name) => `Zu ${name} (nicht gestartet)`,
    plays: 'Die Spiele laufen. Schließ die Saison ab, wenn alle gespielt sind.',
    playsUntil: (day) =>
      `Die Spiele laufen bis ${withStop(day)} Schließ die Saison dann ab, oder wenn alle gespielt sind.`,
  },
  blockersCount: (count) =>
    count === 1 ? 'Behebe zuerst ein Problem.' : `Behebe zuerst ${count} Probleme.`,
  warningsCount: (count) =>
    count === 1 ? 'Prüf vorher einen Hinweis.' : `Prüf vorher ${count} Hinweise.`,
  ready: 'Es kann weitergehen.',
  more: 'Mehr',
  remove: 'Diese Saison löschen',
  removeAbout: 'Diese Saison ist nur geplant und noch leer. Das Löschen ändert sonst nichts.',
  removed: (name) => `${name} ist gelöscht.`,
  saved: 'Gespeichert.',
  startedAll: (started, left) =>
    [
      started === 1
        ? 'Ein Wettbewerb wurde gestartet.'
        : started === 0
          ? 'Es wurde kein Wettbewerb gestartet.'
          : `${started} Wettbewerbe wurden gestartet.`,
      ...(left === 0
        ? []
        : [
            left === 1
              ? 'Bei einem ist noch etwas zu prüfen.'
              : `Bei ${left} ist noch etwas zu prüfen.`,
          ]),
    ].join(' '),
  made: 'Die Saison ist angelegt. Ihre Wettbewerbe stehen unten.',

  step: {
    title: {
      active: (name) => `${name} starten`,
      complete: (name) => `${name} abschließen`,
      archived: (name) => `${name} archivieren`,
      planning: (name) => `Zurück in die Planung: ${name}`,
      reopen: (name) => `${name} wieder öffnen`,
      unarchive: (name) => `${name} aus dem Archiv holen`,
    },
    about: {
      active:
        'Danach kannst du ihre Wettbewerbe starten, jeden auf seiner Seite. Die Spieler sehen, dass die Saison läuft.',
      complete:
        'Damit schließt du auch ihre laufenden Wettbewerbe ab. Ihre Tabellen werden endgültig, und die Spieler können keine Ergebnisse mehr eintragen.',
      archived:
        'Die Saison wandert ins Archiv am Ende der Liste. Ihre Tabellen bleiben, wie sie sind.',
      planning: 'Die Saison läuft dann nicht mehr. Es geht nichts verloren.',
      reopen: 'Die Saison läuft dann wieder. Jeden Wettbewerb öffnest du auf seiner Seite wieder.',
      unarchive: 'Die Saison steht dann wieder bei den abgeschlossenen.',
    },
    button: {
      active: 'Saison starten',
      complete: 'Saison abschließen',
      archived: 'Saison archivieren',
      planning: 'Zurück in die Planung',
      reopen: 'Saison wieder öffnen',
      unarchive: 'Aus dem Archiv holen',
    },
    undo: {
      active:
        'Rückgängig machst du das, indem du sie zurück in die Planung setzt, solange kein Wettbewerb läuft.',
      complete:
        'Rückgängig machst du das, indem du die Saison und dann jeden Wettbewerb wieder öffnest.',
      archived: 'Rückgängig machst du das, indem du sie wieder aus dem Archiv holst.',
      planning: 'Rückgängig machst du das, indem du sie wieder startest.',
      reopen: 'Rückgängig machst du das, indem du sie wieder abschließt.',
      unarchive: 'Rückgängig machst du das, indem du sie wieder archivierst.',
    },
    done: {
      active: 'Die Saison läuft. Starte jetzt ihre Wettbewerbe.',
      complete: 'Die Saison ist abgeschlossen. Du kannst sie hier wieder öffnen.',
      archived: 'Die Saison ist archiviert.',
      planning: 'Die Saison ist wieder in Planung.',
      reopen: 'Die Saison läuft wieder.',
      unarchive: 'Die Saison ist nicht mehr archiviert.',
    },
    changed:
      'Inzwischen hat sich etwas geändert, deshalb ist nichts passiert. Prüf es noch einmal.',
    half: (names) =>
      `Bis jetzt abgeschlossen: ${names.join(', ')}. Der Rest ist unverändert. Klick noch einmal, um fortzufahren.`,
    read: 'Ich habe das geprüft',
    unplayed: 'Nicht gespielte Spiele',
    unplayedNone: 'Alle Spiele sind gespielt.',
    unplayedCount: (count) => (count === 1 ? 'ein Spiel' : `${count} Spiele`),
    rule: 'Ein Spiel ohne Ergebnis bringt keine Punkte und zählt nicht als gespielt.',
    minimum: (count) =>
      count === 1
        ? 'Spieler ohne ein einziges Spiel sind im nächsten Entwurf nicht dabei.'
        : `Spieler mit weniger als ${count} Spielen sind im nächsten Entwurf nicht dabei, außer sie haben alle ihre Spiele gespielt.`,
    unranked: 'In der Abschlusstabelle stehen sie ohne Rang.',
    shortNow: (names) => `Derzeit unter der Mindestzahl: ${withStop(names)}`,
    status: {
      open: 'kein Eintrag',
      reported: 'nur ein Eintrag, der allein nicht zählt',
      disputed: 'zwei unterschiedliche Ergebnisse',
    },
    settle: 'Spiel entscheiden',
    also: 'Wird mit abgeschlossen',
  },

  days: {
    title: 'Name und Termine',
    name: 'Name',
    starts: 'Erster Tag',
    ends: 'Letzter Tag',
    deadline: 'Frist für Ergebnisse',
    deadlineNewHint:
      'Spieler können bis Mitternacht dieses Tages Ergebnisse eintragen. Bleibt das Feld leer, gilt der letzte Tag der Saison.',
    deadlineHint:
      'Spieler können bis Mitternacht dieses Tages Ergebnisse eintragen. Bleibt das Feld leer, geht das, solange die Saison läuft.',
    look: 'Vorschau anzeigen',
    follows: 'Vorschau',
    notSaved: 'nicht gespeichert',
    nothing: 'Es ändert sich nichts.',
    onlyName: 'Es ändern sich nur der Name oder Termine, die sonst nichts betreffen.',
    moreTime: (days, players, matches) =>
      `${formatDays(days)} mehr für ${players === 1 ? 'eine Meldung' : `${players} Meldungen`} mit ${formatMatches(matches)}.`,
    lessTime: (days, players, matches) =>
      `${formatDays(days)} weniger für ${players === 1 ? 'eine Meldung' : `${players} Meldungen`} mit ${formatMatches(matches)}.`,
    reopened: (matches) =>
      `Spieler können wieder Ergebnisse eintragen, und zwar für ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`} ohne Ergebnis.`,
    provisional: 'Endgültige Tabellen werden wieder vorläufig.',
    late: (open, reported, disputed) =>
      `Die Frist gilt sofort. Du musst dann ${open} ${open === 1 ? 'Spiel' : 'Spiele'} ohne Eintrag, ${reported} mit einem Eintrag und ${disputed} mit unterschiedlichen Einträgen entscheiden.`,
    noLimit:
      'Es gibt keine Frist mehr. Spieler können Ergebnisse eintragen, solange die Saison läuft.',
    letters: (day) =>
      `Die E-Mail „Noch eine Woche“ geht am ${day} an alle Spieler mit offenen Spielen, die sie noch nicht bekommen haben.`,
    lettersNow:
      'Die E-Mail „Noch eine Woche“ geht heute an alle Spieler mit offenen Spielen, die sie noch nicht bekommen haben.',
    lettersSent:
      'Wer die E-Mail „Noch eine Woche“ für diese Saison schon hat, bekommt sie nicht noch einmal.',
    lettersNone:
      'Die E-Mail „Noch eine Woche“ wird nicht verschickt, weil dieser Tag schon vorbei ist.',
    drafts: (names, day) => `Vorläufig bis ${day}: ${withStop(names)}`,
    draftsOpen: (names) => `Vorläufig, bis die Saison abgeschlossen ist: ${withStop(names)}`,
    conflict: (who, when) =>
      `${who} hat diese Saison inzwischen geändert (um ${when}). Es wurde nichts gespeichert. Deine Eingaben stehen noch da, die aktuellen Werte unter jedem Feld.`,
    conflictUnknown:
      'Jemand anders hat diese Saison inzwischen geändert. Es wurde nichts gespeichert. Deine Eingaben stehen noch da, die aktuellen Werte unter jedem Feld.',
    now: (value) => `jetzt: ${value}`,
    empty: 'leer',
    faults: {
      name: 'Gib einen Namen mit höchstens 100 Zeichen ein.',
      date: 'Gib ein gültiges Datum ein.',
      ends: 'Der letzte Tag darf nicht vor dem ersten liegen.',
      deadline: 'Die Frist darf nicht vor dem ersten Tag der Saison liegen.',
      needed: 'Trag ein Datum ein. Eine laufende Saison braucht es.',
    },
  },
};

function formatDays(count: number): string {
  return count === 1 ? 'Einen Tag' : `${count} Tage`;
}

function formatMatches(count: number): string {
  return count === 1 ? 'einem offenen Spiel' : `${count} offenen Spielen`;
}
