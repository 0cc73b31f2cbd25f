import { withStop } from './full-stop.ts';
import type { changeLetters as english } from './change-letters.en.ts';
import { germanPointsDative } from './points.ts';

export const changeLetters: typeof english = {
  withdrawn: {
    subject: (who, box) => `${who} hat sich zurückgezogen: ${box}`,
    heading: 'Ein Rückzug',
    text: (who, box) => `Rückzug in *${box}*: *${who}*.`,
    ruled: (what) => `${withStop(what)} Für dich ist nichts mehr zu tun.`,
    stands: 'Was ihr gespielt habt, zählt weiter.',
    ownSubject: (box) => `Du spielst nicht mehr in ${box}`,
    own: (box) => `Du bist aus *${box}* zurückgezogen. Dort hast du keine Spiele mehr.`,
    ownWrong: 'Falls das ein Versehen ist, kann der Trainer es zurücknehmen.',
    button: 'Tabelle ansehen',
  },
  box: {
    joinedSubject: (who, box) => `Jetzt auch in deiner Box: ${who} (${box})`,
    joinedHeading: 'Ein Spiel mehr',
    joined: (who, box) => `Jetzt auch in *${box}*, und damit gegen dich: *${who}*.`,
    leftSubject: (who, box) => `Nicht mehr in ${box}: ${who}`,
    leftHeading: 'Ein Spiel weniger',
    left: (who, box) =>
      `Jetzt in einer anderen Box: *${who}*. Euer Spiel in *${box}* findet nicht mehr statt.`,
    reach: 'So erreichst du sie',
    button: 'Meine Spiele ansehen',
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
