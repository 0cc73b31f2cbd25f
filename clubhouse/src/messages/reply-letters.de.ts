import { withStop } from './full-stop.ts';
import type { replyLetters as english } from './reply-letters.en.ts';

export const replyLetters: typeof english = {
  examples: {
    won: (score) => `${score.replaceAll('-', ':')} gewonnen`,
    lost: (score) => `${score.replaceAll('-', ':')} verloren`,
    beat: (name, score) => `Ich habe gegen ${name} ${score.replaceAll('-', ':')} gewonnen`,
    notPlayed: 'noch nicht gespielt',
    yes: 'ja',
    no: 'nein',
    noneOfThem: 'keiner davon',
    places: ['der erste', 'der zweite', 'der dritte'],
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    day: (date) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`,
    at: (day, clock) => `${day} um ${clock}`,
    or: (one, another) => `${one} oder ${another}`,
  },
  line: {
    result: (example) =>
      example === null
        ? 'Du kannst auf diese Mail antworten: Schreib, wer gewonnen hat, und das Ergebnis, deine Zahlen zuerst.'
        : `Du kannst auf diese Mail mit dem Ergebnis antworten, deine Zahlen zuerst: „${example}“.`,
    times: (pick, decline) => {
      const words = [pick, decline].flatMap((one) => (one === null ? [] : [`„${one}“`]));
      if (words.length === 0)
        return 'Du kannst auf diese Mail antworten: Schreib, welcher Termin dir passt.';
      return `Du kannst auf diese Mail antworten: Schreib ${words.join(' oder ')}.`;
    },
    byMail: 'Per Mail',
    several: (example) =>
      example === null
        ? 'Du kannst auf diese Mail antworten: Schreib, gegen wen du gespielt hast, wer gewonnen hat und das Ergebnis. Oder trag es hier ein:'
        : `Du kannst auf diese Mail antworten und sagen, gegen wen: „${example}“. Oder trag es hier ein:`,
    subject: (name) => `Spiel gegen ${name}`,
  },
  subjectSeveral: 'Re: deine Spiele',
  whichMatch: {
    heading: 'Welches Spiel?',
    text: (written) => `du hast „${written}“ geschrieben. Das passt zu mehr als einem Spiel.`,
    textLong: 'was du geschrieben hast, passt zu mehr als einem Spiel.',
    next: 'Noch ist nichts eingetragen. Schreib es noch einmal mit dem vollen Namen, oder öffne unten das Spiel.',
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
    byMail: (example) => `Oder antworte mit anderen Terminen: „${example}“`,
    button: 'Andere Termine vorschlagen',
  },
  notPlayed: {
    heading: 'Danke.',
    text: (name) => `dein Spiel gegen *${name}* ist also noch zu spielen.`,
    until: (day) => `Ergebnisse zählen bis ${withStop(day)}`,
    byMail: (example) => `Um Termine vorzuschlagen, antworte mit ihnen: „${example}“`,
  },
  notUnderstood: {
    heading: 'Das konnten wir nicht lesen.',
    text: 'ein Programm liest diese Mails, und es rät nicht. Nichts wurde eingetragen oder abgemacht.',
    above: 'Schreib über unsere Mail, nicht darunter oder zwischen ihre Zeilen.',
    incomplete:
      'das ist nach den Regeln dieses Wettbewerbs kein ganzes Ergebnis: Eingetragen ist nichts.',
    howResult: (won, lost, notPlayed) => {
      const words = [won, lost].flatMap((one) => (one === null ? [] : [`„${one}“`]));
      const examples = words.length === 0 ? '' : `: ${words.join(' oder ')}`;
      return `Schreib, wer gewonnen hat, und das Ergebnis, deine Zahlen zuerst${examples}. Oder schreib „${notPlayed}“.`;
    },
    howTimes: (pick, decline) =>
      `Für einen Termin schreib „${pick}“. Passt dir keiner, schreib „${decline}“.`,
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
    nothingYet: 'Eingetragen wird erst, wenn du auf den Knopf klickst.',
    other: 'Etwas anderes',
    done: 'Es ist eingetragen.',
    gone: 'Hier gibt es nichts mehr zu beantworten.',
  },
};
