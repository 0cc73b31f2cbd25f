import type { closing as english } from './closing.en.ts';

export const closing: typeof english = {
  lost: 'Die Verbindung ist weg; die App verbindet sich gleich von selbst wieder.',
  superseded: 'In einem anderen Tab oder Gerät offen; spiel dort weiter oder öffne sie hier.',
  tooFast: 'Es wurde zu viel auf einmal gesendet; die App verbindet sich gleich von selbst wieder.',
  tooLarge: 'Es wurde etwas zu Großes gesendet; die App verbindet sich gleich von selbst wieder.',
  malformed: 'Das Relay hat diese App nicht verstanden; lade die Seite neu, damit sie aktuell ist.',
  noRoom: {
    host: 'Das Relay kennt diese Partie nicht und will sie nicht anlegen; prüf den Besitzerschlüssel, wenn es dein Relay ist, oder leg eine neue an.',
    guest: 'Das Relay kennt diese Partie nicht; bitte um eine neue Einladung.',
  },
  full: {
    host: 'Zwei andere haben diese Partie schon; leg eine neue an und schick den Link nur einer Person.',
    guest:
      'Zwei andere haben diese Partie schon. Hast du sie in einer anderen App oder einem anderen Browser geöffnet? Dann spiel dort weiter, oder wähl dort „Partie auf ein anderes Gerät mitnehmen“ und öffne diesen Link hier. Wenn nicht: War der Link nur für dich? Dann hat ihn vielleicht jemand mitgelesen. Sag Bescheid und bitte um einen neuen.',
  },
  expired: 'Sieben Tage war niemand hier, also ist die Partie geschlossen; leg eine neue an.',
  left: 'Du hast diese Partie verlassen; leg eine neue an.',
  bothLeft: 'Ihr habt beide diese Partie verlassen; leg eine neue an.',
  networkLimit: 'Aus deinem Netz wurden heute zu viele Partien begonnen; versuch es morgen wieder.',
  dayLimit:
    'Dieses Relay hat für heute keine Partien mehr; versuch es morgen wieder, oder nimm ein anderes.',
  roomLimit: 'Diese Partie hat ihre Nachrichten für heute verbraucht; komm morgen wieder.',
  restart: 'Das Relay startet neu; die App verbindet sich gleich von selbst wieder.',
  protocol:
    'Das Relay und diese App sind verschiedene Versionen; lade die Seite neu, oder nimm ein anderes Relay.',
  seat: {
    host: 'Das Relay hat dich für dein Gegenüber gehalten; leg eine neue Partie an und lade noch einmal ein.',
    guest: 'Das Relay hat dich für dein Gegenüber gehalten; bitte dort um eine neue Einladung.',
  },
  otherGame:
    'Die App deines Gegenübers spielt ein anderes Spiel; öffne die Einladung dort, wo sie gemacht wurde.',
  insecure:
    'Diese Seite wurde unverschlüsselt geladen, deshalb geht hier keine Verschlüsselung; öffne sie über https.',
  notSaved:
    'Dieses Gerät konnte die Partie nicht speichern; gib Speicherplatz frei, dann geht es von selbst weiter.',
};
