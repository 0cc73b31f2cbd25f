import { withStop } from './full-stop.ts';
import type { telegram as english } from './telegram.en.ts';

export const telegram: typeof english = {
  title: 'Telegram',
  about: (bot) =>
    `Schreib Ergebnisse und Antworten zu Terminen an ${withStop(`@${bot}`)} Telegram kann mitlesen: Schreib dort nichts, was es nicht wissen soll.`,
  make: 'Mein Telegram verbinden',
  open: 'Telegram öffnen',
  opens:
    'Drück dort auf „Starten“. Der Link gilt einmal, 15 Minuten lang, und nur für dich: Gib ihn niemandem.',
  code: 'Derselbe Link, für die Kamera deines Telefons',
  linked: (day) => `Dein Telegram ist seit ${day} verbunden.`,
  one: 'Jeder hat einen Chat: Ein neuer Link ersetzt den alten.',
  remake: 'Anderes Telegram verbinden',
  unlink: 'Trennen',
  away: 'Telegram ist gerade nicht zu erreichen. Komm in ein paar Minuten wieder.',
  chat: {
    linked: (name, club) => `Dieser Chat gehört jetzt ${name}, ${withStop(club)}`,
    stranger: (address) =>
      `Dieser Bot antwortet Mitgliedern des Vereins. Um diesen Chat zu verbinden, drück den Knopf auf ${address}`,
    badLink: (address) => `Dieser Link gilt nicht mehr. Einen neuen bekommst du auf ${address}`,
    unreadable:
      'Gelesen wird nur, was du selbst schreibst: keine Bilder, keine Sprachnachrichten, nichts Weitergeleitetes.',
    tooLong: 'Das ist zu lang. Schreib eine Zeile.',
    tooMany: 'Das ist viel für eine Minute. In einer Minute wird wieder gelesen, was du schreibst.',
    which: 'Welches Spiel meinst du?',
    whichOpens: 'Bevor du drückst, wird nichts eingetragen oder abgemacht.',
    tooManyMatches: 'Schreib es noch einmal mit dem vollen Namen deines Gegners.',
    over: 'Diese Frage ist geschlossen. Um etwas zu ändern, schreib es noch einmal.',
    noMatch: 'Es gibt kein Spiel von dir, um das es dabei gehen könnte.',
    notUnderstood:
      'Ein Programm liest das, und es rät nicht. Nichts wurde eingetragen oder abgemacht.',
    wrong: 'Anders gemeint? Dann ändere es, oder schreib es noch einmal.',
    notPlayed: 'Danke. Eingetragen wurde nichts.',
    failed: 'Hier ging etwas schief, und nichts ist sicher. Bitte sieh dir deine Spiele an.',
  },
};
