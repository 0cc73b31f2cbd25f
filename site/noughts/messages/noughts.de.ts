import type { noughts as english } from './noughts.en.ts';

export const noughts: typeof english = {
  title: 'Tic-Tac-Toe',
  others: 'Schach und Reversi',
  board: 'Brett',
  inLine: ', in der Gewinnreihe',
  square: (number, mark) => `Feld ${number}, ${mark === '' ? 'leer' : mark}`,
  accept: 'Mitspielen',
  refuse: 'Nein, danke',
  paste: 'Füg den Link ein, den du bekommen hast',
  open: 'Einladung öffnen',
  key: 'Besitzerschlüssel, wenn das Relay privat ist',
  start: 'Neues Spiel',
  send: 'Schick diesen Link an eine Person',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  copyByHand: 'Markiere den Link und kopiere ihn selbst.',
  again: 'Noch einmal',
  playAgain: 'Mit neuem Link noch einmal spielen',
  leave: 'Verlassen',
  stay: 'Bleiben',
  leaveNow: 'Endgültig verlassen',
  who: 'Wer ist da?',
  notSaved:
    'Dein Browser speichert nicht mehr. Schließt du diese Seite, ist das Spiel weg. Lass sie offen: Sie speichert, sobald es geht.',
  wrongLink: 'Das ist keine Einladung, oder ein Teil fehlt. Lass sie dir noch einmal schicken.',

  invites: {
    here: (name) =>
      name === null
        ? 'Du bist zu einem Spiel eingeladen.'
        : `${name} lädt dich zu einem Spiel ein.`,
    playing: (name) =>
      `${name === null ? 'Du bist zu einem anderen Spiel eingeladen' : `${name} lädt dich zu einem anderen Spiel ein`}. Dein Spiel hier läuft noch. Verlass es zuerst; die Einladung bleibt solange hier.`,
    elsewhere: (name, relay) =>
      `${name === null ? 'Du bist zu einem Spiel auf einem anderen Relay eingeladen' : `${name} lädt dich zu einem Spiel auf einem anderen Relay ein`}. Öffne den Link auf der Seite von ${relay}.`,
  },
  leaving: {
    alone: 'Dieses Spiel verlassen? Sein Link gilt dann nicht mehr.',
    wins: 'Dieses Spiel endgültig verlassen? Dein Gegenüber erfährt es und gewinnt.',
    gone: 'Dieses Spiel verlassen? Sein Raum ist abgelaufen, deshalb erfährt es niemand.',
    over: 'Dieses Spiel endgültig verlassen? Dein Gegenüber erfährt es.',
  },
  connecting: 'Verbindet …',
  offline: 'Dieses Gerät ist offline. Sobald es online ist, geht es weiter.',
  gone: {
    expired:
      'Sieben Tage war niemand hier, deshalb ist der Raum dieses Spiels abgelaufen. Spielt mit einem neuen Link noch einmal.',
    unknown:
      'Das Relay kennt den Raum dieses Spiels nicht mehr. Die App versucht es weiter. Ihr könnt auch mit einem neuen Link noch einmal spielen.',
  },
  waiting: 'Dein Gegenüber ist noch nicht da.',
  draw: 'Unentschieden.',
  won: 'Du hast gewonnen.',
  lost: 'Du hast verloren.',
  rematch: { none: '', mine: ' Du möchtest noch ein Spiel.', theirs: ' Noch ein Spiel?' },
  left: ' Dein Gegenüber ist endgültig gegangen.',
  away: ' Dein Gegenüber ist gerade weg.',
  silent: ' Das Gerät deines Gegenübers antwortet nicht. Vielleicht ist es offline.',
  yourMove: (sign) => `Du bist am Zug: ${sign}.`,
  theirMove: (sign) => `Dein Gegenüber ist am Zug: ${sign}.`,

  push: {
    start: 'Bei geschlossener Seite über Züge benachrichtigen',
    stop: 'Nicht mehr benachrichtigen',
    about:
      'Jeder Zug kommt dann über den Hersteller deines Browsers. Der erfährt, wann er kam und wie lang er war, kann ihn aber nicht lesen. Du kannst das hier jederzeit abschalten.',
    notReached:
      'Solange diese Seite geschlossen ist, erreicht dich kein Zug. Erlaube dieser Website Benachrichtigungen und versuch es noch einmal.',
    theirsOff: 'Bei geschlossener Seite erreichen deine Züge dein Gegenüber nicht.',
    noNews: 'Öffne das Spiel, um den neuesten Stand zu sehen.',
    yourMove: 'Du bist dran.',
    over: 'Das Spiel ist aus.',
  },
  keys: {
    none: {
      mine: 'Dieser Browser kann keine eigenen Schlüssel erzeugen: Wer den Link hat und mithört, kann dieses Spiel lesen.',
      theirs:
        'Die andere App kann keine eigenen Schlüssel erzeugen: Wer den Link hat und mithört, kann dieses Spiel lesen.',
    },
    compared: 'Ihr habt diese Wörter verglichen.',
    isNew: 'Diese Wörter sind neu. ',
    compare:
      'Lest euch diese Wörter gegenseitig vor. Sind sie verschieden, ist jemand zwischen euch: Verlass das Spiel.',
    same: 'Sie stimmen überein',
    changed: {
      'another-key': 'Das sind nicht die Schlüssel, die ihr verglichen habt.',
      'no-key': 'Dein Gegenüber hat keine Schlüssel, obwohl es vorher welche gab.',
    },
    askFirst: 'Bis du weitermachst, wird nichts gesendet. Ruf vorher an.',
    goOn: 'Damit weitermachen',
  },
};
