import { withStop } from './full-stop.ts';
import type { ownContact as english } from './own-contact.en.ts';

export const ownContact: typeof english = {
  title: 'Wie man mich erreicht',
  about: 'Deine Partner und Gegner sehen Nummer und Adresse, solange ein Wettbewerb von dir läuft.',
  change: 'Telefon oder Adresse ändern',
  none: 'keine',
  phone: 'Telefon',
  phoneLabel: 'Deine Nummer',
  phoneAbout:
    'Damit ihr einen Termin findet. Mehrere Nummern kommen in eine Zeile. Lass es leer, dann sehen sie keine.',
  phoneSave: 'Nummer speichern',
  phoneFaults: {
    tooLong: 'Das ist zu lang.',
    noNumber: 'Das kann niemand wählen. Schreib die Vorwahl dazu.',
    refused: 'Die Liga nimmt das nicht an.',
  },
  phoneMeanwhile: (now) =>
    now === ''
      ? 'Deine Nummer wurde inzwischen entfernt. Was du eingegeben hast, steht unten: Speichere es noch einmal, wenn es stimmt.'
      : `Deine Nummer wurde inzwischen geändert. Sie lautet jetzt ${withStop(now)} Was du eingegeben hast, steht unten: Speichere es noch einmal, wenn es stimmt.`,
  address: 'E-Mail-Adresse',
  addressNow: 'Links zum Anmelden und andere Mails gehen an',
  addressNone: 'Der Verein hat keine Adresse von dir.',
  addressShared: 'Deine Mails liest du unter der Adresse von',
  newAddress: 'Neue Adresse',
  addressAbout:
    'Wir schicken eine Mail dorthin. Die Adresse ändert sich, wenn du hinter ihrem Link auf den Knopf drückst, auf einem Gerät, auf dem du angemeldet bist.',
  addressSend: 'Mail schicken',
  addressSame: 'Das ist deine Adresse schon.',
  tooOften: (minutes) =>
    `Das war zu oft. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  openTitle: 'Eine Mail ist unterwegs an',
  open: (until) =>
    `Bis du sie bestätigst, ändert sich nichts. Der Link darin gilt bis ${withStop(until)}`,
  openAgain: 'Noch einmal schicken',
  openCancel: 'Adresse behalten',
  done: {
    phone: 'Deine Nummer ist gespeichert.',
    address: 'Deine Adresse ist geändert. Die alte hat eine Mail darüber bekommen.',
    shared:
      'Bestätigt. Diese Adresse hat noch ein Mitglied: Wer einen Anmeldelink anfordert, wählt seinen Namen. Die alte Adresse hat eine Mail darüber bekommen.',
    cancelled: 'Deine Adresse bleibt, wie sie ist.',
  },
  back: 'Zurück zu „Ich“',
  confirmTitle: 'Deine neue Adresse',
  confirm: (club) => `Ab jetzt gehen Mails und Anmeldelinks von ${club} an diese Adresse:`,
  confirmYes: 'Ja, diese Adresse',
  confirmStays: 'Du bleibst angemeldet, hier und auf deinen anderen Geräten.',
  deadTitle: 'Dieser Link gilt nicht mehr',
  dead: 'Er wurde benutzt, ist zu alt, es wurde ein neuerer angefordert, oder jemand anders hat ihn angefordert. Du bist angemeldet als',
  overtakenTitle: 'Deine Adresse wurde inzwischen geändert',
  overtaken:
    'Der Verein hat deine Adresse geändert, seit du gefragt hast. Sonst wurde nichts geändert.',
  onward: 'Ansehen, wie sie jetzt lautet',
  data: 'Zum Mitnehmen',
  dataAbout:
    'Eine Datei mit deinen Angaben, deinen Spielen und Ergebnissen, den Mails der letzten 30 Tage und was wann geändert wurde.',
  dataSave: 'Speichern',
  letters: {
    confirm: {
      subject: (club) => `Ist das deine Adresse? ${club}`,
      heading: 'Ist das deine Adresse?',
      text: (club) =>
        `Ein Mitglied von *${club}* möchte Mails und Anmeldelinks an diese Adresse bekommen.`,
      button: 'Ansehen',
      opens: (hours) =>
        `Der Link öffnet eine Seite mit einem Knopf, auf einem Gerät, auf dem du angemeldet bist. Er gilt einmal und ${hours} Stunden.`,
      notYou: 'Du hast das nicht angefordert? Dann tu nichts: Ohne den Knopf ändert sich nichts.',
    },
    changed: {
      subject: (club) => `Deine Adresse bei ${club} ist geändert`,
      heading: 'Deine Adresse ist geändert.',
      text: (club, when) =>
        `seit ${when} gehen Mails und Anmeldelinks von *${club}* an eine andere Adresse. Sie wurde dort bestätigt.`,
      notYou:
        'Das warst nicht du? Sag es sofort dem Trainer: Er kann diese Adresse wieder eintragen und alle Geräte abmelden.',
    },
  },
};
