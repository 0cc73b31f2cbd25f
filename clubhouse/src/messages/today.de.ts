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
      ? `${withStop(day)} Eine Sache ist zu entscheiden, dann ist der Platz frei.`
      : `${withStop(day)} ${numeral(count)} Dinge sind zu entscheiden, dann ist der Platz frei.`,
  nothing: (day) => `${withStop(day)} Nichts zu entscheiden.`,
  emptyTitle: 'Alles erledigt.',
  empty: 'Niemand ist sich uneins, niemand wartet auf Antwort. Was kommt, steht dann hier.',
  more: 'Es gibt mehr als hier steht: Das hier kommt zuerst.',
  signedInAs: (name) => `Angemeldet mit dem Schlüssel „${name}“.`,
  signOut: 'Hier abmelden',
  signOutAbout: 'Abmelden lässt ihn gültig; widerrufen wird er unter „Schlüssel“.',
  keys: 'Schlüssel',
  disputes: (count) =>
    count === 1
      ? 'Ein Spiel mit zwei Ergebnissen'
      : `${numeral(count)} Spiele mit verschiedenen Ergebnissen`,
  versus: (one, other) => `${one} – ${other}`,
  since: (day) => `seit ${day}`,
  differOn: {
    winner: 'uneins, wer gewonnen hat',
    score: 'uneins über die Sätze',
    ending: 'uneins, wie es ausging',
  },
  says: (who) => `${who} sagt`,
  saysPair: (who) => `${who} sagen`,
  waiting: (count) =>
    count === 1 ? 'Eine Meldung ohne Antwort' : `${numeral(count)} Meldungen ohne Antwort`,
  silent: (who) => `${who}: seit einer Woche keine Antwort`,
  deadline: 'Kurz vor Schluss',
  within: (days) => `nächste ${days} Tage`,
  daysLeft: (days) =>
    days === 0 ? 'heute letzter Tag' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`,
  played: (count) => `${count} gespielt`,
  needs: (count) => `${count} fehlen noch`,
  leftToPlay: (count) => `${count} offen`,
  owes: (count) => (count === 1 ? 'ein Ergebnis fehlt' : `${count} Ergebnisse fehlen`),
  write: (name) => `${name} schreiben`,
  noAddress: 'keine Adresse',
  letterSubject: (competition) => `${competition}: noch offene Spiele`,
  letter: (first, left, matches) =>
    `Hallo ${first},\n\n${left}. Offen sind noch:\n\n${matches.map((one) => `- ${one}`).join('\n')}\n\nKönnt ihr einen Tag ausmachen?\n`,
  letterLeft: (days) => {
    if (days === null) return 'die Saison läuft';
    if (days === 0) return 'heute ist der letzte Tag';
    return days === 1 ? 'es bleibt noch ein Tag' : `es bleiben noch ${days} Tage`;
  },
  letterOwes: (opponent) => `${opponent}: gespielt, bitte das Ergebnis eintragen`,
  letterDiffers: (opponent) => `${opponent}: ihr habt Verschiedenes eingetragen, sprecht kurz`,
  applications: 'Wollen mitspielen',
  applicationsAbout: 'nach 30 Tagen gelöscht',
  wantsNothing: 'hat nicht gesagt, was',
  level: (level) => `schätzt sich auf Stufe ${level}`,
  known: (name) => `Gleiche Adresse wie ${name}, schon Mitglied.`,
  deletedIn: (days) =>
    days <= 0 ? 'wird heute gelöscht' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`,
  accept: 'Aufnehmen',
  decline: 'Ablehnen',
  declineSure: (name) => `${name} erfährt davon nichts. Alle Angaben werden gelöscht.`,
  declineNow: 'Ablehnen und löschen',
  accepted: 'Aufgenommen. Jetzt Mitglied, eingeteilt wird mit der nächsten Saison.',
  declined: 'Abgelehnt. Die Angaben sind gelöscht.',
  refused: {
    email_taken: 'Ein Mitglied hat diese Adresse schon. Ändere sie dort oder lehne ab.',
    gone: 'Jemand hat diesen Antrag schon entschieden, oder die 30 Tage sind um.',
  },
  letters: {
    waiting: (count, since) =>
      count === 1
        ? `Eine Mail wartet seit ${since} darauf, verschickt zu werden.`
        : `${count} Mails warten seit ${since} darauf, verschickt zu werden.`,
    refused: (count) =>
      count === 1
        ? 'Eine Mail wurde in den letzten 30 Tagen abgewiesen.'
        : `${count} Mails wurden in den letzten 30 Tagen abgewiesen.`,
    inDoubt: (count) =>
      count === 1
        ? 'Bei einer Mail ist unklar, ob sie angekommen ist.'
        : `Bei ${count} Mails ist unklar, ob sie angekommen sind.`,
    what: 'Welche und warum, steht im Protokoll des Servers.',
  },
  drafts: 'Neue Einteilungen',
  andMore: (count) => `und ${count ?? 'viele'} weitere. Du liest die Mails, bevor sie hinausgehen.`,
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
      count === 1 ? 'eins mit zwei Ergebnissen' : `${count} mit zwei Ergebnissen`,
    idle: (count) =>
      count === 1 ? 'Eine Meldung noch ohne Spiel' : `${count} Meldungen noch ohne Spiel`,
    moreNames: (count) => `und ${count} weitere`,
    write: 'Allen mit offenen Spielen schreiben',
  },
  results: {
    one: {
      completed: '{winner} hat {score} gegen {loser} gewonnen',
      drawn: '{winner} und {loser} haben {score} unentschieden gespielt',
      retired: '{winner} hat {score} gegen {loser} gewonnen ({loser} hat aufgegeben)',
      walkover: '{loser} ist nicht angetreten, kampflos für {winner}',
      conceded: '{loser} hat {winner} das Spiel geschenkt',
      unplayed: '{winner} und {loser} spielen nicht mehr',
    },
    pair: {
      completed: '{winner} haben {score} gegen {loser} gewonnen',
      drawn: '{winner} und {loser} haben {score} unentschieden gespielt',
      retired: '{winner} haben {score} gegen {loser} gewonnen ({loser} haben aufgegeben)',
      walkover: '{loser} sind nicht angetreten, kampflos für {winner}',
      conceded: '{loser} haben {winner} das Spiel geschenkt',
      unplayed: '{winner} und {loser} spielen nicht mehr',
    },
  },
};
