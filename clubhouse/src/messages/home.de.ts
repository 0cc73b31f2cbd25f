import { withStop } from './full-stop.ts';
import { germanNumeral as numeral } from './numerals.ts';
import type { home as english } from './home.en.ts';
import { germanPoints, germanPointsDative } from './points.ts';

export const home: typeof english = {
  title: 'Start',
  yourTurn: (first) => `Du bist dran, ${withStop(first)}`,
  hello: (first) => `Hallo, ${withStop(first)}`,
  things: (count) =>
    count === 1
      ? 'Du hast eine Sache zu erledigen.'
      : `Du hast ${numeral(count).toLowerCase()} Sachen zu erledigen.`,
  nothingWaits: 'Du hast gerade nichts zu tun.',
  nextMatch: (when, opponent) => `Als Nächstes: ${when}, gegen ${withStop(opponent)}`,
  howDidItGo: (name) => `Wie war’s gegen ${name}?`,
  theyEntered: (name) => `${name} hat das Ergebnis eingetragen. Jetzt bist du dran.`,
  theyEnteredPair: (name) => `${name} haben das Ergebnis eingetragen. Jetzt seid ihr dran.`,
  differs: (name) => `${name} und du habt unterschiedliche Ergebnisse eingetragen`,
  differsAbout: 'Klärt kurz, was stimmt, und tragt es dann ein.',
  youPlayed: (when) => `ihr habt ${when} gespielt`,
  enter: 'Ergebnis eintragen',
  sort: 'Jetzt klären',
  arrangedTitle: 'Vereinbart',
  toArrange: 'Noch zu vereinbaren',
  by: (day) => `bis ${day}`,
  arranged: (day) => `Vereinbart: ${day}`,
  seeArranged: 'Termin ansehen',
  proposed: (first) => `Vorgeschlagen, ${first} ist dran`,
  seeProposed: 'Termine ansehen',
  propose: 'Termine vorschlagen',
  pick: 'Termin aussuchen',
  waitingTitle: 'Die anderen sind dran',
  waitingFor: (name) => `${name} muss das Ergebnis noch eintragen`,
  waitingForPair: (name) => `${name} müssen das Ergebnis noch eintragen`,
  playedTitle: 'Gespielt',
  you: 'Du',
  withPartner: (first) => `mit ${first}`,
  where: (division, place) => (place === null ? division : `${division}: du bist ${place}`),
  daysLeft: (days) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  lastDay: 'heute ist der letzte Tag',
  table: 'Ganze Tabelle',
  points: (place, points) =>
    place === null
      ? `${germanPoints(points)}, noch ohne Rang`
      : `${place} Platz, ${germanPoints(points)}`,
  needed: (played, minimum) => `${played} von ${minimum} nötigen Spielen`,
  doneTitle: 'Nichts zu tun. Gut gespielt.',
  done: (day) =>
    day === null
      ? 'Alle deine Spiele sind eingetragen.'
      : `Alle deine Spiele sind eingetragen. Nach ${day} steht die Tabelle fest.`,
  wish: 'Sag, was du nächste Saison spielen willst',
  soonTitle: 'Deine Saison hat noch nicht begonnen.',
  noneTitle: 'Du bist noch in keiner Box',
  none: 'Sobald der Trainer dich eingeteilt hat, siehst du hier deine Gegner.',
  noneNext: (season, day) =>
    day === null
      ? `Die nächste Saison ist ${withStop(season)}`
      : `Die nächste Saison ist ${withStop(season)} Sie beginnt am ${withStop(day)}`,
  finalTable: 'Abschlusstabelle ansehen',
  overTitle: 'Die Saison ist vorbei.',
  over: 'Der Trainer stellt gerade die Boxen für die nächste Saison zusammen.',
  goesOnTitle: 'Du hast in dieser Saison keine Spiele.',
  leftOut: {
    begun: (competition) => `${competition} hat ohne dich begonnen.`,
    planned: (competition) => `In ${competition} bist du in keiner Box.`,
    tooFew: (isPair, played, minimum) => {
      if (minimum === 1)
        return `${isPair ? 'Ihr habt' : 'Du hast'} das eine Spiel nicht gespielt, das man mindestens spielen muss.`;
      return `${isPair ? 'Ihr habt' : 'Du hast'} nur ${played} von mindestens ${minimum} Spielen gespielt.`;
    },
    onBreak: 'Du hast gerade Pause.',
    withdrew: 'Du hast dich aus dem vorigen Wettbewerb zurückgezogen.',
    noWish: 'Du hattest nicht angegeben, dass du spielen willst.',
    ownChoice: (isPair) =>
      isPair
        ? 'Einer von euch beiden wollte nicht weiterspielen.'
        : 'Du wolltest nicht weiterspielen.',
    unknown: 'Frag den Trainer nach dem Grund.',
    ask: 'Stimmt etwas nicht, oder willst du doch spielen? Sag es dem Trainer.',
  },
  endedIn: (season, box) => `${season}: ${box}`,
  ended: (place, of, points) =>
    `Du hast als ${place} von ${of} mit ${germanPointsDative(points)} abgeschlossen.`,
  endedUnranked: (points) => `Du hast ohne Rang mit ${germanPointsDative(points)} abgeschlossen.`,
  courtLabel: 'Ein Platz',
};
