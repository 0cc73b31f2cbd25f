import type { relay as english } from './relay.en.ts';

export const relay: typeof english = {
  title: 'Relay',
  asking: 'Wird gefragt …',
  offline: 'Du bist offline',
  notReached: 'Nicht erreicht',
  addKey: 'Besitzerschlüssel eingeben',
  lookAtKey: 'Besitzerschlüssel ansehen',
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
    anybody: 'Hier können alle Partien anlegen.',
    left: (count) =>
      count === 1 ? 'Heute geht noch eine neue Partie.' : `Heute gehen noch ${count} neue Partien.`,
  },
  private: {
    none: {
      title: 'Privates Relay',
      text: 'Wer eine Partie anlegt, braucht den Besitzerschlüssel. Zum Mitspielen braucht man ihn nicht.',
    },
    kept: {
      title: 'Dein privates Relay',
      text: 'Nur du legst hier Partien an, mit deinem Besitzerschlüssel. Wer mitspielt, braucht keinen.',
    },
    'wrong-key': {
      title: 'Privates Relay',
      text: 'Der Besitzerschlüssel auf diesem Gerät ist nicht der dieses Relays: Damit lässt sich keine Partie anlegen. Zum Mitspielen braucht man keinen.',
    },
    locked: {
      title: 'Privates Relay',
      text: 'Aus deinem Netz kamen zu viele falsche Besitzerschlüssel: Zehn Minuten lang sieht das Relay keinen an. Zum Mitspielen braucht man keinen.',
    },
  },

  noAnswer: {
    offline: 'Dieses Gerät ist offline. Partien an einem Gerät gehen; der Rest wartet aufs Netz.',
    blocked: (address) =>
      `Diese Seite darf nur mit ihrem eigenen Relay sprechen; ${address} geht von hier aus nicht. Öffne stattdessen die Seite, die ${address} ausliefert.`,
    unreachable: (address) =>
      `Unter ${address} hat kein Relay geantwortet. Vielleicht läuft es nicht, oder es lässt diese Seite nicht zu.`,
    foreign: (address) =>
      `Was unter ${address} antwortet, ist kein Relay: vielleicht ein anderer Dienst, oder die Anmeldeseite des Netzes, in dem du bist.`,
    'wrong-key': (address) =>
      `Der Besitzerschlüssel auf diesem Gerät ist nicht der von ${address}.`,
    locked: (minutes) =>
      `Aus deinem Netz kamen zu viele falsche Besitzerschlüssel. Den nächsten sieht das Relay in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} an.`,
  },
  finding: {
    origin: (site) =>
      `Das Relay lässt diese Seite keine Partien öffnen. Wer es betreibt, muss ${site} bei sich zulassen.`,
    wrongKey: 'Das ist nicht der Besitzerschlüssel dieses Relays. Es wurde nichts gespeichert.',
    missingKey:
      'Dieses Relay ist privat: Mitspielen kannst du hier, zum Anlegen brauchst du seinen Besitzerschlüssel.',
    budget: 'Das Relay hat für heute keine Partien mehr, oder keine für dein Netz.',
    isKey: 'Das ist der Besitzerschlüssel. Du kannst hier Partien anlegen.',
    answers: 'Das Relay antwortet. Du kannst hier Partien anlegen.',
    saved: ' Gespeichert.',
  },
  keyHint: {
    notTaken:
      'Den Besitzerschlüssel, der auf diesem Gerät gespeichert ist, hat es nicht genommen. Vielleicht wurde er am Relay geändert.',
    none: 'Auf diesem Gerät ist kein Besitzerschlüssel dafür gespeichert.',
    locked:
      'Vielleicht kamen aus deinem Netz zu viele falsche Besitzerschlüssel: Dann sieht das Relay zehn Minuten lang keinen an.',
  },
  key: {
    label: 'Besitzerschlüssel',
    hint: 'Mit ihm legst du hier Partien an. Er bleibt auf diesem Gerät.',
    use: 'Verwenden',
    scanWhat: 'den Code in den Einstellungen deines anderen Geräts',
  },
  obstacle: {
    old: 'Dieser Browser hat keine Kryptografie, also wäre nichts zu versiegeln. Nimm einen neueren.',
    insecure:
      'Diese Seite kam über einfaches http, und auf so einer Seite versiegelt kein Browser etwas. Öffne sie unter ihrer Adresse mit https:// oder, auf dem Rechner, der sie ausliefert, unter http://localhost.',
  },
  storage: {
    nothing:
      'Dieser Browser behält für diese Seite nichts, vielleicht weil das Fenster privat ist. Schließt du es, sind die Partien weg.',
    sevenDays: [
      'Dieser Browser löscht, was eine Seite behält, wenn du sieben Tage nicht da warst. Leg Sealed Move auf den Startbildschirm, oder ',
      { link: 'mach eine Sicherung', to: '#/backup' },
      ', damit dir die Partien bleiben.',
    ],
  },
};
