import type { install as english } from './install.en.ts';

export const install: typeof english = {
  title: 'Deinen Verein einrichten',
  about: 'Füll diese Seite aus, dann kann es losgehen. Du kannst alles später ändern.',
  aboutSecret:
    'Um den Verein einzurichten, brauchst du das Installationsgeheimnis. Du bekommst es von der Person, die den Dienst gestartet hat.',
  goOn: 'Weiter',
  secret: 'Installationsgeheimnis',
  secretHint:
    'Du findest es im Fenster, in dem du den Dienst gestartet hast, oder im Datenordner in der Datei installation-secret.',
  club: 'Name des Vereins',
  clubHint: 'So, wie ihn die Mitglieder schreiben. Er steht auf jeder Seite und in jeder E-Mail.',
  administrator: 'Dein Name',
  administratorHint: 'Er steht im Verlauf neben deinen Entscheidungen.',
  timezone: 'Zeitzone',
  language: 'Sprache der E-Mails',
  submit: 'Verein einrichten',
  doneTitle: 'Dein Verein ist eingerichtet',
  doneAbout: 'Du bist auf diesem Gerät angemeldet.',
  key: 'Dein Schlüssel',
  keyHint:
    'Bewahr ihn bei deinen Passwörtern auf. Du brauchst ihn, um dich auf anderen Geräten anzumelden. Er wird nur einmal angezeigt.',
  websiteKey: 'Schlüssel dieser Website',
  websiteKeyHint: 'Auch er wird nur einmal angezeigt.',
  unkept: (file) =>
    `Diese Website konnte ihren eigenen Schlüssel nicht speichern. Schreib ihn in ${file}, bevor du weitergehst.`,
  onToDesk: 'Weiter zu „Heute“',
  link: 'Verein einrichten',
  linkAbout:
    'Es dauert eine Minute. Halt die Adresse bereit, die der Dienst beim Start angezeigt hat.',
  faults: {
    secret: 'Das ist nicht das Installationsgeheimnis. Kopier es aus dem Fenster des Dienstes.',
    club: 'Gib den Namen des Vereins mit höchstens 100 Zeichen ein.',
    administrator: 'Gib deinen Namen mit höchstens 100 Zeichen ein.',
    timezone: 'Wähl eine Zeitzone.',
    closed: (file) =>
      `Ein Verein ist schon eingerichtet, und diese Website hat keinen Schlüssel dafür. Erstell in der Liga einen Website-Schlüssel und schreib ihn in ${file}.`,
    away: (url) =>
      `Der Ligadienst unter ${url} antwortet nicht. Starte ihn und klick noch einmal. Deine Eingaben bleiben im Formular.`,
    busy: 'Zu viele Versuche. Warte eine Minute und klick dann noch einmal.',
    refused: 'Der Ligadienst hat es abgelehnt. Ändere die Namen und klick noch einmal.',
  },
};
