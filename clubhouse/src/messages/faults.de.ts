import type { faults as english } from './faults.en.ts';

export const faults: typeof english = {
  notFoundTitle: 'Hier ist nichts',
  notFound: 'Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.',
  home: 'Zur Startseite',
  awayTitle: 'Der Verein antwortet nicht',
  away: 'Der Dienst hinter dieser Seite ist gerade nicht da. Es geht nichts verloren: Versuch es gleich noch einmal.',
  sentAwayTitle: 'Der Verein antwortet nicht',
  sentAway:
    'Deshalb ist nicht bekannt, ob angekommen ist, was du geschickt hast. Geh zurück: Was du eingegeben hast, steht noch im Formular. Sieh in einer Minute nach, ob es da ist, und schick es sonst noch einmal.',
  refusedTitle: 'Das geht gerade nicht',
  refused:
    'Der Dienst hinter dieser Seite hat es abgelehnt. Geh zurück, lade die Seite neu und sieh nach, wie es steht.',
  unfitTitle: 'Eine Angabe im Formular ist nicht gültig',
  unfit:
    'Es wurde nichts gespeichert. Geh zurück: Was du eingegeben hast, steht noch im Formular. Prüfe Sonderzeichen, Daten und Zahlen und schick es noch einmal ab.',
  storageTitle: 'Diese Seite kann gerade nichts speichern',
  storage:
    'Es fehlt an Platz, oder ihre Festplatte hat einen Fehler. Geh zurück: Was du eingegeben hast, steht noch im Formular. Sag dem Verein Bescheid und versuch es später noch einmal.',
  again: 'Noch einmal',
  busyTitle: 'Zu viel auf einmal',
  busy: 'Warte eine Minute und versuch es dann noch einmal.',
  brokenTitle: 'Hier ist etwas schiefgegangen',
  broken: (id) => `Du kannst nichts dafür. Wenn es so bleibt, nenne dem Verein diese Nummer: ${id}`,
  elsewhereTitle: 'Das kam von einer anderen Seite',
  elsewhere: 'Zur Sicherheit ist nichts passiert. Öffne die Seite selbst und drück dort den Knopf.',
  tooLargeTitle: 'Das ist zu viel',
  tooLarge:
    'Es ist nichts passiert. Kürze deinen Text, oder nimm eine kleinere Datei: ein Bild hat höchstens 5 MB, eine Mitgliederliste 180 KB.',
  notFormTitle: 'Das nimmt diese Seite nicht',
  notForm: 'Es ist nichts passiert. Öffne die Seite selbst und schick ihr eigenes Formular ab.',
  setUpTitle: 'Das Clubhaus ist noch nicht eingerichtet',
  byHand: 'Ist schon ein Verein eingerichtet?',
  setUp:
    'Dann braucht diese Seite ihren Website-Schlüssel: Setze LEAGUE_WEBSITE_KEY oder schreib den Schlüssel in die Datei unten. Danach kommen Trainer mit einem eigenen Schlüssel hinein.',
  keyFile: 'Die Datei für den Schlüssel:',
  badKeyTitle: 'Die Liga kennt den Schlüssel dieser Seite nicht',
  badKey:
    'Der Website-Schlüssel wurde widerrufen oder gehört zu einem anderen Verein. Mach in der Liga einen neuen und schreib ihn in die unten genannte Datei.',
};
