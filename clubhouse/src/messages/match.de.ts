import type { match as english } from './match.en.ts';
import { germanPoints } from './points.ts';

export const match: typeof english = {
  title: 'Spiel',
  where: (discipline, division) => (division === null ? discipline : `${discipline}, ${division}`),
  playedOn: (day) => `gespielt am ${day}`,
  second: 'Rückspiel',
  openTitle: (name) => `Du spielst gegen ${name}`,
  openAbout: (day) =>
    day === null
      ? 'Noch hat niemand ein Ergebnis eingetragen.'
      : `Noch hat niemand ein Ergebnis eingetragen. Es zählt bis ${day}`,
  theirTurnTitle: (first) => `Gesendet. Jetzt ist ${first} dran.`,
  theirTurnAbout: 'Das Ergebnis zählt, sobald ihr beide dasselbe eingetragen habt.',
  yourTurnTitle: (first) => `${first} hat das Ergebnis eingetragen`,
  yourTurnTitlePair: (first) => `${first} haben das Ergebnis eingetragen`,
  yourTurnAbout: 'Jetzt du: Trag ein, wie es war. Sagen beide dasselbe, dann zählt es.',
  differsTitle: 'Ihr habt Verschiedenes eingetragen',
  differsAbout: 'Das kommt vor. Sprecht kurz, dann tragt beide das Vereinbarte ein.',
  agreed: {
    one: {
      me: 'Einig. Du hast gegen {name} gewonnen.',
      them: 'Einig. {name} hat gegen dich gewonnen.',
      level: 'Einig. Unentschieden gegen {name}.',
      nobody: 'Nicht gespielt.',
    },
    pair: {
      me: 'Einig. Ihr habt gegen {name} gewonnen.',
      them: 'Einig. {name} haben gegen euch gewonnen.',
      level: 'Einig. Unentschieden gegen {name}.',
      nobody: 'Nicht gespielt.',
    },
  },
  yourEntry: (first) =>
    `Das ist *dein* Eintrag. Der von ${first} bleibt privat, damit niemand beeinflusst wird.`,
  bothPrivate: (first) =>
    `${first} sieht deinen Eintrag hier nicht, und du nicht den von ${first}. So bleibt es ehrlich.`,
  steps: {
    label: 'Wie weit es ist',
    youEntered: 'Du hast eingetragen',
    youEnter: 'Du trägst ein',
    theyEntered: (first) => `${first}: eingetragen`,
    theyEnter: (first) => `${first} ist dran`,
    inTable: 'In der Tabelle',
    done: 'erledigt',
    open: 'offen',
  },
  reach: (first) => `${first} erreichen`,
  partner: (first) => `${first} spielt mit dir`,
  hello: (first) => `Hallo ${first}, `,
  enter: 'Ergebnis eintragen',
  arrange: {
    propose: 'Termine vorschlagen',
    pick: 'Termin aussuchen',
    see: 'Die Vorschläge ansehen',
    move: 'Verlegen oder absagen',
    again: 'Nicht gespielt? Termine vorschlagen',
  },
  change: 'Meinen Eintrag ändern',
  keep: 'Meinen Eintrag behalten',
  kept: 'Behalten. Wenn niemand etwas ändert, entscheidet der Trainer.',
  talk: (first) => `1. Sprich mit ${first}`,
  afterwards: '2. Danach',
  cannotAgree: 'Ihr werdet nicht einig? Was keiner ändert, entscheidet der Trainer.',
  wrong: 'Stimmt etwas nicht? Ein einiges Ergebnis kann nur der Trainer ändern.',
  rank: (points, place) =>
    place === null
      ? `${germanPoints(points)}.`
      : `${germanPoints(points)}. Jetzt auf Platz ${place}`,
  needed: (played, minimum) => `${played} von ${minimum} nötigen Spielen gespielt.`,
  history: 'Was geschah',
  historyEarlier: (count) => (count === 1 ? 'Ein früherer Eintrag' : `${count} frühere Einträge`),
  historyEntered: (what, day) => `${day}: eingetragen „${what}“`,
  historyReplaced: (what, day) => `${day}: eingetragen „${what}“, später geändert`,
  historyCounted: (what, day) => `${day}: „${what}“ zählt`,
  noScore: 'Ohne Ergebnis.',
  remind: (first) => `${first} erinnern`,
  remindText: (name, link) =>
    `Hallo ${name}, trägst du noch unser Ergebnis ein? Das dauert nur einen Moment: ${link}`,
  talkText: (name) =>
    `Hallo ${name}, wir haben Verschiedenes für unser Spiel eingetragen. Wollen wir vergleichen?`,
};
