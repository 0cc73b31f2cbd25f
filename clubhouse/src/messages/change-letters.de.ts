import { listNames } from './list-names.ts';
import type { changeLetters as english } from './change-letters.en.ts';
import { germanPointsDative } from './points.ts';

export const changeLetters: typeof english = {
  withdrawn: {
    subject: (who, box) => `${who} hat sich zurückgezogen: ${box}`,
    heading: 'Ein Rückzug',
    text: (who, box) => `Rückzug in *${box}*: *${who}*.`,
    nothingLeft: 'Für dich ist nichts mehr zu tun.',
    stands: 'Was ihr gespielt habt, zählt weiter.',
    unplayed: 'Es bleibt dabei, dass ihr nicht gegeneinander spielt.',
    round: { 1: 'Hinspiel', 2: 'Rückspiel' },
    ownSubject: (box) => `Du spielst nicht mehr in ${box}`,
    own: (box) => `Deine Meldung für *${box}* wurde zurückgezogen. Dort hast du keine Spiele mehr.`,
    ownWrong: 'Falls das ein Versehen ist, kann der Trainer es zurücknehmen.',
    button: 'Tabelle ansehen',
  },
  reinstated: {
    subject: (who, box) => `Doch wieder dabei: ${who} (${box})`,
    heading: 'Ein Rückzug ist zurückgenommen',
    text: (who, box) => `*${who}* spielt weiter in *${box}*: Der Rückzug wurde zurückgenommen.`,
    toPlay: 'Euer Spiel findet doch statt.',
    toReport: 'Zu eurem Spiel fehlt noch ein Ergebnis, in dem ihr euch einig seid.',
    ownSubject: (box) => `Du spielst weiter: ${box}`,
    own: (box) =>
      `Du spielst weiter in *${box}*: Dein Rückzug wurde zurückgenommen. Was dort noch offen ist, wird gespielt.`,
  },
  box: {
    joinedSubject: (who, box) => `Jetzt auch in deiner Box: ${who} (${box})`,
    joinedHeading: 'Ein Gegner mehr',
    joined: (who, box) => `*${who}* spielt jetzt in *${box}* und damit auch gegen dich.`,
    leftSubject: (who, box) => `Nicht mehr in ${box}: ${who}`,
    leftHeading: 'Ein Gegner weniger',
    left: (who, box, rounds) =>
      rounds === 1
        ? `*${who}* spielt jetzt in einer anderen Box. Euer Spiel in *${box}* findet nicht mehr statt.`
        : `*${who}* spielt jetzt in einer anderen Box. Eure beiden Spiele in *${box}* finden nicht mehr statt.`,
    reach: 'So erreichst du sie',
    button: 'Meine Spiele ansehen',
  },
  pair: {
    heading: 'Ein Spielerwechsel',
    joinedSubject: (box) => `Du spielst jetzt in ${box}`,
    joined: (box, partner) =>
      partner === null
        ? `Du spielst jetzt in *${box}*.`
        : `Du spielst jetzt in *${box}*, zusammen mit *${partner}*.`,
    joinedToPlay: 'Alle Spiele, die dort noch offen sind, sind jetzt deine.',
    leftSubject: (box) => `Du spielst nicht mehr in ${box}`,
    left: (who, box) =>
      `Deinen Platz in *${box}* ${who.length === 1 ? 'hat' : 'haben'} jetzt *${listNames(who, 'de')}*.`,
    leftStands: 'Deine Spiele dort zählen weiter.',
    changedSubject: (who, box) => `Neu in ${box}: ${listNames(who, 'de')}`,
    partner: (who, left, box) =>
      `*${listNames(who, 'de')}* spielt in *${box}* jetzt mit dir, anstelle von *${listNames(left, 'de')}*.`,
    opponent: (who, left, box) =>
      `In *${box}* ${who.length === 1 ? 'spielt' : 'spielen'} jetzt *${listNames(who, 'de')}* anstelle von *${listNames(left, 'de')}*.`,
    opponentToPlay: 'Das gilt für alle Spiele, die ihr noch gegeneinander habt.',
  },
  deadline: {
    subject: (season, day) =>
      day === null
        ? `${season}: kein letzter Tag für Ergebnisse mehr`
        : `${season}: Ergebnisse bis ${day}`,
    heading: 'Ein anderer letzter Tag',
    text: (season, day) => `In *${season}* zählen Ergebnisse jetzt bis *${day}*.`,
    none: (season) => `In *${season}* gibt es keinen letzten Tag für Ergebnisse mehr.`,
    button: 'Meine Spiele ansehen',
  },
  final: {
    subject: (box) => `Endstand: ${box}`,
    heading: 'Die Tabelle steht fest.',
    ended: (place, of, box, points) =>
      `Am Ende *${place}* von ${of} in *${box}*, mit ${germanPointsDative(points)}.`,
    unranked: (box, points) => `Am Ende ohne Rang in *${box}*, mit ${germanPointsDative(points)}.`,
    button: 'Abschlusstabelle ansehen',
    next: 'Sag unter „Wünsche“, was du als Nächstes spielen willst.',
  },
};
