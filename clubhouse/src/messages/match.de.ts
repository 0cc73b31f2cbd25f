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
      : `Noch hat niemand ein Ergebnis eingetragen. Du kannst es bis ${day} eintragen.`,
  theirTurnTitle: (first) => `Gesendet. Jetzt ist ${first} dran.`,
  theirTurnAbout: 'Das Ergebnis zählt, sobald ihr beide dasselbe eingetragen habt.',
  yourTurnTitle: (first) => `${first} hat das Ergebnis eingetragen`,
  yourTurnTitlePair: (first) => `${first} haben das Ergebnis eingetragen`,
  yourTurnAbout:
    'Jetzt bist du dran: Trag ein, wie es war. Stimmen beide Einträge überein, zählt das Ergebnis.',
  differsTitle: 'Ihr habt unterschiedliche Ergebnisse eingetragen',
  differsAbout: 'Das kommt vor. Klärt kurz, was stimmt, und tragt es dann beide ein.',
  agreed: {
    one: {
      me: 'Ihr seid euch einig: Du hast gegen {name} gewonnen.',
      them: 'Ihr seid euch einig: {name} hat gegen dich gewonnen.',
      level: 'Ihr seid euch einig: Unentschieden gegen {name}.',
      nobody: 'Nicht gespielt.',
    },
    pair: {
      me: 'Ihr seid euch einig: Ihr habt gegen {name} gewonnen.',
      them: 'Ihr seid euch einig: {name} haben gegen euch gewonnen.',
      level: 'Ihr seid euch einig: Unentschieden gegen {name}.',
      nobody: 'Nicht gespielt.',
    },
  },
  yourEntry: (first) =>
    `Das ist *dein* Eintrag. Der von ${first} bleibt privat, damit niemand beeinflusst wird.`,
  bothPrivate: (first) =>
    `${first} sieht deinen Eintrag hier nicht, und du siehst den von ${first} nicht. So bleibt es ehrlich.`,
  steps: {
    label: 'Fortschritt',
    youEntered: 'Du hast eingetragen',
    youEnter: 'Du trägst ein',
    theyEntered: (first) => `${first}: eingetragen`,
    theyEnter: (first) => `${first} ist dran`,
    inTable: 'In der Tabelle',
    done: 'erledigt',
    open: 'offen',
  },
  reach: (first) => `${first} kontaktieren`,
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
  kept: 'Du hast deinen Eintrag behalten. Wenn keiner von euch etwas ändert, entscheidet der Trainer.',
  talk: (first) => `1. Sprich mit ${first}`,
  afterwards: '2. Danach',
  cannotAgree:
    'Ihr könnt euch nicht einigen? Wenn keiner von euch etwas ändert, entscheidet der Trainer.',
  wrong: 'Stimmt etwas nicht? Seid ihr euch einig, kann nur noch der Trainer das Ergebnis ändern.',
  ruledAbout: 'So bestimmen es die Regeln des Wettbewerbs. Du musst nichts mehr tun.',
  rank: (points, place) =>
    place === null
      ? `${germanPoints(points)}.`
      : `${germanPoints(points)}. Jetzt auf Platz ${place}`,
  needed: (played, minimum) => `${played} von ${minimum} nötigen Spielen gespielt.`,
  history: 'Verlauf',
  historyEarlier: (count) => (count === 1 ? 'Ein früherer Eintrag' : `${count} frühere Einträge`),
  historyEntered: (what, day) => `${day}: Du hast „${what}“ eingetragen`,
  historyReplaced: (what, day) => `${day}: Du hast „${what}“ eingetragen (später geändert)`,
  historyCounted: (what, day) => `${day}: „${what}“ zählt`,
  noScore: 'Ohne Ergebnis.',
  remind: (first) => `${first} erinnern`,
  remindText: (name, link) =>
    `Hallo ${name}, trägst du noch unser Ergebnis ein? Das dauert nur einen Moment: ${link}`,
  talkText: (name) =>
    `Hallo ${name}, wir haben für unser Spiel unterschiedliche Ergebnisse eingetragen. Wollen wir kurz vergleichen?`,
};
