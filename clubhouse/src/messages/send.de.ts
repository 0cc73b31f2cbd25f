import { listNames } from './list-names.ts';
import type { send as english } from './send.en.ts';

export const send: typeof english = {
  invite: (count) =>
    count === 0
      ? 'Keine Einladungen'
      : count === 1
        ? 'Ein Mitglied einladen'
        : `${count} Mitglieder einladen`,
  remind: (count) =>
    count === 0
      ? 'Keine Erinnerungen'
      : count === 1
        ? 'Einen Spieler erinnern'
        : `${count} Spieler erinnern`,
  write: (count) =>
    count === 0
      ? 'Keine E-Mails'
      : count === 1
        ? 'Einem Mitglied schreiben'
        : `${count} Mitgliedern schreiben`,
  places: (competition) => `Plätze in ${competition} zeigen`,
  share: (count) => `Plätze zeigen${andSend(count)}`,
  start: (count) => `Starten${andSend(count)}`,
  save: (count) => `Speichern${andSend(count)}`,
  close: (count) => `Abschließen${andSend(count)}`,
  nothingYet: 'Noch ist nichts verschickt. Prüf erst die Empfänger und die E-Mail.',
  reach: {
    here: 'Die Links funktionieren nur auf diesem Rechner.',
    network: 'Die Links funktionieren nur in diesem Netz.',
  },
  reachAbout: (url) =>
    `Die Adresse der Website ist ${url}, anderswo lassen sie sich also nicht öffnen. Wer die Website betreibt, kann eine öffentliche Adresse eintragen (CLUBHOUSE_URL).`,
  recipients: (count) =>
    count === 0 ? 'Keine Empfänger' : count === 1 ? 'Ein Empfänger' : `${count} Empfänger`,
  leftOutCount: (count) =>
    count === 1 ? 'Einer bekommt keine E-Mail' : `${count} bekommen keine E-Mail`,
  names: (names) => listNames(names, 'de'),
  leftOut: {
    no_address: 'Ohne E-Mail-Adresse:',
    turned_off: 'Haben diese E-Mails abbestellt:',
    paused: 'Pause oder passiv:',
    recently: 'In den letzten 24 Stunden eingeladen:',
    signed_in: 'Schon angemeldet:',
    reminded: 'In den letzten sieben Tagen angeschrieben:',
    nothing_left: 'Warten auf das Ergebnis der Gegenseite:',
    already: 'Haben diese E-Mail schon:',
  },
  include: 'Trotzdem anschreiben',
  first: (count) => (count === 1 ? 'Die E-Mail' : `E-Mail 1 von ${count}`),
  to: 'An',
  subject: 'Betreff',
  send: 'Senden',
  anyway: 'Trotzdem senden',
  nobody: 'Es wurde nichts verschickt. Hak mindestens einen Empfänger an.',
  changed:
    'Es wurde nichts verschickt, denn die Empfänger haben sich inzwischen geändert. Schau sie noch einmal durch.',
};

function andSend(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' und eine E-Mail senden' : ` und ${count} E-Mails senden`;
}
