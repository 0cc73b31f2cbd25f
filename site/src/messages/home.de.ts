import type { home as english } from './home.en.ts';

export const home: typeof english = {
  titleEmpty: 'Spiele zu zweit',
  games: 'Deine Partien',
  yours: 'Du bist am Zug',
  theirs: 'Die anderen sind am Zug',
  finished: 'Beendet',
  here: 'Zu zweit an diesem Gerät',
  join: 'Mit einem Link mitspielen',
  newGame: 'Neue Partie',

  claim: 'Schach und Reversi zu zweit, und für niemanden sonst.',
  leadPrivate:
    'Dieses Relay ist privat: Sein Besitzer legt die Partien an, und wer einen Link hat, darf mitspielen. Eure Züge und Worte werden auf euren Geräten versiegelt; das Relay kann sie nicht lesen.',
  lead: 'Leg eine Partie an und gib jemandem den Link. Eure Züge und Worte werden auf euren Geräten versiegelt; das Relay kann sie nicht lesen.',
  ways: {
    link: 'Ich habe einen Link bekommen',
    linkField: 'Der Link, oder scanne seinen Code',
    linkHint:
      'Den Link einfach zu öffnen, geht auch, lässt ihn aber in der Liste der Seiten stehen, die du besucht hast.',
    make: 'Ich will jemanden einladen',
    makeHint: 'Du wählst Farbe und Uhr und bekommst einen Link für eine Person.',
    key: 'Ich habe den Besitzerschlüssel',
    neither: 'Weder noch',
    together: 'Wir sitzen zusammen',
    noRelay: 'Braucht kein Relay.',
    other: [' Oder ', { link: 'nimm ein anderes Relay', to: '#/settings' }, '.'],
  },
  how: 'So geht es',
  steps: [
    [{ strong: 'Leg eine Partie an.' }, ' Wähl Spiel und Farbe, und eine Uhr, wenn du magst.'],
    [
      { strong: 'Gib den Link weiter.' },
      ' Er enthält den Schlüssel der Partie. Wer ihn zuerst öffnet, sitzt dir gegenüber.',
    ],
    [
      { strong: 'Spielt.' },
      ' Gleich heute, oder ab und zu einen Zug: Ihr habt beide die ganze Partie auf dem eigenen Gerät. Ein Zug kommt an, sobald ihr beide diese Seite offen habt.',
    ],
  ],
  notify: {
    title: 'Während du etwas anderes machst',
    about:
      'Lass diese Seite offen, dann bleiben deine Partien verbunden: Züge kommen an, und eine Benachrichtigung kann es dir sagen. Ist die Seite zu, kommt nichts an.',
    yes: 'Sag mir von Zügen',
  },

  joining: {
    field: 'Der Link, den du bekommen hast',
    hint: 'Der Link enthält den Schlüssel der Partie. Er geht an keinen Server: Nur eure beiden Geräte haben ihn. Hier eingefügt oder gescannt, steht er auch nicht in der Liste der Seiten, die du besucht hast.',
    submit: 'Einladung öffnen',
    scanWhat: 'den Code auf dem anderen Bildschirm',
    wrong: {
      none: 'Das ist kein Link zu einer Partie. In einer Einladung steht „#join=“ und danach ein paar Buchstaben.',
      several: 'Das enthält Links zu mehreren Partien. Füg nur den ein, den du öffnen willst.',
      secret: 'Diese Einladung ist beschädigt: Ein Teil fehlt. Lass sie dir noch einmal schicken.',
      relay: 'Diese Einladung nennt ein Relay, das es so nicht geben kann. Bitte um eine neue.',
      name: 'In dieser Einladung steht ein Name, der nicht zu zeigen ist. Bitte um eine neue.',
      game: 'Diese Einladung ist zu einem Spiel, das es auf dieser Seite nicht gibt. Lade die Seite neu, vielleicht hat eine neuere Version es.',
      'other-device':
        'Mit diesem Link geht eine Partie weiter, die nicht auf diesem Gerät ist. Öffne ihn in dem Browser, in dem du gespielt hast, oder nimm die Partie von dort erst hierher mit.',
      'own-link':
        'Diesen Link hast du selbst gemacht: Er ist für dein Gegenüber. Um auf einem anderen Gerät zu spielen, nimm die Partie dorthin mit.',
    },
  },
  noGame: {
    title: 'Keine solche Partie',
    heading: 'Diese Partie ist nicht auf diesem Gerät',
    about:
      'Vielleicht wurde sie entfernt, oder sie ist auf einem anderen Gerät oder in einem anderen Browser.',
  },
};
