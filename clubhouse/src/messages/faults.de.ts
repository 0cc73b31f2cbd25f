import type { faults as english } from './faults.en.ts';

export const faults: typeof english = {
  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.',
  home: 'Zur Startseite',
  awayTitle: 'Der Dienst des Vereins antwortet nicht',
  away: 'Der Dienst hinter dieser Seite ist gerade nicht erreichbar. Es geht nichts verloren. Versuch es gleich noch einmal.',
  sentAwayTitle: 'Der Dienst des Vereins antwortet nicht',
  sentAway:
    'Wir wissen nicht, ob deine Eingaben gespeichert wurden. Geh zurück: Sie stehen noch im Formular. Sieh in einer Minute nach, und schick sie noch einmal, falls sie fehlen.',
  refusedTitle: 'Das geht gerade nicht',
  refused:
    'Der Dienst hinter dieser Seite hat es abgelehnt. Geh zurück und lade die Seite neu, um den aktuellen Stand zu sehen.',
  unfitTitle: 'Eine Angabe im Formular ist ungültig',
  unfit:
    'Es wurde nichts gespeichert. Geh zurück: Deine Eingaben stehen noch im Formular. Prüf Sonderzeichen, Daten und Zahlen und schick es noch einmal ab.',
  storageTitle: 'Diese Website kann gerade nichts speichern',
  storage:
    'Die Festplatte ist voll oder defekt. Geh zurück: Deine Eingaben stehen noch im Formular. Sag dem Verein Bescheid und versuch es später noch einmal.',
  again: 'Noch einmal versuchen',
  busyTitle: 'Zu viele Anfragen',
  busy: 'Warte eine Minute und versuch es dann noch einmal.',
  brokenTitle: 'Hier ist etwas schiefgegangen',
  broken: (id) => `Du kannst nichts dafür. Wenn es so bleibt, nenne dem Verein diese Nummer: ${id}`,
  elsewhereTitle: 'Diese Anfrage kam von einer anderen Seite',
  elsewhere:
    'Zur Sicherheit haben wir nichts geändert. Öffne die Seite selbst und klick dort auf den Knopf.',
  switchedTitle: 'Du hast inzwischen gewechselt',
  switched:
    'Es wurde nichts gespeichert, weil die Seite für jemand anderen war. Wechsle oben auf der Seite zurück und versuch es noch einmal.',
  tooLargeTitle: 'Das ist zu groß',
  tooLarge:
    'Es wurde nichts gespeichert. Kürz deinen Text, oder nimm eine kleinere Datei: höchstens 5 MB für ein Bild, 180 KB für eine Mitgliederliste.',
  notFormTitle: 'Das kann diese Seite nicht annehmen',
  notForm: 'Es wurde nichts gespeichert. Öffne die Seite selbst und nutz ihr Formular.',
  setUpTitle: 'Das Clubhaus ist noch nicht eingerichtet',
  byHand: 'Ist schon ein Verein eingerichtet?',
  setUp:
    'Dann braucht diese Website ihren Website-Schlüssel. Setz LEAGUE_WEBSITE_KEY, oder schreib den Schlüssel in die Datei unten. Danach können sich Trainer mit ihrem eigenen Schlüssel anmelden.',
  keyFile: 'Schlüsseldatei:',
  badKeyTitle: 'Die Liga kennt den Schlüssel dieser Website nicht',
  badKey:
    'Der Website-Schlüssel wurde widerrufen oder gehört zu einem anderen Verein. Erstell in der Liga einen neuen und schreib ihn in die Datei unten.',
};
