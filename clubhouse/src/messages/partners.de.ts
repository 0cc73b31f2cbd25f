import { withStop } from './full-stop.ts';
import type { partners as english } from './partners.en.ts';

export const partners: typeof english = {
  title: (competition) => `Mit wem: ${competition}`,
  goOn: {
    nobody: (name) => `Du und ${name} spielt zusammen weiter, solange keiner etwas anderes sagt.`,
    me: (name) =>
      `Du spielst weiter mit ${withStop(name)} Von ${name} kam noch nichts; es bleibt dabei, wenn nichts anderes kommt.`,
    them: (name) =>
      `${name} möchte mit dir weiterspielen. Es bleibt dabei, wenn du nichts anderes sagst.`,
  },
  agreed: (name) => `Abgemacht: Nächste Saison spielst du mit ${withStop(name)}`,
  waiting: (name) =>
    `Du hast dir ${name} gewünscht. Abgemacht ist es, wenn auch ${name} auf dieser Seite dich nennt.`,
  turned_down: (name) => `${name} hat abgesagt. Du suchst jemanden.`,
  taken: (name) => `${name} spielt mit jemand anderem. Du suchst jemanden.`,
  takenAsked: (name) =>
    `${name} hat sich schon mit jemand anderem verabredet, sieht aber deine Frage. Du suchst jemanden.`,
  not_playing: (name) => `${name} spielt das nächste Saison nicht. Du suchst jemanden.`,
  away: (name) =>
    `${name} ist nächste Saison nicht dabei, du suchst also jemanden. Kommt ${name} zurück, bevor du jemanden hast, bleibt es bei euch beiden.`,
  looking: 'Du suchst jemanden. Wer mit dir spielen möchte, kann dich nennen.',
  coach: 'Der Trainer sucht jemanden für dich.',
  out: 'Du spielst das nächste Saison nicht.',
  nothing: 'Hier hast du noch niemanden.',
  undo: (name) => `Du kannst noch etwas anderes wählen. Dann sucht ${name} wieder jemanden.`,
  undoWaiting: 'Du kannst jederzeit etwas anderes wählen.',
  fixed:
    'Diese Saison ist abgeschlossen: Was gesagt wurde, gilt. Stimmt etwas nicht? Sag es dem Trainer.',
  notWished: (discipline) =>
    `Dein Wunsch lässt ${discipline} nächste Saison aus. Das geht diesem hier vor.`,
  asks: (name) => `${name} möchte mit dir spielen.`,
  yesFollows: (left) =>
    left === null
      ? 'Sagst du Ja, ist es sofort abgemacht.'
      : `Sagst du Ja, ist es sofort abgemacht, und ${left} sucht jemand anderen.`,
  noFollows: (name) =>
    `Sagst du Nein, sucht ${name} weiter. Du kannst es dir noch anders überlegen.`,
  yes: (name) => `Ja, mit ${name}`,
  no: 'Nein, danke',
  change: 'Etwas anderes wählen',
  choose: 'Mit wem möchtest du spielen?',
  again: (name) => `Wieder mit ${name}`,
  keep: (name) => `Mit ${name}, wie gesagt`,
  other: 'Mit jemand anderem',
  otherAbout: 'Den Namen wählst du auf der nächsten Seite.',
  letCoach: 'Der Trainer soll jemanden suchen',
  letCoachAbout: 'Du spielst mit jemandem, der auch noch niemanden hat.',
  notAtAll: 'Ich spiele das nicht',
  notAtAllAbout: 'Wer mit dir spielen wollte, sucht jemand anderen.',
  follows: (name) =>
    `Ist es nicht mehr ${name}, sucht ${name} sofort jemand anderen. Wählst du ${name} wieder, ist das zurückgenommen.`,
  save: 'Speichern, mit wem',
  pickOne: 'Wähle eins davon.',
  pick: {
    title: 'Mit wem du spielst',
    heading: 'Mit wem möchtest du spielen?',
    about:
      'Hier steht, wer diese Saison spielt oder sich das hier wünscht, aber niemand, der Pause macht oder aufhört.',
    search: 'Ein Teil des Namens',
    find: 'Suchen',
    all: 'Alle Namen zeigen',
    none: (query) => `Zu „${query}“ steht hier niemand.`,
    nobody: 'Hier steht noch niemand zur Wahl.',
    more: 'Weitere Namen',
    follows: (left) =>
      left === null
        ? 'Es steht dann auf der anderen Wunschseite, und abgemacht ist es, wenn du dort auch genannt wirst. Sag am besten selbst Bescheid.'
        : `Es steht dann auf der anderen Wunschseite, und abgemacht ist es, wenn du dort auch genannt wirst. ${left} sucht ab dann jemand anderen, wie auch immer die Antwort ausfällt. Rückgängig: ${left} wieder wählen.`,
    button: 'Diesen Namen nennen',
    list: 'Namen',
    unsure: 'Du weißt noch niemanden?',
    unsureFollows: (left) =>
      left === null
        ? 'Der Trainer sieht, dass du suchst, und andere können dich nennen.'
        : `Der Trainer sieht, dass du suchst, und andere können dich nennen. Auch ${left} sucht ab dann. Rückgängig: ${left} wieder wählen.`,
    look: 'Ich suche noch jemanden',
  },
  changedMind: (name) => `${name} nennt dich nicht mehr, es wurde also nichts geändert. Wähle neu.`,
};
