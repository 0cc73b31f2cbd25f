import type { relay as english } from './relay.en.ts';

export const relay: typeof english = {
  title: 'Relay',
  asking: 'Wird geprüft …',
  offline: 'Du bist offline',
  notReached: 'Nicht erreichbar',
  addKey: 'Besitzerschlüssel eingeben',
  lookAtKey: 'Besitzerschlüssel prüfen',
  settings: 'Einstellungen des Relays',
  live: (rooms, sockets) =>
    `Gerade: ${rooms === 1 ? '1 Raum' : `${rooms} Räume`} in Gebrauch, ${sockets === 1 ? '1 Verbindung' : `${sockets} Verbindungen`}.`,
  noGamesMade: 'In den letzten sieben Tagen wurde hier keine Partie angelegt.',
  days: (counts) => `Neue Partien der letzten sieben Tage: ${counts}`,
  daysCaption: 'Neue Partien, letzte sieben Tage',

  noneLeft: {
    title: 'Für heute keine Partien mehr',
    text: (time) => `Neue gibt es wieder ab ${time}.`,
  },
  tomorrow: 'morgen',
  open: {
    title: 'Offen für alle',
    anybody: 'Hier kann jeder Partien anlegen.',
    left: (count) =>
      count === 1
        ? 'Heute ist noch eine neue Partie möglich.'
        : `Heute sind noch ${count} neue Partien möglich.`,
  },
  private: {
    none: {
      title: 'Privates Relay',
      text: 'Zum Anlegen einer Partie brauchst du den Besitzerschlüssel, zum Mitspielen nicht.',
    },
    kept: {
      title: 'Dein privates Relay',
      text: 'Nur du kannst hier Partien anlegen, mit deinem Besitzerschlüssel. Zum Mitspielen braucht man keinen.',
    },
    'wrong-key': {
      title: 'Privates Relay',
      text: 'Der Besitzerschlüssel auf diesem Gerät passt nicht zu diesem Relay, deshalb kannst du keine Partien anlegen. Zum Mitspielen brauchst du keinen.',
    },
    locked: {
      title: 'Privates Relay',
      text: 'Aus deinem Netz kamen zu viele falsche Besitzerschlüssel. Das Relay nimmt zehn Minuten lang keinen an. Zum Mitspielen brauchst du keinen.',
    },
  },

  noAnswer: {
    offline:
      'Dieses Gerät ist offline. Partien an einem Gerät kannst du spielen, alles andere braucht eine Verbindung.',
    unreachable: (address) =>
      `Unter ${address} hat kein Relay geantwortet. Vielleicht läuft es nicht, oder es lässt diese Seite nicht zu.`,
    foreign: (address) =>
      `Unter ${address} antwortet kein Relay, sondern etwas anderes: vielleicht ein anderer Dienst oder die Anmeldeseite deines Netzes.`,
    'wrong-key': (address) => `Der Besitzerschlüssel auf diesem Gerät passt nicht zu ${address}.`,
    locked: (minutes) =>
      `Aus deinem Netz kamen zu viele falsche Besitzerschlüssel. Versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} wieder.`,
  },
  finding: {
    origin: (site) =>
      `Das Relay lässt diese Seite nicht zu. Sein Betreiber muss ${site} in den erlaubten Adressen eintragen.`,
    wrongKey: 'Das ist nicht der Besitzerschlüssel dieses Relays. Nichts wurde gespeichert.',
    missingKey:
      'Dieses Relay ist privat: Mitspielen kannst du hier, zum Anlegen brauchst du seinen Besitzerschlüssel.',
    budget: 'Das Relay hat für heute keine neuen Partien mehr, zumindest nicht für dein Netz.',
    isKey: 'Das ist der Besitzerschlüssel. Du kannst hier Partien anlegen.',
    answers: 'Das Relay antwortet. Du kannst hier Partien anlegen.',
    saved: ' Gespeichert.',
  },
  keyHint: {
    notTaken:
      'Das Relay hat den Besitzerschlüssel auf diesem Gerät abgelehnt. Vielleicht wurde er dort geändert.',
    none: 'Auf diesem Gerät ist kein Besitzerschlüssel für dieses Relay.',
    locked:
      'Vielleicht kamen aus deinem Netz zu viele falsche Besitzerschlüssel. Dann nimmt das Relay zehn Minuten lang keinen an.',
  },
  key: {
    label: 'Besitzerschlüssel',
    hint: 'Mit ihm legst du hier Partien an. Er bleibt auf diesem Gerät.',
    use: 'Verwenden',
    scanWhat: 'den Code in den Einstellungen deines anderen Geräts',
  },
  obstacle: {
    old: 'Dieser Browser kann nicht verschlüsseln. Nimm einen neueren.',
    insecure:
      'Diese Seite wurde über unverschlüsseltes http geladen; dort erlauben Browser keine Verschlüsselung. Öffne sie unter ihrer https://-Adresse oder, auf dem Rechner, der sie ausliefert, unter http://localhost.',
  },
  storage: {
    nothing:
      'Dein Browser speichert für diese Seite nichts, vielleicht weil das Fenster privat ist. Schließt du es, sind deine Partien weg.',
    sevenDays: [
      'Dein Browser löscht die Daten einer Seite, die du sieben Tage nicht besuchst. Damit deine Partien bleiben, leg Sealed Move auf den Startbildschirm oder ',
      { link: 'mach eine Sicherung', to: '#/backup' },
      '.',
    ],
  },
};
