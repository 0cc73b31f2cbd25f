import { withStop } from './full-stop.ts';
import type { replyLetters as english } from './reply-letters.en.ts';

export const replyLetters: typeof english = {
  line: {
    result:
      'Du kannst einfach auf diese Mail antworten: Schreib das Ergebnis, etwa „6:4 3:6 10:7 gewonnen“, deine Games zuerst.',
    times: 'Du kannst einfach auf diese Mail antworten: Schreib „der zweite“ oder „keiner davon“.',
    byMail: 'Per Mail',
    several:
      'Drück auf ein Spiel und schreib das Ergebnis, etwa „6:4 3:6 10:7 gewonnen“, deine Games zuerst; oder Termine, die dir passen, etwa „Dienstag 18:00 oder Donnerstag 19:30?“. Oder antworte einfach auf diese Mail und sag, gegen wen: „Ich habe gegen Alex 6:4 6:3 gewonnen“.',
    subject: (name) => `Unser Spiel gegen ${name}`,
  },
  subjectSeveral: 'Re: deine Spiele',
  whichMatch: {
    heading: 'Welches Spiel?',
    text: (written) => `du hast „${written}“ geschrieben, und das kann mehr als ein Spiel meinen.`,
    textLong: 'was du geschrieben hast, kann mehr als ein Spiel meinen.',
    next: 'Noch ist nichts eingetragen. Drück unten auf das Spiel und schick die Mail ab, die aufgeht.',
  },
  noMatch: 'von den Spielen jener Mail ist keines mehr einzutragen.',
  notPlayedSeveral: 'deine Spiele sind also noch zu spielen.',
  subject: (name) => `Re: dein Spiel gegen ${name}`,
  reported: {
    heading: 'So haben wir es verstanden.',
    text: (name) => `für dein Spiel gegen *${name}* hast du eingetragen:`,
    states: {
      reported: 'Jetzt ist die andere Seite dran. Sagen beide dasselbe, dann zählt es.',
      disputed:
        'Die beiden Seiten haben Verschiedenes eingetragen. Sprecht kurz, dann trägt jede Seite das Vereinbarte ein.',
      played: 'Beide Seiten sagen dasselbe: Es zählt.',
    },
    wrong: 'Anders gemeint? Dann ändere es, oder antworte auf diese Mail.',
    decided: 'Anders gemeint? Sprich mit dem Trainer.',
    button: 'Meinen Eintrag ändern',
  },
  refused: {
    heading: 'Das wurde nicht eingetragen.',
    score: 'Dieses Ergebnis gibt es nach den Regeln dieses Wettbewerbs nicht.',
    future: 'Der Spieltag liegt noch in der Zukunft.',
    button: 'Ergebnis eintragen',
  },
  which: {
    heading: 'Wer hat gewonnen?',
    text: 'dein Ergebnis passt zu beiden Seiten, und wir raten nicht. Welches von beiden war es?',
    opens: 'Jeder Knopf öffnet eine Seite, die noch einmal fragt. Vorher wird nichts eingetragen.',
  },
  proposed: {
    heading: 'Du hast Termine vorgeschlagen.',
    text: (name) => `wir haben *${name}* geschrieben. Zur Wahl steht:`,
    wrong: 'Anders gemeint? Schreib andere Termine, oder nimm diese zurück.',
    button: 'Ändern oder zurücknehmen',
  },
  notProposed: {
    heading: 'Nichts wurde vorgeschlagen.',
    another: (name) => `*${name}* hat schon Termine vorgeschlagen. Sieh sie dir erst an.`,
  },
  declined: {
    heading: 'Nichts ist abgemacht.',
    text: (name) => `keiner der Termine passt dir. Schlag *${name}* andere vor:`,
    byMail: 'Oder antworte mit ihnen: „Dienstag 18:00 oder Donnerstag 19:30?“.',
    button: 'Andere Termine vorschlagen',
  },
  notPlayed: {
    heading: 'Danke.',
    text: (name) => `dein Spiel gegen *${name}* ist also noch zu spielen.`,
    until: (day) => `Ergebnisse zählen bis ${withStop(day)}`,
    byMail:
      'Um Termine vorzuschlagen, antworte mit ihnen: „Dienstag 18:00 oder Donnerstag 19:30?“.',
  },
  notUnderstood: {
    heading: 'Das konnten wir nicht lesen.',
    text: 'ein Programm liest diese Mails, und es rät nicht. Nichts wurde eingetragen oder abgemacht.',
    incomplete:
      'das ist nach den Regeln dieses Wettbewerbs kein ganzes Ergebnis: Eingetragen ist nichts.',
    howResult:
      'Schreib das Ergebnis und wer gewonnen hat, deine Games zuerst: „6:4 3:6 10:7 gewonnen“ oder „4:6 3:6 verloren“. Oder schreib „noch nicht gespielt“.',
    howTimes:
      'Für einen Termin schreib „der erste“ oder „der zweite“; oder schreib „keiner davon“.',
  },
  tooLarge: {
    heading: 'Diese Mail war zu groß.',
    text: 'Mails von mehr als einem Megabyte werden nicht gelesen. Schreib eine Zeile, ohne Bilder.',
  },
  failed: {
    heading: 'Das hat nicht geklappt.',
    text: 'hier ging etwas schief, und nichts ist sicher. Bitte sieh dir das Spiel an.',
  },
  elsewhere: {
    subject: (name) => `Warst du das? Dein Spiel gegen ${name}`,
    heading: 'Warst du das?',
    text: (name) =>
      `jemand hat auf unsere Mail zu deinem Spiel gegen *${name}* geantwortet, aber nicht von deiner Adresse. Nichts wurde eingetragen oder abgemacht.`,
    subjectSeveral: 'Warst du das? Deine Spiele',
    textSeveral:
      'jemand hat auf unsere Mail zu deinen Spielen geantwortet, aber nicht von deiner Adresse. Nichts wurde eingetragen oder abgemacht.',
    you: 'Du warst es? Dann antworte von der Adresse, an die diese Mail kam, oder nimm die Seite.',
    notYou: 'Du warst es nicht? Dann ist nichts zu tun: Nur du selbst kannst für dich antworten.',
  },
  toMatch: 'Zum Spiel',
  page: {
    title: 'Wer hat gewonnen?',
    read: 'Du hast auf unsere Mail geantwortet. Hast du es so gemeint?',
    send: 'Ja, eintragen',
    nothingYet: 'Bevor du den Knopf drückst, wird nichts eingetragen.',
    other: 'Etwas anderes',
    done: 'Es ist eingetragen.',
    gone: 'Hier gibt es nichts mehr zu beantworten.',
  },
};
