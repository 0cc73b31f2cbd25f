import type { trust as english } from './trust.en.ts';

export const trust: typeof english = {
  page: 'Vertrauen',
  title: 'Worauf du dich verlassen kannst, und worauf nicht',
  lead: 'Deine Züge und Worte werden auf deinem Gerät versiegelt und erst auf dem deines Gegenübers geöffnet. Hier steht, wovor das schützt, und wovor nicht.',
  sees: {
    title: 'Was das Relay sieht',
    about:
      'Zwei Browser erreichen einander nicht direkt. Deshalb gibt ein Relay weiter, was sie senden.',
    does: 'Es sieht',
    doesList: [
      'die beiden Netze, aus denen ihr euch verbindet, und dass sie zusammengehören',
      'wann ihr jeweils da seid',
      'wann etwas gesendet wird, und wie viel',
    ],
    doesNot: 'Es sieht nicht',
    doesNotList: [
      'Züge, Uhren und Ergebnisse',
      'eure Namen',
      'was ihr einander schreibt',
      'den Link und die Schlüssel, die aus ihm kommen',
    ],
    rest: 'Alles Kurze ist gleich lang: ein Zug, eine Aufgabe, eine kurze Zeile. Aus dem Wann und Wie-oft lässt sich trotzdem erraten, dass eine Partie läuft, wie schnell sie ist, dass jemand lange nachdenkt und was sofort beantwortet wird; aus dem Wie-viel, dass eine Zeile lang ist oder eine lange Partie nach einer Pause noch einmal übertragen wird. Das Relay speichert keine Adresse und nichts von einer Partie, nur welche Plätze besetzt sind und wie viel heute gesendet wurde, und vergisst einen Raum nach sieben stillen Tagen.',
  },
  can: {
    title: 'Was das Relay tun kann',
    about:
      'Es kann Nachrichten zurückhalten, verlieren, euch trennen oder ganz verschwinden. Es kann sie nicht lesen oder ändern, keinen Zug erfinden und für niemanden gewinnen: Eure Geräte prüfen jeden Zug, und jedes hat die ganze Partie. Kommt das Relay wieder, spielt ihr weiter, wo ihr wart.',
  },
  server: {
    title: 'Wer diese Seite ausliefert',
    about: [
      'Versiegelt wird alles von dieser Seite, und ',
      { strong: 'wer sie ausliefert, könnte sie so ändern' },
      ', dass sie deine Schlüssel verrät. Sehen würdest du es nicht. Nichts, was eine Seite über sich selbst sagt, kann das ausschließen, auch dieser Satz und die Zahl weiter unten nicht.',
    ],
    helps:
      'Was hilft: Wisse, wer die Seite betreibt, oder betreib sie selbst. Eine neue Version fragt dich, bevor sie übernimmt; eine böswillige könnte die Frage allerdings auslassen. Und alle können vergleichen, ob das Ausgelieferte zu den Quellen passt, die jeder lesen kann.',
    rest: 'Ein Server könnte dir trotzdem andere Dateien geben als denen, die vergleichen. Je mehr Leute von je mehr Orten aus vergleichen, desto schwerer lässt sich das verbergen.',
  },
  release: {
    title: 'Die Version, die hier ausgeliefert wird',
    reading: 'Die Liste ihrer Dateien wird gelesen …',
    sameBytes:
      'Dieselben Quellen ergeben immer dieselben Bytes, also gehört diese Zahl auch zu ihnen. Wer die Quellen hat, bekommt sie als letzte Zeile von',
    heldAgainst: 'und was dieser Server ausliefert, vergleicht Datei für Datei mit seiner Liste',
    unread:
      'Die Liste ihrer Dateien ist gerade nicht zu lesen: Entweder ist dieses Gerät offline, oder der Server hat keine.',
    other:
      'Die Seite, die du siehst, ist von einer anderen Version. Lade sie neu und sieh noch einmal nach.',
  },
  device: {
    title: 'Was auf diesem Gerät bleibt',
    about: [
      'Deine Partien mit ihren Schlüsseln, die letzten hundert Zeilen jedes Chats, deine Einstellungen und der Besitzerschlüssel, falls du einen eingegeben hast. All das ist nur in diesem Browser. Es gibt kein Konto, also kann dir niemand etwas wiederbeschaffen: Wenn dir etwas fehlen würde, ',
      { link: 'mach eine Sicherung', to: '#/backup' },
      '.',
    ],
    safari: [
      { strong: 'Safari' },
      ' und fast jeder Browser auf iPhone und iPad löscht, was eine Seite behält, wenn du den Browser sieben Tage lang benutzt, ohne auf der Seite zu sein. Leg Sealed Move auf den Startbildschirm: Was dort bleibt, zählt nicht mit. Dort fängt alles leer an, also nimm deine Partien mit einer Sicherung mit.',
    ],
    engine:
      'Wenn du zur Analyse eine Engine mitbringst, bleiben auch ihre Dateien und die Aufgaben, die sie findet, hier. Sie ist ein fremdes Programm und läuft deshalb abgeschottet von dieser Seite: Sie erfährt die Stellungen, die du ansiehst, und kommt weder an deine Partien und Schlüssel noch ins Netz.',
    closed: 'Solange die Seite zu ist',
    closedAbout:
      'Nichts ruft dich: Es gibt keine Push-Nachrichten, denn die gehen über den Hersteller deines Browsers. Und beim Relay wartet nichts auf jemanden, der weg ist. Dein Zug bleibt auf deinem Gerät und wird übergeben, sobald ihr beide diese Seite gleichzeitig offen habt, egal wo: Sie hält laufende Partien verbunden, bis zu acht.',
  },
  nobody: {
    title: 'Was niemand schützen kann',
    list: [
      [
        'Ein Link, der bekannt wurde',
        [
          'Wer den Link zuerst öffnet, hat den Platz. Wer nur mithört, liest nichts von einer Partie, bei der beide Apps neben dem Schlüssel des Links eigene haben: Züge und Worte sind auch damit versiegelt, Namen, Farben und Uhren nicht. Wer sich mit dem Link und der Hilfe des Relays zwischen euch setzt, könnte sich jedem von euch als der andere ausgeben und fliegt auf, wenn ihr euch die vier Wörter der Partie vorlest. Ohne das, oder wenn eine App keine solchen Schlüssel hat, ist die Partie so geheim wie ihr Link. Schick ihn nur einer Person, auf einem Weg, dem du traust. Setzt sich jemand Fremdes hin, verlass die Partie und leg eine neue an.',
        ],
      ],
      [
        'Die Liste der Seiten, die du besucht hast',
        [
          'Ein Link, den du öffnest, verschwindet sofort aus der Adresszeile. Aber dein Browser behält ihn vielleicht, samt Schlüssel, in seiner eigenen Liste besuchter Seiten auf diesem Gerät, wo keine Seite ihn entfernen kann. Was du unter ',
          { link: 'Mit einem Link mitspielen', to: '#/join' },
          ' einfügst oder scannst, steht nie in dieser Liste. Die Kamera ist an, solange du ihr Bild siehst, und das bleibt auf diesem Gerät.',
        ],
      ],
      [
        'Ein geteiltes Gerät',
        [
          'Partien sind nicht mit einem Passwort gesperrt. Wer diesen Browser benutzen kann, kann sie lesen und für dich spielen.',
        ],
      ],
      [
        'Wer dir gegenübersitzt',
        [
          'Ein Name ist, was jemand eingetippt hat. Und niemand kann sagen, ob ein Schachprogramm mithilft.',
        ],
      ],
    ],
  },
  clocks: {
    title: 'Uhren',
    about:
      'Jede App stoppt die Zeit ihres Spielers und sagt der anderen, was übrig ist. Eine veränderte App könnte sich Zeit schenken, also sind Uhren für Leute, die einander trauen.',
  },
};
