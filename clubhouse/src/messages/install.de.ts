import type { install as english } from './install.en.ts';

export const install: typeof english = {
  title: 'Deinen Verein einrichten',
  about: 'Eine Seite, dann bist du an deinem Schreibtisch. Alles lässt sich später ändern.',
  aboutSecret:
    'Wer den Dienst gestartet hat, richtet den Verein ein und hat dafür das Installationsgeheimnis.',
  goOn: 'Weiter',
  secret: 'Installationsgeheimnis',
  secretHint:
    'Es steht in dem Fenster, in dem du den Dienst gestartet hast, und in dessen Datenordner in der Datei installation-secret.',
  club: 'Name des Vereins',
  clubHint: 'So, wie ihn die Mitglieder schreiben. Er steht auf jeder Seite und in jedem Brief.',
  administrator: 'Dein Name',
  administratorHint: 'Er steht im Verlauf neben dem, was du entscheidest.',
  timezone: 'Zeitzone',
  language: 'Sprache der Briefe',
  submit: 'Verein einrichten',
  doneTitle: 'Dein Verein ist eingerichtet',
  doneAbout: 'Auf diesem Gerät bist du angemeldet.',
  key: 'Dein Schlüssel',
  keyHint:
    'Bewahr ihn bei deinen Passwörtern auf: Er meldet dich auf anderen Geräten an und wird nur dieses eine Mal gezeigt.',
  websiteKey: 'Schlüssel dieser Seite',
  websiteKeyHint: 'Auch er wird nur dieses eine Mal gezeigt.',
  unkept: (file) =>
    `Diese Seite konnte ihren eigenen Schlüssel nicht speichern. Schreib ihn in ${file}, bevor du weitergehst.`,
  onToDesk: 'An den Schreibtisch',
  link: 'Verein einrichten',
  linkAbout:
    'Es dauert eine Minute. Halte die Adresse bereit, die beim Start des Dienstes erschien.',
  faults: {
    secret: 'Das ist nicht das Installationsgeheimnis. Kopier es aus dem Fenster des Dienstes.',
    club: 'Gib den Namen des Vereins an, höchstens 100 Zeichen.',
    administrator: 'Gib deinen Namen an, höchstens 100 Zeichen.',
    timezone: 'Wähl eine der Zeitzonen.',
    closed: (file) =>
      `Ein Verein ist schon eingerichtet, und diese Seite hat keinen Schlüssel dazu. Mach in der Liga einen Website-Schlüssel und schreib ihn in ${file}.`,
    away: (url) =>
      `Der Ligadienst unter ${url} antwortet nicht. Starte ihn und drück noch einmal: Was du eingegeben hast, steht noch hier.`,
    busy: 'Zu viele Versuche. Warte eine Minute und drück dann noch einmal.',
    refused: 'Der Ligadienst hat es abgelehnt. Ändere die Namen und drück noch einmal.',
  },
};
