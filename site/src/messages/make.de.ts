import type { invited as englishInvited, make as englishMake } from './make.en.ts';

export const make: typeof englishMake = {
  gameLegend: 'Spiel',
  legend: 'Du spielst',
  colours: { white: 'Weiß', random: 'Egal', black: 'Schwarz' },
  clockLegend: 'Uhr, in Minuten + Sekunden pro Zug',
  clocks: {
    none: ['Keine', 'ohne Limit'],
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
  minutes: 'Minuten pro Spieler',
  increment: 'Sekunden pro Zug',
  wrong: {
    minutes: (most) => `Gib 1 bis ${most} Minuten ein.`,
    increment: (most) => `Gib 0 bis ${most} Sekunden ein.`,
  },
  slow: 'Das Relay speichert keine Züge: Ein Zug kommt an, wenn ihr beide diese Seite offen habt, und sei es nur für Sekunden. Macht bei einer Partie über mehrere Tage eine Zeit aus, zu der ihr beide hereinschaut. Nach dem ersten Zug steht unter „Mehr“, ob dich Züge auch bei geschlossener Seite erreichen.',
  casual: 'Jede App führt die Uhr ihres Spielers, und niemand prüft sie nach.',
  pass: 'Gebt das Gerät nach jedem Zug weiter. Nichts geht übers Netz.',
  noughts: 'Oder schnell eine Runde Tic-Tac-Toe',
  start: 'Partie beginnen',
  submit: 'Partie und Link anlegen',
};

export const invited: typeof englishInvited = {
  title: 'Du bist eingeladen',
  heading: (name, game) =>
    name === null
      ? `Du bist zu einer Partie${game === null ? '' : ` ${game}`} eingeladen`
      : `${name} lädt dich zu einer Partie${game === null ? '' : ` ${game}`} ein`,
  nameHint: 'Dein Gegenüber sieht ihn, das Relay nicht.',
  toldLater:
    'Farbe und Uhr siehst du, sobald du Platz nimmst. Für deinen ersten Zug hast du dann fünf Minuten, erst danach laufen die Uhren. In einer Partie über mehrere Tage gelten andere Regeln.',
  whenClocksStart: 'Für deinen ersten Zug hast du fünf Minuten, erst danach laufen die Uhren.',
  accept: 'Mitspielen',
  unvouched: 'Der Name steht im Link, und niemand hat ihn geprüft. ',
  known: 'Spiel nur mit Leuten, die du kennst.',
  foreign: (relay) => [
    'Diese Partie läuft auf einer anderen Seite: ',
    { strong: relay },
    '. Sie erfährt deine Netzwerkadresse und wann du spielst, aber nicht deine Züge.',
  ],
  openThere: 'Partie dort öffnen',
};
