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

  make: {
    gameLegend: 'Spiel',
    legend: 'Du spielst',
    colours: { white: 'Weiß', random: 'Egal', black: 'Schwarz' },
    clockLegend: 'Uhr, in Minuten + Sekunden pro Zug',
    clocks: {
      none: ['Keine', 'auch Tage'],
      '1+0': ['1 + 0', 'Bullet'],
      '3+2': ['3 + 2', 'Blitz'],
      '5+3': ['5 + 3', 'Blitz'],
      '10+5': ['10 + 5', 'Schnell'],
      '15+10': ['15 + 10', 'länger'],
      day: ['Ein Tag', 'pro Zug'],
      '3 days': ['Drei Tage', 'pro Zug'],
      own: ['Andere', 'selbst wählen'],
    },
    name: 'Dein Name',
    nameHint: 'Dein Gegenüber sieht ihn.',
    label: 'Für wen ist sie?',
    labelHint: 'Das siehst nur du.',
    minutes: 'Minuten für jeden',
    increment: 'Sekunden pro Zug',
    wrong: {
      minutes: (most) => `Von 1 bis ${most} Minuten.`,
      increment: (most) => `Von 0 bis ${most} Sekunden.`,
    },
    slow: 'Beim Relay wartet nichts: Ein Zug kommt an, wenn ihr beide diese Seite offen habt, egal wo auf ihr, und seien es nur Sekunden. Macht bei einer Partie über Tage eine Zeit aus, zu der ihr beide hereinschaut.',
    casual: 'Jede App stoppt die Zeit selbst, wie unter Freunden: Niemand prüft sie nach.',
    pass: 'Gebt das Gerät nach jedem Zug weiter. Nichts geht übers Netz.',
    noughts: 'Oder schnell eine Runde Tic-Tac-Toe',
    start: 'Partie beginnen',
    submit: 'Partie und Link anlegen',
  },
  invited: {
    title: 'Du bist eingeladen',
    heading: (name, game) =>
      name === null
        ? `Du bist zu einer Partie${game === null ? '' : ` ${game}`} eingeladen`
        : `${name} lädt dich zu einer Partie${game === null ? '' : ` ${game}`} ein`,
    nameHint: 'Dein Gegenüber sieht ihn, das Relay nicht.',
    toldLater:
      'Farbe und Uhr siehst du, sobald du Platz nimmst. Für deinen ersten Zug hast du dann fünf Minuten, erst danach laufen die Uhren; nur in einer Partie über Tage ist es anders.',
    whenClocksStart: 'Für deinen ersten Zug hast du fünf Minuten, erst danach laufen die Uhren.',
    accept: 'Platz nehmen und spielen',
    acceptRelay: 'Mit diesem Relay spielen',
    unvouched: 'Der Name kommt mit dem Link, und niemand bürgt für ihn. ',
    known: 'Spiel mit Leuten, die du kennst.',
    foreign: (relay) => [
      'Diese Partie läuft über ein anderes Relay als das dieser Seite: ',
      { strong: relay },
      '. Es erfährt deine Adresse und wann du spielst, aber nicht, was.',
    ],
    openThere: 'Öffne die Einladung auf der Seite jenes Relays',
    ifItHas: ', falls es eine hat.',
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
