import type { wishes as english } from './wishes.en.ts';

export const wishes: typeof english = {
  title: 'Nächste Saison',
  heroTitle: 'Was möchtest du spielen?',
  season: (name, day) => (day === null ? name : `${name}, ab ${day}`),
  noSeason: 'Nächste Saison',
  wish: 'Dein Wunsch',
  saidNothing: 'Du hast noch nichts gesagt. Was du jetzt spielst, geht weiter.',
  saidNothingYet: 'Du hast noch nichts gesagt.',
  said: (list) => `Du hast gesagt: ${list}.`,
  saidNotNow: 'Du hast gesagt: nächste Saison nichts.',
  all: (parts) => new Intl.ListFormat('de-DE').format(parts),
  inSentence: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },
  here: (place, partner) =>
    partner === null ? `Jetzt bist du in ${place}` : `Jetzt in ${place}, mit ${partner}`,
  newHere: 'Neu für dich: Der Trainer sieht deinen Wunsch, wenn er die Gruppen macht',
  wishFollows:
    'Wo kein Haken steht, bist du nächste Saison nicht dabei, auch wenn du jetzt dort spielst. An dieser Saison ändert sich nichts. Du kannst hier jederzeit etwas anderes sagen; sind die Gruppen schon gemacht, sag es auch dem Trainer.',
  save: 'Wunsch speichern',
  notNow: 'Nächste Saison nichts',
  notNowFollows:
    'Du bist in keiner Gruppe der nächsten Saison und bleibst im Verein. Rückgängig: oben etwas ankreuzen und speichern.',
  takeBack: 'Wunsch zurücknehmen',
  takeBackFollows: 'Als hättest du nie etwas gesagt.',
  tickOne: 'Kreuze an, was du spielen möchtest, oder wähle „Nächste Saison nichts“.',
  entries: 'Wo du jetzt spielst',
  entriesAbout: 'Für einen Wettbewerb allein, was auch immer dein Wunsch sagt.',
  withPartner: (name) => `mit ${name}`,
  isOut: 'Nächste Saison nicht',
  outByWish: 'Laut deinem Wunsch nicht dabei',
  optOut: 'Hier nächste Saison nicht',
  optOutFollows: (competition, partner) =>
    partner === null
      ? `Du bist nächste Saison nicht in ${competition}. Deine Ergebnisse bleiben, offene Spiele sind noch zu spielen. Du kannst es hier zurücknehmen.`
      : `Du und ${partner} seid nächste Saison als Paar nicht in ${competition}, ${partner} braucht also jemand anderen. Eure Ergebnisse bleiben, offene Spiele sind noch zu spielen. Jeder von euch kann es hier zurücknehmen.`,
  optOutButton: 'Hier ohne mich',
  optIn: 'Doch weiterspielen',
  optInFollows:
    'Du wirst wieder in die nächste Saison übernommen. Sind ihre Gruppen schon gemacht, bitte den Trainer, dich einzutragen.',
  away: 'Diesmal nicht?',
  pause: 'Pause machen',
  pauseShort: 'Nicht dabei, bis du sagst, dass du zurück bist',
  pauseFollows:
    'Du kommst aus den Gruppen, die gerade entstehen, in keine neue hinein und wirst nicht erinnert. Die Spiele dieser Saison bleiben, wie sie sind. Du beendest die Pause hier mit einem Knopf.',
  pausePartner: (names) => `Wer solange jemand anderen braucht: ${names}.`,
  pauseButton: 'Pause beginnen',
  leave: 'Nach dieser Saison aufhören',
  leaveShort: 'Alles, was du spielst, endet mit dieser Saison',
  leaveFollows:
    'Du bist nächste Saison in allem nicht dabei, was du jetzt spielst. Deine Ergebnisse bleiben, offene Spiele sind noch zu spielen. Du kannst es hier zurücknehmen; was du einzeln abgesagt hattest, bleibt abgesagt.',
  leavePartner: (names) => `Wer dann jemand anderen braucht: ${names}.`,
  leaveSure: 'Sicher?',
  leaveButton: 'Ja, nach dieser Saison aufhören',
  onBreak: 'Du machst Pause',
  onBreakAbout:
    'Du kommst in keine neue Gruppe, bis du zurück bist. Sind die nächsten Gruppen schon gemacht, bitte den Trainer, dich einzutragen.',
  back: 'Ich bin zurück',
  leaving: 'Du hörst nach dieser Saison auf',
  leavingAbout:
    'Die nächste Saison entsteht ohne dich. Bleibst du, so bleibt abgesagt, was du einzeln abgesagt hattest, und in Gruppen, die schon gemacht sind, muss dich der Trainer eintragen.',
  stay: 'Doch bleiben',
  done: {
    wish: 'Dein Wunsch ist gespeichert.',
    'not-now': 'Gespeichert: nächste Saison nichts.',
    'take-back': 'Dein Wunsch ist zurückgenommen.',
    'opt-out': 'Gespeichert. Dort bist du nächste Saison nicht dabei.',
    'opt-in': 'Gespeichert. Du spielst weiter.',
    pause: 'Deine Pause hat begonnen.',
    back: 'Willkommen zurück.',
    leave: 'Gespeichert. Du hörst nach dieser Saison auf.',
    stay: 'Schön, dass du bleibst.',
  },
  refused: {
    member_left:
      'Du hast den Verein verlassen, hier lässt sich das nicht ändern. Frag den Trainer.',
    member_deleted: 'Du bist nicht mehr Mitglied des Vereins, das lässt sich nicht ändern.',
    competition_closed: 'Dieser Wettbewerb ist abgelegt und ändert sich nicht mehr.',
    not_found: 'Dort bist du nicht mehr gemeldet.',
  },
};
