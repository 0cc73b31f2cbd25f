import type { push as english } from './push.en.ts';

export const push: typeof english = {
  title: 'Push-Mitteilungen',
  about:
    'Du bekommst eine Mitteilung auf diesem Gerät, sobald etwas auf dich wartet. Tippst du sie innerhalb von zwölf Stunden an, bekommst du dazu keine E-Mail.',
  turnOn: 'Auf diesem Gerät einschalten',
  turnOnAbout: 'Dein Browser fragt als Nächstes, ob diese Website Mitteilungen zeigen darf.',
  isOn: 'Push-Mitteilungen sind auf diesem Gerät eingeschaltet.',
  none: 'Dieser Browser kann keine Mitteilungen dieser Website zeigen. Du bekommst alles per E-Mail.',
  denied:
    'Dieser Browser blockiert Mitteilungen dieser Website. Erlaube sie in seinen Einstellungen und komm dann zurück.',
  failed:
    'Das hat nicht geklappt. Der Browser erreicht keinen Push-Dienst. Versuch es später noch einmal.',
  saved: 'Gespeichert.',
  added: 'Dieses Gerät bekommt jetzt Push-Mitteilungen.',
  removed: 'Dieses Gerät bekommt keine Push-Mitteilungen mehr.',
  tooMany: (most) =>
    `Push-Mitteilungen sind schon auf ${most} Geräten eingeschaltet. Entferne zuerst eins davon.`,
  notTaken:
    'Dieser Browser nutzt einen Push-Dienst, den diese Website nicht unterstützt. Nimm einen anderen Browser.',
  devices: 'Meine Geräte',
  device: (browser, system) =>
    `${browser ?? 'Ein Browser'}${system === null ? '' : ` auf ${system}`}`,
  since: (day) => `seit ${day}`,
  gone: 'Dieses Gerät nimmt keine Push-Mitteilungen mehr an. Du bekommst wieder E-Mails. Schalte sie dort neu ein oder entferne das Gerät.',
  thisOne: 'Dieses Gerät',
  remove: 'Entfernen',
  removeDevice: (name) => `Entfernen: ${name}`,
  choose: 'Push-Mitteilungen über',
  kinds: {
    report: 'Ein Ergebnis wartet auf meine Antwort',
    time: 'Jemand schlägt einen Termin vor',
    reminder: 'Erinnerungen an offene Spiele',
    final_table: 'Die Abschlusstabelle',
  },
  chooseAbout: 'Alles andere bekommst du nur per E-Mail.',
  names: 'Namen zeigen',
  namesAbout:
    'Der gesperrte Bildschirm zeigt dann, gegen wen du spielst. Sonst zeigt er keine Namen.',
  save: 'Speichern',
  apple: 'Auf iPhone oder iPad',
  appleSteps: [
    'Öffne diese Seite in Safari und tippe auf das Quadrat mit dem Pfeil.',
    'Wähl „Zum Home-Bildschirm“.',
    'Öffne den Verein vom Home-Bildschirm aus und schalte die Push-Mitteilungen unter „Ich“ ein.',
  ],
  notices: {
    other_side_reported: {
      title: 'Du bist dran: Ergebnis eintragen',
      body: 'Die andere Seite hat das Ergebnis eures Spiels eingetragen.',
    },
    results_differ: {
      title: 'Unterschiedliche Ergebnisse',
      body: 'Du und die andere Seite habt unterschiedliche Ergebnisse eingetragen.',
    },
    time_proposed: {
      title: 'Neuer Terminvorschlag',
      body: 'Jemand möchte gegen dich spielen. Sieh nach, wann.',
    },
    week_left: {
      title: 'Noch eine Woche',
      body: 'Du musst noch Spiele spielen oder Ergebnisse eintragen.',
    },
    reminder: {
      title: 'Offene Spiele',
      body: 'Der Trainer erinnert dich an offene Spiele.',
    },
    final_table: {
      title: 'Abschlusstabelle',
      body: 'Dein Wettbewerb ist zu Ende. Sieh nach, wo du gelandet bist.',
    },
  },
};
