import { withStop } from './full-stop.ts';
import type { partners as english } from './partners.en.ts';

export const partners: typeof english = {
  title: (competition) => `Dein Partner: ${competition}`,
  goOn: {
    nobody: (name) =>
      `Du und ${name} spielt weiter zusammen, solange keiner von euch etwas anderes sagt.`,
    me: (name) =>
      `Du möchtest mit ${name} weiterspielen. Dabei bleibt es, wenn ${name} nichts anderes sagt.`,
    them: (name) =>
      `${name} möchte mit dir weiterspielen. Dabei bleibt es, wenn du nichts anderes sagst.`,
  },
  agreed: (name) => `Vereinbart: Nächste Saison spielst du mit ${withStop(name)}`,
  waiting: (name) =>
    `Du hast dir ${name} gewünscht. Vereinbart ist es, sobald ${name} auch dich wählt.`,
  turned_down: (name) => `${name} hat abgesagt. Du suchst noch jemanden.`,
  taken: (name) => `${name} spielt mit jemand anderem. Du suchst noch jemanden.`,
  takenAsked: (name) =>
    `${name} spielt mit jemand anderem, sieht aber deine Anfrage. Du suchst noch jemanden.`,
  not_playing: (name) => `${name} spielt hier nächste Saison nicht. Du suchst noch jemanden.`,
  away: (name) =>
    `${name} ist nächste Saison nicht dabei. Du suchst also noch jemanden. Kommt ${name} zurück, bevor du jemanden gefunden hast, spielt ihr wieder zusammen.`,
  looking: 'Du suchst noch jemanden. Andere Spieler können dich wählen.',
  coach: 'Der Trainer sucht jemanden für dich.',
  out: 'Du spielst hier nächste Saison nicht.',
  nothing: 'Du hast hier noch keinen Partner.',
  undo: (name) => `Du kannst noch etwas anderes wählen. Dann sucht ${name} wieder jemanden.`,
  undoWaiting: 'Du kannst jederzeit etwas anderes wählen.',
  fixed:
    'Diese Saison ist abgeschlossen, die Auswahl steht fest. Stimmt etwas nicht? Sag es dem Trainer.',
  notWished: (discipline) =>
    `Laut deinem Wunsch spielst du ${discipline} nächste Saison nicht. Deshalb gilt das hier nicht.`,
  asks: (name) => `${name} möchte mit dir spielen.`,
  yesFollows: (left) =>
    left === null
      ? 'Sagst du Ja, ist es sofort vereinbart.'
      : `Sagst du Ja, ist es sofort vereinbart, und ${left} muss jemand anderen suchen.`,
  noFollows: (name) =>
    `Sagst du Nein, sucht ${name} weiter. Du kannst es dir noch anders überlegen.`,
  yes: (name) => `Ja, mit ${name}`,
  no: 'Nein, danke',
  change: 'Etwas anderes wählen',
  choose: 'Mit wem möchtest du spielen?',
  again: (name) => `Wieder mit ${name}`,
  keep: (name) => `Weiter mit ${name}`,
  other: 'Mit jemand anderem',
  otherAbout: 'Den Namen wählst du auf der nächsten Seite.',
  letCoach: 'Der Trainer soll jemanden suchen',
  letCoachAbout: 'Du spielst mit jemandem, der auch noch einen Partner sucht.',
  notAtAll: 'Ich spiele das nicht',
  notAtAllAbout: 'Wenn jemand mit dir spielen wollte, sucht er sich jemand anderen.',
  follows: (name) =>
    `Wählst du jemand anderen, muss ${name} sofort neu suchen. Rückgängig machst du das, indem du wieder ${name} wählst.`,
  save: 'Auswahl speichern',
  pickOne: 'Wähl eine Möglichkeit aus.',
  pick: {
    title: 'Dein Partner',
    heading: 'Mit wem möchtest du spielen?',
    about:
      'Alle, die diese Saison spielen oder hier spielen wollen, außer denen, die Pause machen oder aufhören.',
    search: 'Ein Teil des Namens',
    find: 'Suchen',
    all: 'Alle Namen zeigen',
    none: (query) => `Zu „${query}“ gibt es hier niemanden.`,
    nobody: 'Hier gibt es noch niemanden zur Auswahl.',
    more: 'Weitere Namen',
    follows: (left) =>
      left === null
        ? 'Deine Anfrage erscheint unter „Wünsche“. Vereinbart ist es, sobald du auch gewählt wirst. Sag am besten selbst Bescheid.'
        : `Deine Anfrage erscheint unter „Wünsche“. Vereinbart ist es, sobald du auch gewählt wirst. ${left} muss sich dann neu umsehen, egal, wie die Antwort ausfällt. Rückgängig machst du das, indem du wieder ${left} wählst.`,
    button: 'Als Partner wählen',
    list: 'Namen',
    unsure: 'Noch keine Idee?',
    unsureFollows: (left) =>
      left === null
        ? 'Der Trainer sieht, dass du suchst, und andere können dich wählen.'
        : `Der Trainer sieht, dass du suchst, und andere können dich wählen. Auch ${left} muss sich dann neu umsehen. Rückgängig machst du das, indem du wieder ${left} wählst.`,
    look: 'Ich suche noch jemanden',
  },
  changedMind: (name) =>
    `${name} hat inzwischen anders gewählt. Es wurde nichts geändert. Wähl noch einmal.`,
};
