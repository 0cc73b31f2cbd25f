import { listNames } from './list-names.ts';
import type { changeLetters as english } from './change-letters.en.ts';
import { germanPointsDative } from './points.ts';

export const changeLetters: typeof english = {
  withdrawn: {
    subject: (who, box) => `${who} hat sich zurückgezogen: ${box}`,
    heading: 'Rückzug',
    text: (who, box) => `Rückzug aus *${box}*: *${who}*.`,
    nothingLeft: 'Du musst nichts weiter tun.',
    stands: 'Eure gespielten Spiele zählen weiter.',
    unplayed: 'Euer Spiel findet nicht statt. Das war schon entschieden.',
    round: { 1: 'Hinspiel', 2: 'Rückspiel' },
    ownSubject: (box) => `Du spielst nicht mehr in ${box}`,
    own: (box) => `Deine Meldung in *${box}* wurde zurückgezogen. Du hast dort keine Spiele mehr.`,
    ownWrong: 'War das ein Versehen? Der Trainer kann es rückgängig machen.',
    button: 'Tabelle ansehen',
  },
  reinstated: {
    subject: (who, box) => `Wieder dabei: ${who} (${box})`,
    heading: 'Rückzug zurückgenommen',
    text: (who, box) => `Wieder dabei in *${box}*: *${who}*. Der Rückzug wurde zurückgenommen.`,
    toPlay: 'Euer Spiel findet doch statt.',
    toReport: 'Für euer Spiel müsst ihr euch noch auf ein Ergebnis einigen.',
    ownSubject: (box) => `Du bist wieder dabei: ${box}`,
    own: (box) =>
      `Du bist wieder in *${box}* dabei. Dein Rückzug wurde zurückgenommen. Deine offenen Spiele dort musst du noch spielen.`,
  },
  box: {
    joinedSubject: (who, box) => `Neu in deiner Box: ${who} (${box})`,
    joinedHeading: 'Ein neuer Gegner',
    joined: (who, box) => `*${who}* spielt jetzt in *${box}* und damit auch gegen dich.`,
    leftSubject: (who, box) => `Nicht mehr in ${box}: ${who}`,
    leftHeading: 'Ein Gegner weniger',
    left: (who, box, rounds) =>
      rounds === 1
        ? `*${who}* spielt jetzt in einer anderen Box. Euer Spiel in *${box}* findet nicht mehr statt.`
        : `*${who}* spielt jetzt in einer anderen Box. Eure beiden Spiele in *${box}* finden nicht mehr statt.`,
    reach: 'Kontaktdaten',
    button: 'Meine Spiele ansehen',
  },
  pair: {
    heading: 'Spielerwechsel',
    joinedSubject: (box) => `Du spielst jetzt in ${box}`,
    joined: (box, partner) =>
      partner === null
        ? `Du spielst jetzt in *${box}*.`
        : `Du spielst jetzt in *${box}*, zusammen mit *${partner}*.`,
    joinedToPlay: 'Alle offenen Spiele dort sind jetzt deine.',
    leftSubject: (box) => `Du spielst nicht mehr in ${box}`,
    left: (who, box) =>
      `Deinen Platz in *${box}* ${who.length === 1 ? 'hat' : 'haben'} jetzt *${listNames(who, 'de')}*.`,
    leftStands: 'Deine Spiele dort zählen weiter.',
    changedSubject: (who, box) => `Neu in ${box}: ${listNames(who, 'de')}`,
    partner: (who, left, box) =>
      `*${listNames(who, 'de')}* spielt in *${box}* jetzt mit dir, anstelle von *${listNames(left, 'de')}*.`,
    opponent: (who, left, box) =>
      `In *${box}* ${who.length === 1 ? 'spielt' : 'spielen'} jetzt *${listNames(who, 'de')}* anstelle von *${listNames(left, 'de')}*.`,
    opponentToPlay: 'Das gilt für alle eure offenen Spiele.',
  },
  deadline: {
    subject: (season, day) =>
      day === null ? `${season}: keine Frist für Ergebnisse mehr` : `${season}: neue Frist ${day}`,
    heading: 'Neue Frist',
    text: (season, day) => `Die Frist für Ergebnisse in *${season}* ist jetzt *${day}*.`,
    none: (season) => `In *${season}* gibt es keine Frist für Ergebnisse mehr.`,
    button: 'Meine Spiele ansehen',
  },
  final: {
    subject: (box) => `Endstand: ${box}`,
    heading: 'Die Tabelle steht fest.',
    ended: (place, of, box, points) =>
      `Du hast in *${box}* als *${place}* von ${of} mit ${germanPointsDative(points)} abgeschlossen.`,
    unranked: (box, points) =>
      `Du hast in *${box}* ohne Rang mit ${germanPointsDative(points)} abgeschlossen.`,
    button: 'Abschlusstabelle ansehen',
    next: 'Sag unter „Wünsche“, was du als Nächstes spielen willst.',
  },
};
