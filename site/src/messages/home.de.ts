import type { home as english } from './home.en.ts';

export const home: typeof english = {
  titleEmpty: 'Spiele zu zweit',
  games: 'Deine Partien',
  yours: 'Du bist am Zug',
  theirs: 'Dein Gegenüber ist am Zug',
  finished: 'Beendet',
  here: 'Zu zweit an diesem Gerät',
  join: 'Mit einem Link mitspielen',
  newGame: 'Neue Partie',

  claim: 'Schach und Reversi zu zweit und für niemanden sonst.',
  leadPrivate:
    'Dieses Relay ist privat: Sein Besitzer legt die Partien an, und wer einen Link hat, kann mitspielen. Eure Züge und Nachrichten werden auf euren Geräten verschlüsselt; das Relay kann sie nicht lesen.',
  lead: 'Leg eine Partie an und schick jemandem den Link. Eure Züge und Nachrichten werden auf euren Geräten verschlüsselt; das Relay kann sie nicht lesen.',
  ways: {
    link: 'Ich habe einen Link bekommen',
    linkField: 'Füg den Link ein oder scanne seinen Code',
    linkHint: 'Du kannst den Link auch einfach öffnen, aber dann bleibt er im Browserverlauf.',
    make: 'Ich will jemanden einladen',
    makeHint: 'Du wählst Farbe und Uhr und bekommst einen Link für eine Person.',
    key: 'Ich habe den Besitzerschlüssel',
    neither: 'Nichts davon',
    together: 'Wir teilen uns ein Gerät',
    noRelay: 'Ohne Relay.',
  },
  how: 'So geht’s',
  steps: [
    [{ strong: 'Leg eine Partie an.' }, ' Wähl Spiel, Farbe und, wenn du magst, eine Uhr.'],
    [
      { strong: 'Gib den Link weiter.' },
      ' Er enthält den Schlüssel der Partie. Wer ihn zuerst öffnet, bekommt den Platz.',
    ],
    [
      { strong: 'Spielt.' },
      ' Am Stück oder ab und zu einen Zug: Jeder hat die ganze Partie auf dem eigenen Gerät. Ein Zug kommt an, sobald ihr beide diese Seite offen habt, auf Wunsch auch bei geschlossener Seite.',
    ],
  ],
  notify: {
    title: 'Während du etwas anderes machst',
    about:
      'Lass diese Seite offen, dann bleiben deine Partien verbunden. Auf Wunsch bekommst du bei jedem Zug eine Benachrichtigung. Ist die Seite zu, kommen Züge nur in Partien an, in denen du das eingeschaltet hast.',
    yes: 'Bei Zügen benachrichtigen',
  },

  joining: {
    field: 'Der Link, den du bekommen hast',
    hint: 'Der Link enthält den Schlüssel der Partie. Nur eure beiden Geräte haben ihn, kein Server bekommt ihn. Fügst du ihn hier ein oder scannst ihn, steht er auch nicht im Browserverlauf.',
    submit: 'Einladung öffnen',
    scanWhat: 'den Code auf dem anderen Bildschirm',
    wrong: {
      none: 'Das ist kein Link zu einer Partie. Eine Einladung enthält „#join=“ und danach Buchstaben.',
      several: 'Das sind Links zu mehreren Partien. Füg nur den ein, den du öffnen willst.',
      secret: 'Diese Einladung ist unvollständig. Lass sie dir noch einmal schicken.',
      relay: 'Diese Einladung nennt ein Relay, das es so nicht geben kann. Bitte um eine neue.',
      name: 'In dieser Einladung steht ein Name, der sich nicht anzeigen lässt. Bitte um eine neue.',
      game: 'Diese Einladung ist für ein Spiel, das es auf dieser Seite nicht gibt. Lade die Seite neu, vielleicht hat es eine neuere Version.',
      'other-device':
        'Dieser Link setzt eine Partie fort, die nicht auf diesem Gerät ist. Öffne ihn in dem Browser, in dem du gespielt hast, oder hol die Partie erst hierher.',
      'own-link':
        'Diesen Link hast du selbst angelegt: Er ist für dein Gegenüber. Um auf einem anderen Gerät zu spielen, nimm die Partie dorthin mit.',
    },
  },
  noGame: {
    title: 'Partie nicht gefunden',
    heading: 'Diese Partie ist nicht auf diesem Gerät',
    about:
      'Vielleicht wurde sie entfernt, oder sie ist auf einem anderen Gerät oder in einem anderen Browser.',
  },
};
