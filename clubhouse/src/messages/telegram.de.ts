import { withStop } from './full-stop.ts';
import type { telegram as english } from './telegram.en.ts';

export const telegram: typeof english = {
  title: 'Telegram',
  about: (bot) =>
    `Schreib Ergebnisse und Antworten zu Terminen an ${withStop(`@${bot}`)} Telegram kann mitlesen. Schreib dort nichts Vertrauliches.`,
  make: 'Mein Telegram verbinden',
  open: 'Telegram öffnen',
  opens:
    'Tippe dort auf „Starten“. Der Link gilt einmal, 15 Minuten lang und nur für dich. Gib ihn nicht weiter.',
  code: 'Scann diesen Link mit der Handykamera',
  linked: (day) => `Dein Telegram ist seit ${day} verbunden.`,
  one: 'Du kannst einen Chat verbinden. Ein neuer ersetzt den alten.',
  remake: 'Anderes Telegram-Konto verbinden',
  unlink: 'Trennen',
  away: 'Wir erreichen Telegram gerade nicht. Versuch es in ein paar Minuten noch einmal.',
  chat: {
    linked: (name, club) => `Dieser Chat ist jetzt mit ${name} bei ${club} verbunden.`,
    stranger: (address) =>
      `Dieser Bot antwortet nur Mitgliedern des Vereins. Um diesen Chat zu verbinden, klick auf den Knopf unter ${address}`,
    badLink: (address) => `Dieser Link gilt nicht mehr. Einen neuen bekommst du unter ${address}`,
    unreadable:
      'Ich kann nur lesen, was du selbst schreibst, keine Bilder, Sprachnachrichten oder weitergeleiteten Nachrichten.',
    tooLong: 'Das ist zu lang. Schreib eine Zeile.',
    tooMany: 'Zu viele Nachrichten. Warte eine Minute, dann schreib noch einmal.',
    which: 'Welches Spiel meinst du?',
    whichOpens: 'Es wird nichts eingetragen oder vereinbart, bevor du auf einen Knopf tippst.',
    tooManyMatches: 'Schreib es noch einmal mit dem vollen Namen deines Gegners.',
    over: 'Diese Frage ist geschlossen. Um etwas zu ändern, schreib es noch einmal.',
    noMatch: 'Du hast kein Spiel, um das es dabei gehen könnte.',
    notUnderstood:
      'Ein Programm liest das, und es rät nie. Es wurde nichts eingetragen oder vereinbart.',
    wrong: 'Anders gemeint? Ändere es, oder schreib es noch einmal.',
    notPlayed: 'Danke. Es wurde nichts eingetragen.',
    failed:
      'Etwas ist schiefgegangen. Wir wissen nicht, was gespeichert wurde. Bitte sieh dir deine Spiele an.',
  },
};
