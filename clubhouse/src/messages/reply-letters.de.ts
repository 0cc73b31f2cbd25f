import { getFirstName } from './names.ts';
import type { replyLetters as english } from './reply-letters.en.ts';

export const replyLetters: typeof english = {
  examples: {
    won: (score) => `${score.replaceAll('-', ':')} gewonnen`,
    lost: (score) => `${score.replaceAll('-', ':')} verloren`,
    beat: (name, score) =>
      `Ich habe gegen ${getFirstName(name)} ${score.replaceAll('-', ':')} gewonnen`,
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
        ? 'Du kannst auf diese E-Mail mit dem Ergebnis antworten.'
        : `Du kannst auf diese E-Mail mit dem Ergebnis antworten, deine Zahlen zuerst: „${example}“.`,
    times: (pick, decline) => {
      const words = [pick, decline].flatMap((one) => (one === null ? [] : [`„${one}“`]));
      if (words.length === 0)
        return 'Du kannst auf diese E-Mail antworten. Schreib, welcher Termin dir passt.';
      return `Du kannst auf diese E-Mail antworten. Schreib ${words.join(' oder ')}.`;
    },
    byMail: 'Per E-Mail',
    several: (example) =>
      example === null
        ? 'Du kannst auf diese E-Mail mit dem Ergebnis und dem Namen deines Gegners antworten.'
        : `Du kannst auf diese E-Mail antworten und schreiben, gegen wen du gespielt hast: „${example}“.`,
    orHere: 'Oder trag es hier ein:',
    subject: (name) => `Spiel gegen ${name}`,
  },
  subjectSeveral: 'Re: deine Spiele',
  whichMatch: {
    heading: 'Welches Spiel?',
    text: (written) => `du hast „${written}“ geschrieben. Das passt zu mehr als einem Spiel.`,
    textLong: 'deine Nachricht passt zu mehr als einem Spiel.',
    next: 'Es wurde noch nichts eingetragen. Antworte noch einmal mit dem vollen Namen deines Gegners, oder öffne unten das Spiel.',
  },
  noMatch: 'alle Spiele aus dieser E-Mail haben schon ein Ergebnis.',
  notPlayedSeveral: 'du musst deine Spiele also noch spielen.',
  subject: (name) => `Re: dein Spiel gegen ${name}`,
  reported: {
    heading: 'So haben wir es verstanden.',
    text: (name) => `für dein Spiel gegen *${name}* hast du eingetragen:`,
    states: {
      reported:
        'Jetzt ist die andere Seite dran. Stimmen beide Einträge überein, zählt das Ergebnis.',
      disputed:
        'Die beiden Seiten haben unterschiedliche Ergebnisse eingetragen. Klärt kurz, was stimmt, und tragt es dann beide ein.',
      played: 'Beide Einträge stimmen überein, das Ergebnis zählt.',
    },
    wrong: 'Anders gemeint? Ändere es, oder antworte auf diese E-Mail.',
    decided: 'Anders gemeint? Sprich mit dem Trainer.',
    button: 'Meinen Eintrag ändern',
  },
  refused: {
    heading: 'Ergebnis nicht eingetragen.',
    score: 'Dieses Ergebnis ist nach den Regeln des Wettbewerbs nicht möglich.',
    future: 'Der Spieltag liegt in der Zukunft.',
    button: 'Ergebnis eintragen',
  },
  which: {
    heading: 'Wer hat gewonnen?',
    text: 'nach deinem Ergebnis könnte jede Seite gewonnen haben. Was stimmt?',
    opens: 'Jeder Knopf öffnet eine Seite, auf der du bestätigst. Vorher wird nichts eingetragen.',
  },
  proposed: {
    heading: 'Du hast Termine vorgeschlagen.',
    text: (name) => `wir haben *${name}* geschrieben. Zur Auswahl:`,
    wrong: 'Anders gemeint? Schreib andere Termine, oder nimm diese zurück.',
    button: 'Ändern oder zurücknehmen',
  },
  notProposed: {
    heading: 'Keine Termine vorgeschlagen.',
    another: (name) => `*${name}* hat schon Termine vorgeschlagen. Sieh sie dir erst an.`,
  },
  declined: {
    heading: 'Kein Termin vereinbart.',
    text: (name) => `dir passt keiner der Termine. Schlag *${name}* andere vor:`,
    byMail: (example) => `Oder antworte mit anderen Terminen: „${example}“`,
    button: 'Andere Termine vorschlagen',
  },
  notPlayed: {
    heading: 'Danke.',
    text: (name) => `du musst dein Spiel gegen *${name}* also noch spielen.`,
    until: (day) => `Trag das Ergebnis bis ${day} ein.`,
    byMail: (example) => `Antworte mit deinen Terminvorschlägen: „${example}“`,
  },
  notUnderstood: {
    heading: 'Wir haben deine Antwort nicht verstanden.',
    text: 'ein Programm liest diese E-Mails, und es rät nie. Es wurde nichts eingetragen oder vereinbart.',
    above: 'Schreib deine Antwort über unsere E-Mail, nicht darunter oder dazwischen.',
    incomplete:
      'dieses Ergebnis ist nach den Regeln des Wettbewerbs unvollständig. Es wurde nichts eingetragen.',
    howResult: (won, lost, notPlayed) => {
      const words = [won, lost].flatMap((one) => (one === null ? [] : [`„${one}“`]));
      const examples = words.length === 0 ? '' : `: ${words.join(' oder ')}`;
      return `Schreib, wer gewonnen hat, und das Ergebnis, deine Zahlen zuerst${examples}. Oder schreib „${notPlayed}“.`;
    },
    howTimes: (pick, decline) =>
      `Schreib „${pick}“, um einen Termin auszusuchen. Passt dir keiner, schreib „${decline}“.`,
  },
  tooLarge: {
    heading: 'Deine E-Mail war zu groß.',
    text: 'E-Mails über einem Megabyte lesen wir nicht. Schreib eine Zeile, ohne Bilder.',
  },
  failed: {
    heading: 'Das hat nicht geklappt.',
    text: 'etwas ist schiefgegangen. Wir wissen nicht, was gespeichert wurde. Bitte sieh dir das Spiel an.',
  },
  elsewhere: {
    subject: (name) => `Warst du das? Dein Spiel gegen ${name}`,
    heading: 'Warst du das?',
    text: (name) =>
      `jemand hat von einer fremden Adresse auf unsere E-Mail zu deinem Spiel gegen *${name}* geantwortet. Es wurde nichts eingetragen oder vereinbart.`,
    subjectSeveral: 'Warst du das? Deine Spiele',
    textSeveral:
      'jemand hat von einer fremden Adresse auf unsere E-Mail zu deinen Spielen geantwortet. Es wurde nichts eingetragen oder vereinbart.',
    you: 'Warst du es? Dann antworte von der Adresse, an die diese E-Mail ging, oder benutze die Website.',
    notYou: 'Warst du es nicht? Dann musst du nichts tun. Niemand sonst kann für dich antworten.',
  },
  toMatch: 'Zum Spiel',
  page: {
    title: 'Wer hat gewonnen?',
    read: 'Du hast auf unsere E-Mail geantwortet. Hast du es so gemeint?',
    send: 'Ja, eintragen',
    nothingYet: 'Das Ergebnis wird erst eingetragen, wenn du auf den Knopf klickst.',
    other: 'Etwas anderes',
    done: 'Dein Ergebnis ist eingetragen.',
    gone: 'Hier gibt es nichts mehr zu beantworten.',
  },
};
