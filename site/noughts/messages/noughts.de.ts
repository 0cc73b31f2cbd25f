import type { noughts as english } from './noughts.en.ts';

export const noughts: typeof english = {
  title: 'Tic-Tac-Toe',
  others: 'Schach und Reversi',
  board: 'Brett',
  inLine: ', in der Reihe, die gewonnen hat',
  square: (number, mark) => `Feld ${number}, ${mark === '' ? 'leer' : mark}`,
  accept: 'Platz nehmen und spielen',
  refuse: 'Nein, danke',
  paste: 'Ein Link, den du bekommen hast',
  open: 'Einladung öffnen',
  key: 'Besitzerschlüssel, wenn das Relay privat ist',
  start: 'Neues Spiel',
  send: 'Schick diesen Link an eine Person',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  copyByHand: 'Markiere den Link und kopiere ihn von Hand.',
  again: 'Noch einmal',
  anew: 'Mit neuem Link noch einmal spielen',
  leave: 'Verlassen',
  stay: 'Bleiben',
  leaveNow: 'Endgültig verlassen',
  who: 'Wer ist da?',
  notSaved:
    'Dein Browser speichert gerade nichts, und dein Spiel geht mit dieser Seite verloren. Lass sie offen: Sie speichert, sobald es geht.',
  wrongLink: 'Das ist keine Einladung, oder ein Teil fehlt. Lass sie dir noch einmal schicken.',

  invites: {
    here: (name) =>
      name === null
        ? 'Du bist zu einem Spiel eingeladen.'
        : `${name} lädt dich zu einem Spiel ein.`,
    playing: (name) =>
      `${name === null ? 'Du bist zu einem anderen Spiel eingeladen' : `${name} lädt dich zu einem anderen Spiel ein`}. Deines hier läuft noch: Verlass es erst, die Einladung bleibt solange hier.`,
    elsewhere: (name, relay) =>
      `${name === null ? 'Du bist eingeladen' : `${name} lädt dich ein`}, über ein anderes Relay: Öffne den Link auf der Seite von ${relay}.`,
  },
  leaving: {
    alone: 'Dieses Spiel verlassen? Sein Link öffnet dann nichts mehr.',
    wins: 'Dieses Spiel endgültig verlassen? Dein Gegenüber erfährt es und gewinnt.',
    gone: 'Dieses Spiel verlassen? Sein Raum ist weg, und niemand erfährt es.',
    over: 'Dieses Spiel endgültig verlassen? Dein Gegenüber erfährt es.',
  },
  connecting: 'Verbindet …',
  gone: {
    expired:
      'Sieben Tage war niemand hier, also ist der Raum dieses Spiels weg: Spielt mit einem neuen Link noch einmal.',
    unknown:
      'Das Relay kennt den Raum dieses Spiels nicht mehr. Es wird von selbst wieder gefragt, und ihr könnt mit einem neuen Link noch einmal spielen.',
  },
  waiting: 'Dein Gegenüber ist noch nicht da.',
  draw: 'Unentschieden.',
  won: 'Du hast gewonnen.',
  lost: 'Du hast verloren.',
  rematch: { none: '', mine: ' Du möchtest noch ein Spiel.', theirs: ' Noch ein Spiel?' },
  left: ' Dein Gegenüber ist endgültig gegangen.',
  away: ' Dein Gegenüber ist gerade weg.',
  yourMove: (sign) => `Du bist am Zug: ${sign}.`,
  theirMove: (sign) => `Dein Gegenüber ist am Zug: ${sign}.`,

  keys: {
    none: {
      mine: 'Dieser Browser hat keine eigenen Schlüssel: Wer den Link hat und lauscht, kann dieses Spiel lesen.',
      theirs:
        'Die andere App hat keine eigenen Schlüssel: Wer den Link hat und lauscht, kann dieses Spiel lesen.',
    },
    compared: 'Ihr habt diese Wörter verglichen.',
    isNew: 'Das sind andere Wörter als vorher. ',
    compare:
      'Lest euch diese Wörter gegenseitig vor. Sind sie verschieden, sitzt jemand zwischen euch: Verlass das Spiel.',
    same: 'Sie sind gleich',
    changed: {
      'another-key': 'Wer da ist, hat andere Schlüssel als die, die ihr verglichen habt.',
      'no-key': 'Wer da ist, hat keine Schlüssel, und vorher gab es welche.',
    },
    askFirst:
      'Bevor du weitermachst, erfährt dort niemand etwas. Frag erst nach, am besten am Telefon.',
    goOn: 'Damit weiter',
  },
};
