import { withStop } from './full-stop.ts';
import type { arrange as english } from './arrange.en.ts';

export const arrange: typeof english = {
  title: 'Termin',
  when: (name) => `Wann kannst du gegen ${name}?`,
  whenPair: (name) => `Wann könnt ihr gegen ${name}?`,
  choose: (first) => `Schlag bis zu drei Termine vor. ${first} sucht einen aus.`,
  choosePair: (first) => `Schlag bis zu drei Termine vor. ${first} suchen einen aus.`,
  by: (day) => `Es zählt bis ${withStop(day)}`,
  line: (number) => `${number}. Termin`,
  offer: (number) => `${number}. Termin vorschlagen`,
  day: 'Tag',
  time: 'Uhrzeit',
  zone: 'Es gilt die Uhrzeit am Verein.',
  place: 'Wo?',
  elsewhere: 'Woanders',
  placeLabel: 'Ort (freiwillig)',
  placeHint: 'Ein Platz, falls du einen weißt',
  note: 'Ein Satz dazu (freiwillig)',
  toBox: (names) => `Auch ${names} fragen`,
  toBoxAbout: 'Alle bekommen eine Mail. Wer zuerst einen Termin aussucht, hat ihn.',
  sentToBox:
    'Du hast auch andere in deiner Box gefragt. Wer zuerst einen Termin aussucht, hat ihn, und du bekommst eine Mail.',
  send: 'Termine vorschlagen',
  faults: {
    incomplete: 'Zu einem Termin gehören Tag und Uhrzeit.',
    invalid: 'Das ist kein Tag mit Uhrzeit.',
    no_such_time: 'In dieser Nacht wird die Uhr vorgestellt: Diese Uhrzeit gibt es nicht.',
    comes_twice:
      'In dieser Nacht wird die Uhr zurückgestellt: Diese Uhrzeit kommt zweimal. Nimm eine andere.',
    past: 'Dieser Termin ist vorbei.',
    beyond_deadline: 'Das ist nach dem letzten Tag für Ergebnisse.',
    too_far: 'Das ist mehr als ein Jahr voraus.',
    same: 'Diesen Termin hast du schon vorgeschlagen.',
    none: 'Schlag mindestens einen Termin vor.',
    place: 'Ein Ort hat höchstens 100 Zeichen.',
    note: 'Der Satz hat höchstens 200 Zeichen.',
    choose: 'Such erst einen der Termine aus.',
    tooMany:
      'Du hast in einer Stunde sehr oft Termine vorgeschlagen. Ruf einfach an, oder versuch es später wieder.',
    another: (name) =>
      `${name} hat inzwischen selbst Termine vorgeschlagen: Sie stehen oben. Deine stehen noch darunter und ersetzen sie, wenn du sie noch einmal abschickst.`,
  },
  theyPropose: (name, count) => `${name} schlägt ${termine(count)} vor`,
  theirs: 'Such einen aus, dann ist er abgemacht.',
  yes: 'Diesem Termin zusagen',
  none: 'Keiner passt. Andere vorschlagen',
  hasPassed: 'ist vorbei',
  allPassed: (name) => `Die Termine, die ${name} vorgeschlagen hat, sind vorbei.`,
  ownPassed: 'Die Termine, die du vorgeschlagen hast, sind vorbei. Schlag neue vor.',
  sent: (first) => `Gesendet. ${first} sucht einen aus.`,
  sentPair: (first) => `Gesendet. ${first} suchen einen aus.`,
  partnerSent: (partner) => `${partner} hat Termine vorgeschlagen.`,
  sentAbout: 'Sobald einer ausgesucht ist, bekommst du eine Mail, und er steht hier.',
  proposedBy: (first, count) => `Vorgeschlagen: ${vorschlaege(count)}. Jetzt ist ${first} dran.`,
  withdraw: 'Zurücknehmen',
  others: 'Andere vorschlagen',
  otherTimes: 'Andere Termine vorschlagen',
  replaces: 'Deine ersetzen sie.',
  arranged: (day) => `Abgemacht. Bis ${withStop(day)}`,
  arrangedNoDay: 'Abgemacht.',
  stays: (when) => `Es bleibt bei ${when}, bis ein anderer Termin ausgesucht ist.`,
  against: 'gegen',
  calendar: 'In den Kalender',
  tell: 'Noch etwas zu sagen?',
  reach: (first) => `Oder ${first} gleich erreichen`,
  partner: (first) => `Erst ${first} fragen?`,
  move: 'Verlegen',
  callOff: 'Absagen',
  callOffAbout: 'Alle, die mitspielen, bekommen eine Mail.',
  after: 'Nach dem Spiel fragen wir dich nach dem Ergebnis. Du musst an nichts denken.',
  stale: {
    arranged: 'Es ist schon ein anderer Termin ausgesucht. Er steht hier.',
    replaced: 'Diese Termine sind ersetzt. Hier stehen die, die jetzt gelten.',
    withdrawn: 'Diese Termine sind zurückgenommen.',
    taken: 'Jemand anders aus deiner Box war schneller. Schlag einen anderen Termin vor.',
    past: 'Dieser Termin ist vorbei. Such einen anderen aus.',
  },
  over: {
    played: 'Dieses Spiel ist schon gespielt.',
    reported: 'Für dieses Spiel ist schon ein Ergebnis eingetragen.',
    withdrawn: 'Dieses Spiel wird nicht mehr gespielt: Eine Seite hat zurückgezogen.',
    closed: 'Die Saison dieses Spiels ist abgeschlossen.',
  },
  overAbout: 'Es gibt nichts mehr auszumachen.',
  toMatch: 'Zurück zum Spiel',
  nothingYet: 'Abgemacht ist erst, wenn du drückst.',
  mailed: 'Alle im Spiel bekommen eine Mail mit einem Eintrag für den Kalender.',
  noAnswer: 'Hier gibt es nichts mehr zu beantworten.',
  text: (name, where) => `Hallo ${name}, wir spielen gegeneinander (${where}). Wann kannst du?`,
  textProposed: (name, list, link) =>
    `Hallo ${name}, ich habe Termine für unser Spiel vorgeschlagen: ${withStop(list)} Hier suchst du einen aus: ${link}`,
  textArranged: (name, when) => `Hallo ${name}, wegen unseres Spiels am ${when}: `,
  textPartner: (name, opponents) =>
    `Hallo ${name}, wann kannst du mit mir gegen ${opponents} spielen?`,
  at: (day, time) => `${day}, ${time}\u00a0Uhr`,
  or: ' oder ',
};

function termine(count: number): string {
  return count === 1
    ? 'einen Termin'
    : `${['keine', 'einen', 'zwei', 'drei'][count] ?? count} Termine`;
}

function vorschlaege(count: number): string {
  return count === 1
    ? 'ein Termin'
    : `${['keine', 'einen', 'zwei', 'drei'][count] ?? count} Termine`;
}
