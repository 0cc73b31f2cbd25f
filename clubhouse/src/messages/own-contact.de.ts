import { withStop } from './full-stop.ts';
import type { ownContact as english } from './own-contact.en.ts';

export const ownContact: typeof english = {
  title: 'Meine Kontaktdaten',
  about:
    'Deine Partner und Gegner sehen deine Nummer und E-Mail-Adresse, solange einer deiner Wettbewerbe läuft.',
  change: 'Telefonnummer oder E-Mail-Adresse ändern',
  none: 'keine',
  phone: 'Telefon',
  phoneLabel: 'Deine Nummer',
  phoneAbout:
    'So könnt ihr Spiele vereinbaren. Mehrere Nummern schreibst du in eine Zeile. Lass das Feld leer, wenn niemand sie sehen soll.',
  phoneSave: 'Nummer speichern',
  phoneFaults: {
    tooLong: 'Diese Nummer ist zu lang.',
    noNumber: 'Das ist keine gültige Telefonnummer. Schreib die Vorwahl dazu.',
    refused: 'Die Liga hat diese Nummer abgelehnt.',
  },
  phoneMeanwhile: (now) =>
    now === ''
      ? 'Deine Nummer wurde inzwischen entfernt. Deine Eingabe steht unten. Wenn sie stimmt, speichere sie noch einmal.'
      : `Deine Nummer wurde inzwischen geändert. Sie lautet jetzt ${withStop(now)} Deine Eingabe steht unten. Wenn sie stimmt, speichere sie noch einmal.`,
  address: 'E-Mail-Adresse',
  addressNow: 'Anmeldelinks und andere E-Mails gehen an',
  addressNone: 'Der Verein hat keine E-Mail-Adresse von dir.',
  addressShared: 'Du teilst dir die E-Mail-Adresse mit',
  newAddress: 'Neue Adresse',
  addressAbout:
    'Wir schicken eine E-Mail dorthin. Öffne ihren Link, während du angemeldet bist, und klick auf den Knopf. Erst dann ändert sich die Adresse.',
  addressSend: 'E-Mail schicken',
  addressSame: 'Das ist schon deine Adresse.',
  tooOften: (minutes) =>
    `Zu viele Versuche. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  openTitle: 'Eine E-Mail ist unterwegs an',
  open: (until) =>
    `Bis du sie bestätigst, ändert sich nichts. Der Link gilt bis ${withStop(until)}`,
  openAgain: 'Noch einmal schicken',
  openCancel: 'Bisherige Adresse behalten',
  done: {
    phone: 'Deine Nummer ist gespeichert.',
    address: 'Deine Adresse ist geändert. An die alte haben wir eine E-Mail geschickt.',
    shared:
      'Bestätigt. Du teilst dir diese Adresse mit einem anderen Mitglied. Wähl deshalb beim Anmelden deinen Namen aus. An die alte Adresse haben wir eine E-Mail geschickt.',
    cancelled: 'Deine Adresse bleibt, wie sie ist.',
  },
  back: 'Zurück zu „Ich“',
  confirmTitle: 'Deine neue Adresse',
  confirm: (club) => `Ab jetzt gehen E-Mails und Anmeldelinks von ${club} an diese Adresse:`,
  confirmYes: 'Ja, diese Adresse verwenden',
  confirmStays: 'Du bleibst angemeldet, hier und auf deinen anderen Geräten.',
  deadTitle: 'Dieser Link gilt nicht mehr',
  dead: 'Er wurde schon benutzt, ist abgelaufen, wurde durch einen neueren ersetzt oder gehört jemand anderem. Du bist angemeldet als',
  overtakenTitle: 'Deine Adresse wurde inzwischen geändert',
  overtaken: 'Der Verein hat deine Adresse inzwischen geändert. Sonst hat sich nichts geändert.',
  onward: 'Aktuelle Adresse ansehen',
  data: 'Deine Daten',
  dataAbout:
    'Eine Datei mit deinen Angaben, Spielen und Ergebnissen, den E-Mails der letzten 30 Tage und allen Änderungen.',
  dataSave: 'Herunterladen',
  letters: {
    confirm: {
      subject: (club) => `Ist das deine Adresse? ${club}`,
      heading: 'Ist das deine Adresse?',
      text: (club) =>
        `Ein Mitglied von *${club}* möchte E-Mails und Anmeldelinks an diese Adresse bekommen.`,
      button: 'Adresse bestätigen',
      opens: (hours) =>
        `Öffne den Link, während du angemeldet bist, und klick auf den Knopf. Der Link gilt nur einmal und läuft nach ${hours} Stunden ab.`,
      notYou: 'Du hast das nicht angefordert? Dann ignorier diese E-Mail. Es ändert sich nichts.',
    },
    changed: {
      subject: (club) => `Deine Adresse bei ${club} wurde geändert`,
      heading: 'Deine Adresse wurde geändert.',
      text: (club, when) =>
        `seit ${when} gehen E-Mails und Anmeldelinks von *${club}* an eine andere Adresse. Sie wurde dort bestätigt.`,
      notYou:
        'Warst du das nicht? Sag es sofort dem Trainer. Er kann diese Adresse wieder eintragen und dich überall abmelden.',
    },
  },
};
