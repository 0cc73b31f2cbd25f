import { withStop } from './full-stop.ts';
import type { wishes as english } from './wishes.en.ts';

export const wishes: typeof english = {
  title: 'Nächste Saison',
  heroTitle: 'Was möchtest du spielen?',
  season: (name, day) => (day === null ? name : `${name}, ab ${day}`),
  noSeason: 'Nächste Saison',
  wish: 'Dein Wunsch',
  saidNothing: 'Du hast noch nichts gesagt. Was du jetzt spielst, geht weiter.',
  saidNothingYet: 'Du hast noch nichts gesagt.',
  said: (list) => `Du hast gesagt: ${withStop(list)}`,
  saidNotNow: 'Du hast gesagt: nächste Saison nichts.',
  all: (parts) => new Intl.ListFormat('de-DE').format(parts),
  inSentence: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },
  here: (place, partner) =>
    partner === null ? `Jetzt bist du in ${place}` : `Jetzt in ${place}, mit ${partner}`,
  newHere: 'Neu für dich: Der Trainer sieht deinen Wunsch, wenn er die Boxen macht',
  planned: 'Du bist schon eingeteilt',
  plannedAbout:
    'Pause, Aufhören oder eine Absage für das, was du jetzt spielst, nimmt dich sofort heraus, und nur der Trainer trägt dich wieder ein. Ein anderer Wunsch oder jemand anderes als Partner ändert es nicht von selbst: Sag es dem Trainer.',
  left: 'Du hast den Verein verlassen',
  leftAbout:
    'Hier gibt es also keine nächste Saison zu planen. Deine Ergebnisse bleiben, und die Tabellen kannst du lesen. War das ein Versehen, oder willst du wieder spielen? Sag es dem Trainer.',
  wishFollows:
    'Wo kein Haken steht, bist du nächste Saison nicht dabei, auch wenn du jetzt dort spielst. An dieser Saison ändert sich nichts. Du kannst hier jederzeit etwas anderes sagen; sind die Boxen schon gemacht, sag es auch dem Trainer. Wünschst du dir Doppel oder Mixed, können andere deinen Namen finden, die jemanden suchen.',
  save: 'Wunsch speichern',
  notNow: 'Nächste Saison nichts',
  notNowFollows:
    'Du bist in keiner Box der nächsten Saison und bleibst im Verein. Rückgängig: oben etwas ankreuzen und speichern.',
  takeBack: 'Wunsch zurücknehmen',
  takeBackFollows: 'Als hättest du nie etwas gesagt.',
  tickOne: 'Kreuze an, was du spielen möchtest, oder wähle „Nächste Saison nichts“.',
  entries: 'Wo du jetzt spielst',
  entriesAbout: 'Für einen Wettbewerb allein, was auch immer dein Wunsch sagt.',
  withPartner: (name) => `mit ${name}`,
  isOut: 'Nächste Saison nicht',
  outByWish: 'Laut deinem Wunsch nicht dabei',
  leftByPartner: (name) =>
    `${name} hört auf, ihr beide spielt also nicht weiter. Oben findest du jemand anderen.`,
  optOut: 'Hier nächste Saison nicht',
  optOutFollows: (competition, partner) =>
    partner === null
      ? `Du bist nächste Saison nicht in ${withStop(competition)} Deine Ergebnisse bleiben, offene Spiele sind noch zu spielen. Du kannst es hier zurücknehmen.`
      : `Du und ${partner} seid nächste Saison beide nicht in ${competition}, als Paar. Möchte ${partner} ohne dich weiterspielen, wähle stattdessen oben „Ich spiele das nicht“. Eure Ergebnisse bleiben, offene Spiele sind noch zu spielen. Jeder von euch kann es hier zurücknehmen.`,
  optOutButton: 'Hier ohne mich',
  optIn: 'Doch weiterspielen',
  optInFollows:
    'Du wirst wieder in die nächste Saison übernommen. Sind ihre Boxen schon gemacht, bitte den Trainer, dich einzutragen.',
  away: 'Diesmal nicht?',
  pause: 'Pause machen',
  pauseShort: 'Nicht dabei, bis du sagst, dass du zurück bist',
  pauseFollows:
    'Du kommst aus den Boxen, die gerade entstehen, in keine neue hinein und wirst nicht erinnert. Die Spiele dieser Saison bleiben, wie sie sind. Du beendest die Pause hier mit einem Knopf.',
  pausePartner: (names) =>
    `Wer solange jemand anderen sucht: ${withStop(names)} Kommst du vorher zurück, bleibt es bei euch.`,
  pauseButton: 'Pause beginnen',
  leave: 'Nach dieser Saison aufhören',
  leaveShort: 'Alles, was du spielst, endet mit dieser Saison',
  leaveFollows:
    'Du bist nächste Saison in allem nicht dabei, was du jetzt spielst. Deine Ergebnisse bleiben, offene Spiele sind noch zu spielen. Du kannst es hier zurücknehmen; was du einzeln abgesagt hattest, bleibt abgesagt.',
  leavePartner: (names) => `Wer dann jemand anderen braucht: ${withStop(names)}`,
  leaveSure: 'Sicher?',
  leaveButton: 'Ja, nach dieser Saison aufhören',
  onBreak: 'Du machst Pause',
  onBreakAbout:
    'Du kommst in keine neue Box, bis du zurück bist. Sind die nächsten Boxen schon gemacht, bitte den Trainer, dich einzutragen. Was du dir unten wünschst, gilt ab dann.',
  awayPartners: (names) =>
    `Wer solange jemand anderen sucht: ${withStop(names)} Nimmst du es vorher zurück, bleibt es bei euch.`,
  back: 'Ich bin zurück',
  leaving: 'Du hörst nach dieser Saison auf',
  leavingAbout:
    'Die nächste Saison entsteht ohne dich. Bleibst du, so bleibt abgesagt, was du einzeln abgesagt hattest, und in Boxen, die schon gemacht sind, muss dich der Trainer eintragen. Was du dir unten wünschst, gilt nur, wenn du bleibst.',
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
    partner: 'Gespeichert.',
    'partner-name': 'Gespeichert. Sag am besten selbst Bescheid.',
    'partner-yes': 'Abgemacht.',
    'partner-no': 'Gespeichert: Du hast abgesagt.',
  },
  refused: {
    member_left:
      'Du hast den Verein verlassen, hier lässt sich das nicht ändern. Frag den Trainer.',
    member_deleted: 'Du bist nicht mehr Mitglied des Vereins, das lässt sich nicht ändern.',
    competition_closed: 'Dieser Wettbewerb ist abgelegt und ändert sich nicht mehr.',
    partner_invalid:
      'Hier lässt sich niemand nennen, der Pause macht, aufhört oder nicht mehr da ist. Wähle jemand anderen.',
    choices_fixed:
      'Diese Saison ist abgeschlossen: Was zum Partner gesagt wurde, gilt. Sag es dem Trainer.',
    not_found: 'Das gibt es nicht mehr.',
  },
};
