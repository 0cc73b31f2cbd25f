import { withStop } from './full-stop.ts';
import type { arrange as english } from './arrange.en.ts';

export const arrange: typeof english = {
  title: 'Termin',
  when: (name) => `Wann kannst du gegen ${name} spielen?`,
  whenPair: (name) => `Wann könnt ihr gegen ${name} spielen?`,
  choose: (first) => `Schlag bis zu drei Termine vor. ${first} sucht einen aus.`,
  choosePair: (first) => `Schlag bis zu drei Termine vor. ${first} suchen einen aus.`,
  by: (day) => `Spielt bis ${withStop(day)}`,
  line: (number) => `${number}. Termin`,
  offer: (number) => `${number}. Termin vorschlagen`,
  day: 'Tag',
  time: 'Uhrzeit',
  zone: 'Alle Zeiten gelten in der Zeitzone des Vereins.',
  place: 'Wo?',
  elsewhere: 'Woanders',
  placeLabel: 'Ort (freiwillig)',
  placeHint: 'Ein Platz, falls er schon feststeht',
  note: 'Nachricht dazu (freiwillig)',
  toBox: (names) => `Auch ${names} fragen`,
  toBoxAbout: 'Alle bekommen eine E-Mail. Wer zuerst einen Termin aussucht, spielt gegen dich.',
  sentToBox:
    'Du hast auch andere in deiner Box gefragt. Wer zuerst einen Termin aussucht, spielt gegen dich. Du bekommst dann eine E-Mail.',
  send: (member) => (member === null ? 'Termine vorschlagen' : `Termine für ${member} vorschlagen`),
  faults: {
    incomplete: 'Gib Tag und Uhrzeit ein.',
    invalid: 'Gib einen gültigen Tag mit Uhrzeit ein.',
    no_such_time: 'In dieser Nacht wird die Uhr vorgestellt. Diese Uhrzeit gibt es nicht.',
    comes_twice:
      'In dieser Nacht wird die Uhr zurückgestellt. Diese Uhrzeit gibt es zweimal. Nimm eine andere.',
    past: 'Dieser Termin ist vorbei. Wähl einen späteren.',
    beyond_deadline: 'Das ist nach der Frist für Ergebnisse.',
    too_far: 'Wähl einen Termin im nächsten Jahr oder früher.',
    same: 'Diesen Termin hast du schon vorgeschlagen.',
    none: 'Schlag mindestens einen Termin vor.',
    place: 'Höchstens 100 Zeichen.',
    note: 'Höchstens 200 Zeichen.',
    choose: 'Such erst einen der Termine aus.',
    tooMany:
      'Du hast in der letzten Stunde sehr oft Termine vorgeschlagen. Ruf einfach an, oder versuch es später wieder.',
    another: (name) =>
      `${name} hat inzwischen selbst Termine vorgeschlagen, siehe oben. Deine stehen noch darunter. Schick sie noch einmal ab, dann ersetzen sie die anderen.`,
  },
  theyPropose: (name, count) => `${name} schlägt ${termine(count)} vor`,
  theirs: 'Such einen aus, dann ist er vereinbart.',
  yes: (member) =>
    member === null ? 'Diesem Termin zusagen' : `Diesem Termin für ${member} zusagen`,
  none: 'Keiner passt? Andere vorschlagen',
  hasPassed: 'ist vorbei',
  allPassed: (name) => `Die Termine, die ${name} vorgeschlagen hat, sind vorbei.`,
  ownPassed: 'Die Termine, die du vorgeschlagen hast, sind vorbei. Schlag neue vor.',
  sent: (first) => `Gesendet. ${first} sucht einen aus.`,
  sentPair: (first) => `Gesendet. ${first} suchen einen aus.`,
  partnerSent: (partner) => `${partner} hat Termine vorgeschlagen.`,
  sentAbout: 'Sobald einer ausgesucht ist, bekommst du eine E-Mail und siehst ihn hier.',
  proposedBy: (first, count) => `Vorgeschlagen: ${vorschlaege(count)}. Jetzt ist ${first} dran.`,
  withdraw: 'Vorschlag zurücknehmen',
  others: 'Andere Termine vorschlagen',
  otherTimes: 'Andere Termine vorschlagen',
  replaces: 'Deine Vorschläge ersetzen sie.',
  arranged: (day) => `Vereinbart. Bis ${withStop(day)}`,
  arrangedNoDay: 'Vereinbart.',
  stays: (when) => `Es bleibt bei ${when}, bis ihr einen anderen Termin vereinbart.`,
  against: 'gegen',
  calendar: 'In den Kalender eintragen',
  tell: 'Möchtest du noch etwas dazu sagen?',
  reach: (first) => `Oder ${first} direkt kontaktieren`,
  partner: (first) => `Erst ${first} fragen?`,
  move: 'Verlegen',
  callOff: 'Absagen',
  callOffAbout: 'Alle Beteiligten bekommen eine E-Mail.',
  after: 'Nach dem Spiel fragen wir dich nach dem Ergebnis. Du musst dir nichts merken.',
  stale: {
    arranged: 'Ein anderer Termin ist schon ausgesucht. Du siehst ihn hier.',
    replaced: 'Diese Termine wurden ersetzt. Hier siehst du die aktuellen.',
    withdrawn: 'Diese Termine wurden zurückgenommen.',
    taken: 'Jemand anders aus deiner Box war schneller. Schlag einen anderen Termin vor.',
    past: 'Dieser Termin ist vorbei. Such einen anderen aus.',
  },
  over: {
    played: 'Dieses Spiel wurde schon gespielt.',
    reported: 'Für dieses Spiel ist schon ein Ergebnis eingetragen.',
    withdrawn: 'Dieses Spiel findet nicht statt, weil sich eine Seite zurückgezogen hat.',
    closed: 'Die Saison dieses Spiels ist abgeschlossen.',
  },
  overAbout: 'Hier gibt es nichts mehr zu vereinbaren.',
  toMatch: 'Zurück zum Spiel',
  nothingYet: 'Der Termin gilt erst, wenn du auf den Knopf klickst.',
  mailed: 'Alle Beteiligten bekommen eine E-Mail mit Kalendereintrag.',
  noAnswer: 'Hier gibt es nichts mehr zu beantworten.',
  text: (name, where) => `Hallo ${name}, wir spielen gegeneinander (${where}). Wann kannst du?`,
  textProposed: (name, list, link) =>
    `Hallo ${name}, ich habe Termine für unser Spiel vorgeschlagen: ${withStop(list)} Such dir hier einen aus: ${link}`,
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
