import { withStop } from './full-stop.ts';
import { germanNumeral as numeral } from './numerals.ts';
import type { home as english } from './home.en.ts';
import { germanPoints, germanPointsDative } from './points.ts';

export const home: typeof english = {
  title: 'Start',
  yourTurn: (first) => `Du bist dran, ${withStop(first)}`,
  hello: (first) => `Hallo, ${withStop(first)}`,
  things: (count) =>
    count === 1 ? 'Eine Sache wartet auf dich.' : `${numeral(count)} Dinge warten auf dich.`,
  nothingWaits: 'Es wartet nichts auf dich.',
  nextMatch: (when, opponent) => `Als Nächstes: ${when}, gegen ${withStop(opponent)}`,
  howDidItGo: (name) => `Wie war’s gegen ${name}?`,
  theyEntered: (name) => `${name} hat das Ergebnis eingetragen. Was sagst du?`,
  theyEnteredPair: (name) => `${name} haben das Ergebnis eingetragen. Was sagt ihr?`,
  differs: (name) => `${name} und du habt Verschiedenes eingetragen`,
  differsAbout: 'Sprecht kurz, dann tragt das Vereinbarte ein.',
  youPlayed: (when) => `ihr habt ${when} gespielt`,
  enter: 'Ergebnis eintragen',
  sort: 'Jetzt klären',
  arrangedTitle: 'Abgemacht',
  toArrange: 'Noch zu vereinbaren',
  by: (day) => `bis ${day}`,
  arranged: (day) => `Abgemacht: ${day}`,
  seeArranged: 'Termin ansehen',
  proposed: (first) => `Vorgeschlagen, ${first} ist dran`,
  seeProposed: 'Termine ansehen',
  propose: 'Termine vorschlagen',
  pick: 'Termin aussuchen',
  waitingTitle: 'Die anderen sind dran',
  waitingFor: (name) => `${name} muss noch eintragen`,
  waitingForPair: (name) => `${name} müssen noch eintragen`,
  playedTitle: 'Gespielt',
  you: 'Du',
  withPartner: (first) => `mit ${first}`,
  where: (division, place) => (place === null ? division : `${division}: du bist ${place}`),
  daysLeft: (days) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  lastDay: 'heute letzter Tag',
  table: 'Ganze Tabelle',
  points: (place, points) =>
    place === null
      ? `${germanPoints(points)}, noch ohne Rang`
      : `${place} Platz, ${germanPoints(points)}`,
  needed: (played, minimum) => `${played} von ${minimum} nötigen`,
  doneTitle: 'Nichts zu tun. Gut gespielt.',
  done: (day) =>
    day === null
      ? 'Alle deine Spiele sind eingetragen.'
      : `Alle deine Spiele sind eingetragen. Nach ${day} steht die Tabelle fest.`,
  wish: 'Sag, was du als Nächstes spielen willst',
  noneTitle: 'Du bist noch in keiner Box',
  none: 'Sobald der Trainer dich eingeteilt hat, stehen hier deine Gegner.',
  noneNext: (season, day) =>
    day === null
      ? `Die nächste Saison ist ${withStop(season)}`
      : `Die nächste Saison ist ${withStop(season)} Sie beginnt am ${withStop(day)}`,
  finalTable: 'Abschlusstabelle ansehen',
  overTitle: 'Die Saison ist vorbei.',
  over: 'Der Trainer teilt gerade die Boxen der nächsten ein.',
  goesOnTitle: 'Diese Saison hast du keine Spiele.',
  leftOut: {
    begun: (competition) => `${competition} hat begonnen, und du bist nicht dabei.`,
    planned: (competition) => `In den Boxen von ${competition} bist du nicht dabei.`,
    tooFew: (isPair, played, minimum) => {
      if (minimum === 1)
        return `${isPair ? 'Ihr habt' : 'Du hast'} das eine Spiel nicht gespielt, das man braucht, um dabeizubleiben.`;
      return `Gespielt ${isPair ? 'habt ihr' : 'hast du'} ${played} von ${minimum} Spielen, die man braucht, um dabeizubleiben.`;
    },
    onBreak: 'Du hast gerade Pause.',
    withdrew: 'Aus dem Wettbewerb davor hattest du dich zurückgezogen.',
    noWish: 'Du hast nicht gesagt, dass du spielen willst.',
    ownChoice: (isPair) =>
      isPair
        ? 'Einer von euch beiden wollte so nicht weiterspielen.'
        : 'Du wolltest nicht weiterspielen.',
    unknown: 'Warum, kann dir der Trainer sagen.',
    ask: 'Stimmt etwas nicht, oder willst du doch spielen? Sag es dem Trainer.',
  },
  endedIn: (season, box) => `${season}: ${box}`,
  ended: (place, of, points) => `Am Ende ${place} von ${of}, mit ${germanPointsDative(points)}.`,
  endedUnranked: (points) => `Am Ende ohne Rang, mit ${germanPointsDative(points)}.`,
  courtLabel: 'Ein Platz',
};
