import type { push as english } from './push.en.ts';

export const push: typeof english = {
  title: 'Push aufs Handy',
  about:
    'Eine Zeile auf diesem Gerät, sobald etwas auf dich wartet. Tippst du sie an, kommt keine Mail; tust du es zwölf Stunden lang nicht, folgt die Mail.',
  turnOn: 'Auf diesem Gerät einschalten',
  turnOnAbout: 'Dein Browser fragt als Nächstes, ob diese Seite Mitteilungen zeigen darf.',
  isOn: 'Auf diesem Gerät ist Push eingeschaltet.',
  none: 'Dieser Browser zeigt kein Push von dieser Seite. Alles Neue kommt per Mail.',
  denied:
    'Dieser Browser soll keine Mitteilungen dieser Seite zeigen. Erlaube sie in seinen Einstellungen, dann komm hierher zurück.',
  failed: 'Das ging nicht: Der Browser erreicht keinen Push-Dienst. Versuch es später noch einmal.',
  saved: 'Gespeichert.',
  added: 'Dieses Gerät bekommt jetzt Push.',
  removed: 'Dieses Gerät bekommt kein Push mehr.',
  tooMany: (most) =>
    `Push ist schon auf ${most} Geräten eingeschaltet. Entferne zuerst eines davon.`,
  notTaken: 'Dieser Browser nennt einen Push-Dienst, den diese Seite nicht anruft.',
  devices: 'Meine Geräte',
  device: (browser, system) =>
    `${browser ?? 'Ein Browser'}${system === null ? '' : ` auf ${system}`}`,
  since: (day) => `seit ${day}`,
  gone: 'Es nimmt kein Push mehr an: Mails kommen wieder. Schalte es dort neu ein oder entferne es.',
  thisOne: 'Das ist das in deiner Hand.',
  remove: 'Entfernen',
  removeDevice: (name) => `Entfernen: ${name}`,
  choose: 'Was als Push kommt',
  kinds: {
    report: 'Ein Ergebnis wartet auf meine Antwort',
    time: 'Mir wird ein Termin vorgeschlagen',
    reminder: 'Erinnerungen an offene Spiele',
    final_table: 'Die Abschlusstabelle',
  },
  chooseAbout: 'Was nicht angekreuzt ist, kommt nur per Mail.',
  names: 'Namen zeigen',
  namesAbout:
    'Dann steht auf dem gesperrten Bildschirm, gegen wen ein Spiel ist. Sonst steht dort kein Name.',
  save: 'Speichern',
  apple: 'Auf iPhone oder iPad',
  appleSteps: [
    'Öffne diese Seite in Safari und tippe auf das Quadrat mit dem Pfeil.',
    'Wähle „Zum Home-Bildschirm“.',
    'Öffne den Verein vom Home-Bildschirm aus und schalte Push unter „Ich“ ein.',
  ],
  notices: {
    other_side_reported: {
      title: 'Du bist dran: ein Ergebnis bestätigen',
      body: 'Die andere Seite hat euer Spiel gemeldet.',
    },
    results_differ: {
      title: 'Zwei Ergebnisse weichen ab',
      body: 'Du und die andere Seite habt Verschiedenes eingetragen.',
    },
    time_proposed: {
      title: 'Ein Termin ist vorgeschlagen',
      body: 'Jemand möchte spielen: Sieh nach, wann.',
    },
    week_left: {
      title: 'Noch eine Woche',
      body: 'Du hast Spiele zu spielen oder zu melden.',
    },
    reminder: {
      title: 'Offene Spiele',
      body: 'Der Trainer erinnert dich an offene Spiele.',
    },
    final_table: {
      title: 'Die Abschlusstabelle',
      body: 'Dein Wettbewerb ist zu Ende: Sieh nach, wo du stehst.',
    },
  },
};
