import { withStop } from './full-stop.ts';
import type { wishes as english } from './wishes.en.ts';

export const wishes: typeof english = {
  title: 'Nächste Saison',
  heroTitle: 'Was möchtest du spielen?',
  season: (name, day) => (day === null ? name : `${name}, ab ${day}`),
  noSeason: 'Nächste Saison',
  wish: 'Dein Wunsch',
  saidNothing: 'Du hast noch nichts gesagt. Du spielst weiter wie bisher.',
  saidNothingYet: 'Du hast noch nichts gesagt.',
  said: (list) => `Du möchtest spielen: ${withStop(list)}`,
  saidNotNow: 'Du möchtest nächste Saison nicht spielen.',
  all: (parts) => new Intl.ListFormat('de-DE').format(parts),
  inSentence: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },
  here: (place, partner) =>
    partner === null ? `Du bist jetzt in ${place}` : `Jetzt in ${place}, mit ${partner}`,
  notHere: 'Das spielst du bisher nicht. Der Trainer berücksichtigt es beim Einteilen der Boxen',
  planned: 'Du bist schon eingeteilt',
  plannedAbout:
    'Machst du Pause, hörst du auf oder sagst du etwas ab, verlierst du deinen Platz sofort. Nur der Trainer kann dich wieder eintragen. Andere Änderungen wirken sich nicht von selbst aus: Sag sie dem Trainer.',
  left: 'Du hast den Verein verlassen',
  leftAbout:
    'Für dich gibt es keine nächste Saison zu planen. Deine Ergebnisse bleiben, und du kannst die Tabellen ansehen. War das ein Versehen, oder willst du wieder spielen? Sag es dem Trainer.',
  wishFollows:
    'Hake an, was du spielen willst. Bei allem anderen bist du nächste Saison nicht dabei, auch wenn du es jetzt spielst. An dieser Saison ändert sich nichts. Du kannst das jederzeit ändern. Sind die Boxen schon eingeteilt, sag es auch dem Trainer. Bei Doppel oder Mixed können andere dich als Partner wählen.',
  save: 'Wunsch speichern',
  notNow: 'Nächste Saison nicht spielen',
  notNowFollows:
    'Du bist nächste Saison in keiner Box, bleibst aber im Verein. Rückgängig machst du das, indem du oben etwas anhakst und speicherst.',
  takeBack: 'Wunsch löschen',
  takeBackFollows: 'Damit löschst du alles, was du zur nächsten Saison gesagt hast.',
  tickOne: 'Hake an, was du spielen möchtest, oder wähl „Nächste Saison nicht spielen“.',
  entries: 'Wo du jetzt spielst',
  entriesAbout: 'Nur für einen einzelnen Wettbewerb, unabhängig von deinem Wunsch.',
  withPartner: (name) => `mit ${name}`,
  isOut: 'Nächste Saison nicht dabei',
  outByWish: 'Laut deinem Wunsch nicht dabei',
  leftByPartner: (name) =>
    `${name} hört auf, ihr spielt also nicht mehr zusammen. Wähl oben einen neuen Partner.`,
  optOut: 'Diesen Wettbewerb auslassen',
  optOutFollows: (competition, partner) =>
    partner === null
      ? `Du bist nächste Saison nicht in ${withStop(competition)} Deine Ergebnisse bleiben, und deine offenen Spiele musst du noch spielen. Du kannst das hier zurücknehmen.`
      : `Du und ${partner} spielt nächste Saison nicht als Paar in ${withStop(competition)} Möchte ${partner} ohne dich weiterspielen, wähl stattdessen oben „Ich spiele das nicht“. Eure Ergebnisse bleiben, und eure offenen Spiele müsst ihr noch spielen. Jeder von euch kann das hier zurücknehmen.`,
  optOutButton: 'Diesmal ohne mich',
  optIn: 'Doch mitspielen',
  optInFollows:
    'Du bist nächste Saison wieder dabei. Gibt es die Boxen schon, dann bitte den Trainer, dich einzutragen.',
  away: 'Diesmal nicht?',
  pause: 'Pause machen',
  pauseShort: 'Nicht dabei, bis du dich zurückmeldest',
  pauseFollows:
    'Du wirst aus den Boxen entfernt, die gerade eingeteilt werden, und kommst in keine neue. Du bekommst keine Erinnerungen. Die Spiele dieser Saison bleiben, wie sie sind. Du kannst die Pause hier jederzeit beenden.',
  pausePartner: (names) =>
    `Sucht in der Zwischenzeit einen neuen Partner: ${withStop(names)} Kommst du rechtzeitig zurück, spielt ihr wieder zusammen.`,
  pauseButton: 'Pause beginnen',
  leave: 'Nach dieser Saison aufhören',
  leaveShort: 'Nach dieser Saison spielst du nicht mehr',
  leaveFollows:
    'Nächste Saison bist du in keinem deiner Wettbewerbe dabei. Deine Ergebnisse bleiben, und deine offenen Spiele musst du noch spielen. Du kannst das hier zurücknehmen. Was du einzeln abgesagt hast, bleibt abgesagt.',
  leavePartner: (names) => `Braucht dann einen neuen Partner: ${withStop(names)}`,
  leaveSure: 'Bist du sicher?',
  leaveButton: 'Ja, nach dieser Saison aufhören',
  onBreak: 'Du machst Pause',
  onBreakAbout:
    'Du kommst in keine neue Box, bis du zurück bist. Gibt es die nächsten Boxen schon, dann bitte den Trainer, dich einzutragen. Ab dann gilt dein Wunsch unten.',
  awayPartners: (names) =>
    `Sucht in der Zwischenzeit einen neuen Partner: ${withStop(names)} Nimmst du es rechtzeitig zurück, spielt ihr wieder zusammen.`,
  back: 'Ich bin wieder da',
  leaving: 'Du hörst nach dieser Saison auf',
  leavingAbout:
    'Die nächste Saison wird ohne dich geplant. Bleibst du doch, gelten deine einzelnen Absagen weiter. Gibt es die Boxen schon, muss dich der Trainer eintragen. Dein Wunsch unten gilt nur, wenn du bleibst.',
  stay: 'Doch bleiben',
  done: {
    wish: 'Dein Wunsch ist gespeichert.',
    'not-now': 'Gespeichert. Du spielst nächste Saison nicht.',
    'take-back': 'Dein Wunsch ist gelöscht.',
    'opt-out': 'Gespeichert. In diesem Wettbewerb bist du nächste Saison nicht dabei.',
    'opt-in': 'Gespeichert. Du spielst nächste Saison mit.',
    pause: 'Deine Pause hat begonnen.',
    back: 'Willkommen zurück.',
    leave: 'Gespeichert. Du hörst nach dieser Saison auf.',
    stay: 'Schön, dass du bleibst.',
    partner: 'Gespeichert.',
    'partner-name': 'Gespeichert. Sag am besten selbst Bescheid.',
    'partner-yes': 'Vereinbart.',
    'partner-no': 'Gespeichert. Du hast abgesagt.',
  },
  refused: {
    member_left:
      'Du hast den Verein verlassen und kannst das hier nicht mehr ändern. Frag den Trainer.',
    member_deleted: 'Du bist kein Mitglied des Vereins mehr und kannst das nicht ändern.',
    competition_closed: 'Dieser Wettbewerb ist archiviert und kann nicht mehr geändert werden.',
    partner_invalid:
      'Dieses Mitglied macht Pause, hört auf oder ist nicht mehr da. Wähl jemand anderen.',
    choices_fixed: 'Diese Saison ist abgeschlossen, die Partner stehen fest. Sag es dem Trainer.',
    not_found: 'Das gibt es nicht mehr.',
  },
};
