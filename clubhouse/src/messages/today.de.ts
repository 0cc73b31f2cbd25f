import { withStop } from './full-stop.ts';
import { germanNumeral as numeral } from './numerals.ts';
import type { today as english } from './today.en.ts';

export const today: typeof english = {
  title: 'Heute',
  greetings: {
    morning: (first) => `Guten Morgen, ${withStop(first)}`,
    day: (first) => `Hallo, ${withStop(first)}`,
    evening: (first) => `Guten Abend, ${withStop(first)}`,
  },
  things: (day, count) =>
    count === 1
      ? `${withStop(day)} Du hast eine Sache zu entscheiden.`
      : `${withStop(day)} Du hast ${numeral(count).toLowerCase()} Sachen zu entscheiden.`,
  nothing: (day) => `${withStop(day)} Du hast nichts zu entscheiden.`,
  nextSeason: 'Nächste Saison planen',
  emptyTitle: 'Alles erledigt.',
  empty: 'Keine strittigen Ergebnisse, keine offenen Fragen. Neues erscheint hier.',
  more: 'Das ist am dringendsten. Es gibt noch mehr.',
  signedInAs: (name) => `Angemeldet mit dem Schlüssel „${name}“.`,
  signOut: 'Hier abmelden',
  signOutAbout:
    'Nach dem Abmelden bleibt der Schlüssel gültig. Widerrufen kannst du ihn unter „Schlüssel“.',
  keys: 'Schlüssel',
  disputes: (count) =>
    count === 1
      ? 'Ein Spiel mit unterschiedlichen Ergebnissen'
      : `${numeral(count)} Spiele mit unterschiedlichen Ergebnissen`,
  versus: (one, other) => `${one} – ${other}`,
  since: (day) => `seit ${day}`,
  differOn: {
    winner: 'uneinig über den Sieger',
    score: 'uneinig über das Ergebnis',
    ending: 'uneinig über den Ausgang',
  },
  says: (who) => `${who} sagt`,
  saysPair: (who) => `${who} sagen`,
  waiting: (count) =>
    count === 1 ? 'Ein unbestätigtes Ergebnis' : `${numeral(count)} unbestätigte Ergebnisse`,
  silent: (who) => `${who}: seit einer Woche keine Antwort`,
  deadline: 'Kurz vor der Frist',
  within: (days) => `nächste ${days} Tage`,
  daysLeft: (days) =>
    days === 0 ? 'heute ist der letzte Tag' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`,
  played: (count) => `${count} gespielt`,
  needs: (count) => `${count} fehlen noch`,
  leftToPlay: (count) => `${count} offen`,
  owes: (count) => (count === 1 ? 'ein Ergebnis fehlt' : `${count} Ergebnisse fehlen`),
  write: (name) => `E-Mail an ${name}`,
  noAddress: 'keine E-Mail-Adresse',
  letterSubject: (competition) => `${competition}: noch offene Spiele`,
  letter: (first, left, matches) =>
    `Hallo ${first},\n\n${left}. Offen sind noch:\n\n${matches.map((one) => `- ${one}`).join('\n')}\n\nKönnt ihr einen Termin vereinbaren?\n`,
  letterLeft: (days) => {
    if (days === null) return 'die Saison läuft';
    if (days === 0) return 'heute ist der letzte Tag';
    return days === 1 ? 'es bleibt noch ein Tag' : `es bleiben noch ${days} Tage`;
  },
  letterOwes: (opponent) => `${opponent}: gespielt, bitte das Ergebnis eintragen`,
  letterDiffers: (opponent) =>
    `${opponent}: ihr habt unterschiedliche Ergebnisse eingetragen, klärt das bitte`,
  applications: 'Anträge',
  applicationsAbout: 'nach 30 Tagen gelöscht',
  wantsNothing: 'keine Angabe',
  level: (level) => `eigene Einschätzung: Spielstärke ${level}`,
  known: (name) => `Gleiche Adresse wie das Mitglied ${withStop(name)}`,
  deletedIn: (days) =>
    days <= 0 ? 'wird heute gelöscht' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`,
  accept: 'Aufnehmen',
  decline: 'Ablehnen',
  declineSure: (name) => `${name} erfährt davon nichts. Der Antrag wird gelöscht.`,
  declineNow: 'Ablehnen und löschen',
  accepted: 'Aufgenommen. Im nächsten Entwurf wird das neue Mitglied eingeteilt.',
  declined: 'Abgelehnt. Der Antrag ist gelöscht.',
  refused: {
    email_taken: 'Ein Mitglied hat diese Adresse schon. Ändere sie dort oder lehne ab.',
    gone: 'Jemand hat über diesen Antrag schon entschieden, oder er ist nach 30 Tagen abgelaufen.',
  },
  letters: {
    waiting: (count, since) =>
      count === 1
        ? `Eine E-Mail wartet seit ${since} darauf, verschickt zu werden.`
        : `${count} E-Mails warten seit ${since} darauf, verschickt zu werden.`,
    refused: (count) =>
      count === 1
        ? 'Eine E-Mail wurde in den letzten 30 Tagen abgewiesen.'
        : `${count} E-Mails wurden in den letzten 30 Tagen abgewiesen.`,
    inDoubt: (count) =>
      count === 1
        ? 'Bei einer E-Mail ist unklar, ob sie angekommen ist.'
        : `Bei ${count} E-Mails ist unklar, ob sie angekommen sind.`,
    what: 'Im Protokoll des Servers steht, welche und warum.',
  },
  drafts: 'Entwürfe zum Prüfen',
  andMore: (count) =>
    `und ${count ?? 'viele'} weitere. Du kannst die E-Mails lesen, bevor sie verschickt werden.`,
  glance: {
    playedOf: (all) => `von ${all} gespielt`,
    of: (played, all) => `${played} von ${all}`,
    played: 'gespielt',
    behind: 'weit zurück',
    now: 'heute',
    moreBoxes: (count) => (count === 1 ? 'Eine weitere Box' : `${count} weitere Boxen`),
    reported: (count) =>
      count === 1 ? 'bei einem fehlt der zweite Eintrag' : `bei ${count} fehlt der zweite Eintrag`,
    disputed: (count) =>
      count === 1
        ? 'eins mit unterschiedlichen Ergebnissen'
        : `${count} mit unterschiedlichen Ergebnissen`,
    idle: (count) =>
      count === 1 ? 'Eine Meldung noch ohne Spiel' : `${count} Meldungen noch ohne Spiel`,
    moreNames: (count) => `und ${count} weitere`,
    write: 'E-Mail an alle mit offenen Spielen',
  },
  results: {
    one: {
      completed: '{winner} hat {score} gegen {loser} gewonnen',
      drawn: '{winner} und {loser} haben {score} unentschieden gespielt',
      retired: '{winner} hat {score} gegen {loser} gewonnen ({loser} hat aufgegeben)',
      walkover: '{loser} ist nicht angetreten, kampfloser Sieg für {winner}',
      conceded: '{loser} hat {winner} das Spiel geschenkt',
      unplayed: '{winner} und {loser} spielen nicht mehr',
    },
    pair: {
      completed: '{winner} haben {score} gegen {loser} gewonnen',
      drawn: '{winner} und {loser} haben {score} unentschieden gespielt',
      retired: '{winner} haben {score} gegen {loser} gewonnen ({loser} haben aufgegeben)',
      walkover: '{loser} sind nicht angetreten, kampfloser Sieg für {winner}',
      conceded: '{loser} haben {winner} das Spiel geschenkt',
      unplayed: '{winner} und {loser} spielen nicht mehr',
    },
  },
};
