import type { trust as english } from './trust.en.ts';

export const trust: typeof english = {
  page: 'Vertrauen',
  title: 'Worauf du dich verlassen kannst und worauf nicht',
  lead: 'Deine Züge und Nachrichten werden auf deinem Gerät verschlüsselt und erst auf dem deines Gegenübers entschlüsselt. Hier steht, wovor das schützt und wovor nicht.',
  sees: {
    title: 'Was das Relay sieht',
    about:
      'Zwei Browser erreichen einander nicht direkt. Deshalb gibt ein Relay weiter, was sie senden.',
    does: 'Es sieht',
    doesList: [
      'die beiden Netze, aus denen ihr euch verbindet, und dass sie zusammengehören',
      'wann ihr jeweils da seid',
      'wann etwas gesendet wird und wie viel',
    ],
    doesNot: 'Es sieht nicht',
    doesNotList: [
      'Züge, Uhren und Ergebnisse',
      'eure Namen',
      'was ihr einander schreibt',
      'den Link und die daraus abgeleiteten Schlüssel',
    ],
    rest: 'Alle kurzen Nachrichten sind gleich lang: ein Zug, eine Aufgabe, eine kurze Chatzeile. Aus den Zeitpunkten kann das Relay trotzdem erraten, dass eine Partie läuft, wie schnell sie ist, wann jemand lange nachdenkt und was sofort beantwortet wird. Aus der Größe kann es erraten, dass eine Chatzeile lang ist oder eine lange Partie nach einer Pause neu übertragen wird. Das Relay speichert keine Adressen und nichts von einer Partie, nur welche Plätze besetzt sind und wie viel heute gesendet wurde. Einen Raum vergisst es nach sieben Tagen ohne Aktivität.',
  },
  can: {
    title: 'Was das Relay tun kann',
    about:
      'Es kann Nachrichten verzögern oder verlieren, euch trennen oder ganz verschwinden. Es kann keine Nachricht lesen oder ändern, keinen Zug erfinden und für niemanden gewinnen: Eure Geräte prüfen jeden Zug, und jedes hat die ganze Partie. Ist das Relay wieder da, spielt ihr dort weiter, wo ihr aufgehört habt.',
  },
  server: {
    title: 'Wer diese Seite ausliefert',
    about: [
      'Diese Seite verschlüsselt alles, und ',
      { strong: 'wer sie ausliefert, könnte sie so ändern' },
      ', dass sie deine Schlüssel verrät. Du würdest es nicht merken. Nichts, was eine Seite über sich selbst sagt, kann das ausschließen, auch dieser Satz und die Zahl unten nicht.',
    ],
    helps:
      'Was hilft: Vergewissere dich, wer die Seite betreibt, oder betreib sie selbst. Eine neue Version fragt dich, bevor sie übernimmt; eine böswillige könnte die Frage allerdings auslassen. Und jeder kann die ausgelieferten Dateien mit dem öffentlichen Quellcode vergleichen.',
    rest: 'Ein Server könnte dir trotzdem andere Dateien geben als denen, die vergleichen. Je mehr Leute von je mehr Orten aus vergleichen, desto schwerer lässt sich das verbergen.',
  },
  release: {
    title: 'Die Version, die hier ausgeliefert wird',
    reading: 'Die Dateiliste wird gelesen …',
    sameBytes:
      'Derselbe Quellcode ergibt immer dieselben Bytes und damit dieselbe Prüfsumme. Mit dem Quellcode bekommst du sie als letzte Zeile von',
    heldAgainst:
      'und dieser Befehl vergleicht Datei für Datei, was der Server ausliefert, mit seiner Liste:',
    unread:
      'Die Dateiliste lässt sich nicht lesen: Entweder ist dieses Gerät offline, oder der Server hat keine.',
    other:
      'Die Seite, die du siehst, gehört zu einer anderen Version. Lade sie neu und sieh noch einmal nach.',
  },
  device: {
    title: 'Was auf diesem Gerät gespeichert ist',
    about: [
      'Deine Partien mit ihren Schlüsseln, die letzten hundert Zeilen jedes Chats, deine Einstellungen und der Besitzerschlüssel, falls du einen eingegeben hast. All das gibt es nur in diesem Browser. Es gibt kein Konto, also kann dir niemand etwas wiederherstellen. Damit nichts verloren geht, ',
      { link: 'mach eine Sicherung', to: '#/backup' },
      '.',
    ],
    safari: [
      { strong: 'Safari' },
      ' und fast jeder Browser auf iPhone und iPad löscht die Daten einer Seite, wenn du den Browser sieben Tage lang benutzt, ohne sie zu besuchen. Für eine App auf dem Startbildschirm gilt das nicht, also leg Sealed Move dorthin. Dort ist anfangs alles leer: Nimm deine Partien mit einer Sicherung mit.',
    ],
    engine:
      'Fügst du zur Analyse eine Engine hinzu, werden auch ihre Dateien und die Aufgaben, die sie findet, hier gespeichert. Sie ist ein fremdes Programm und läuft deshalb abgeschottet: Sie sieht die Stellungen, die du analysierst, kommt aber weder an deine Partien und Schlüssel noch ins Netz.',
    closed: 'Solange die Seite zu ist',
    closedAbout:
      'Beim Relay wartet nichts auf jemanden, der weg ist. Dein Zug bleibt auf deinem Gerät und wird gesendet, sobald ihr beide gleichzeitig irgendeine Seite von Sealed Move offen habt. Bis zu acht laufende Partien bleiben so verbunden. Wo das Relay es anbietet, kannst du unter „Mehr“ einschalten, dass dich die Züge einer Partie auch bei geschlossener Seite erreichen. Die App deines Gegenübers versiegelt dann jede Nachricht und schickt sie über einen Vermittler an den Hersteller deines Browsers, der die neueste für dein Gerät aufhebt. Der Hersteller erfährt, dass eine Nachricht kam, wann und welche von zwei Längen sie hatte. Der Vermittler erfährt außerdem das Netz deines Gegenübers. Lesen kann den Zug keiner von beiden.',
  },
  nobody: {
    title: 'Was niemand schützen kann',
    list: [
      [
        'Einen Link, der in falsche Hände gerät',
        [
          'Wer den Link zuerst öffnet, bekommt den Platz. Haben beide Apps neben dem Schlüssel des Links eigene, kann niemand die Partie lesen, der nur mithört: Sie schützen auch Züge und Nachrichten, aber nicht Namen, Farben und Uhren. Wer den Link hat und das Relay auf seiner Seite, könnte sich zwischen euch setzen und sich bei jedem als der andere ausgeben. Das fliegt auf, wenn ihr euch die vier Wörter der Partie vorlest. Vergleicht ihr sie nicht oder hat eine App keine solchen Schlüssel, ist die Partie nur so geheim wie ihr Link. Schick ihn nur einer Person, auf einem Weg, dem du traust. Setzt sich jemand Fremdes hin, verlass die Partie und leg eine neue an.',
        ],
      ],
      [
        'Den Browserverlauf',
        [
          'Ein Link, den du öffnest, verschwindet sofort aus der Adresszeile. Aber dein Browser behält ihn vielleicht, samt Schlüssel, in seinem Verlauf auf diesem Gerät, wo keine Seite ihn entfernen kann. Was du unter ',
          { link: 'Mit einem Link mitspielen', to: '#/join' },
          ' einfügst oder scannst, steht nie dort. Die Kamera ist nur an, solange du ihr Bild siehst, und das bleibt auf diesem Gerät.',
        ],
      ],
      [
        'Ein gemeinsames Gerät',
        [
          'Partien sind nicht durch ein Passwort geschützt. Wer diesen Browser benutzen kann, kann sie lesen und für dich spielen.',
        ],
      ],
      [
        'Wer dir gegenübersitzt',
        [
          'Ein Name ist nur das, was jemand eingetippt hat. Und niemand kann erkennen, ob ein Schachprogramm mithilft.',
        ],
      ],
    ],
  },
  clocks: {
    title: 'Uhren',
    about:
      'Jede App führt die Uhr ihres Spielers und teilt der anderen die Restzeit mit. Eine veränderte App könnte sich Zeit schenken. Spiel deshalb nur mit Leuten auf Zeit, denen du vertraust.',
  },
};
