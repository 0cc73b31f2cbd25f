import type { chess as english } from './chess.en.ts';

export const chess: typeof english = {
  sides: ['Weiß', 'Schwarz'],
  kinds: { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' },
  pieces: [
    {
      p: 'weißer Bauer',
      n: 'weißer Springer',
      b: 'weißer Läufer',
      r: 'weißer Turm',
      q: 'weiße Dame',
      k: 'weißer König',
    },
    {
      p: 'schwarzer Bauer',
      n: 'schwarzer Springer',
      b: 'schwarzer Läufer',
      r: 'schwarzer Turm',
      q: 'schwarze Dame',
      k: 'schwarzer König',
    },
  ],
  move: {
    queenside: 'lange Rochade',
    kingside: 'kurze Rochade',
    takes: (kind) => `schlägt ${chess.kinds[kind]} `,
    enPassant: ' en passant',
    becomes: (kind) => `, wird ${kind === 'q' ? 'zur' : 'zum'} ${chess.kinds[kind]}`,
    mate: ', matt',
    check: ', Schach',
  },
  ending: {
    draw: (reason) => `Remis: ${reason}.`,
    resigned: (lost, won) => `${lost} hat aufgegeben. ${won} gewinnt.`,
    time: (lost, won) => `Zeit von ${lost} abgelaufen. ${won} gewinnt.`,
    absent: (lost, won) => `${lost} kam nicht zurück. ${won} gewinnt.`,
    absentDraw:
      'Eine Seite kam nicht zurück, und die andere hätte auf Zeit nicht gewinnen können. Remis.',
    mate: (won) => `Matt. ${won} gewinnt.`,
    agreement: 'einvernehmlich',
    calledOff: 'Die Partie wurde abgebrochen. Niemand gewinnt.',
    onTime: 'Zeit abgelaufen, aber die andere Seite hat kein Mattmaterial',
  },
  draws: {
    stalemate: 'Patt: kein legaler Zug, aber auch kein Schach',
    'insufficient material': 'Keine Seite hat mehr genug Material zum Mattsetzen',
    'threefold repetition': 'dreimalige Stellungswiederholung, reklamiert',
    'fivefold repetition': 'fünfmalige Stellungswiederholung',
    'fifty moves': 'fünfzig Züge ohne Schlagen und ohne Bauernzug, reklamiert',
    'seventy-five moves': 'fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug',
  },
  marks: {
    mark: (from, to) =>
      from === to ? `${from} ist markiert.` : `Ein Pfeil von ${from} nach ${to}.`,
    from: (square) => `Von ${square}: Drück M auf dem Zielfeld oder tippe es an.`,
  },
  typed: {
    empty: 'Gib einen Zug ein, etwa Sf3, e2e4 oder 0-0.',
    noMove: (typed) => `„${typed}“ ist kein Zug. Schreib ihn wie Sf3, exd5, e8D, 0-0 oder e2e4.`,
    promote: 'Häng die Figur an, in die der Bauer umgewandelt wird: e8D, e8T, e8L oder e8S.',
    which: (kind, ways) =>
      `${kind === null ? 'Welche Figur' : `Welche${kind === 'q' ? '' : 'r'} ${chess.kinds[kind]}`}? ${ways.join(' oder ')}.`,
    nothingThere: (square) => `Auf ${square} steht keine Figur, die ziehen darf.`,
    inCheck: (move) => `${move} geht nicht: Der König steht im Schach.`,
    illegal: (move) => `${move} ist hier kein legaler Zug.`,
    label: 'Zug eingeben',
    example: 'Sf3, e2e4, 0-0',
    submit: 'Ziehen',
    notYourTurn: 'Du bist nicht am Zug.',
  },
  board: {
    name: 'Schachbrett',
    empty: 'leer',
    inCheck: 'im Schach',
    chosen: 'gewählt',
    target: 'mögliches Feld',
    last: 'letzter Zug',
    premove: 'Premove',
    promotion: 'Umwandeln in',
    takeBack: 'Zug zurücknehmen',
  },
  start: {
    legend: 'Anfangsstellung',
    kinds: {
      usual: ['Normal', 'Grundstellung'],
      chess960: ['Schach960', 'gemischt'],
      odds: ['Vorgabe', 'eine Figur weniger'],
      position: ['Stellung', 'als FEN'],
    },
    number: 'Nummer, 0 bis 959',
    numberHint: 'Lass das Feld leer, dann wird die Stellung ausgelost.',
    wrongNumber: 'Gib eine Zahl von 0 bis 959 ein oder lass das Feld leer.',
    oddsLegend: 'Was fehlt',
    oddsTiles: {
      pawn: ['Bauer', 'f7 von Schwarz'],
      knight: ['Springer', 'b1 von Weiß'],
      rook: ['Turm', 'a1 von Weiß'],
      queen: ['Dame', 'd1 von Weiß'],
    },
    odds: {
      pawn: 'Schwarz ohne den Bauern f7',
      knight: 'Weiß ohne den Springer b1',
      rook: 'Weiß ohne den Turm a1',
      queen: 'Weiß ohne die Dame d1',
    },
    fen: 'Stellung (FEN)',
    fenHint: 'Aus einem anderen Programm kopiert: Figuren, wer am Zug ist und wer rochieren darf.',
    wrong: {
      form: 'Das ist keine FEN. Eine FEN besteht aus acht Reihen mit Schrägstrichen dazwischen, w oder b, den Rochaderechten, dem En-passant-Feld und zwei Zahlen.',
      kings: 'Jede Seite braucht einen König.',
      pawns: 'Auf der ersten und der letzten Reihe kann kein Bauer stehen.',
      check: 'Die Seite, die nicht am Zug ist, steht im Schach.',
      castling: 'Die Rochaderechte passen nicht zu König und Türmen.',
      over: 'Die Partie ist schon zu Ende: matt, patt oder remis.',
    },
    rematch: 'Eine Revanche beginnt aus derselben Stellung, mit vertauschten Farben.',
    about: {
      chess960: (number) => `Schach960, Stellung ${number}`,
      odds: (without) => `Vorgabe: ${without}`,
      position: (side) => `Aus einer Stellung, ${side} am Zug`,
    },
  },
  copyGame: (number) => `${number}. Partie als PGN kopieren`,
  copyAll: (count) => `Alle ${count} Partien als PGN kopieren`,
  clock: (minutes, seconds) =>
    minutes === 0
      ? `noch ${units(seconds, 'Sekunde')}`
      : `noch ${units(minutes, 'Minute')} ${units(seconds, 'Sekunde')}`,
  longClock: (days, hours, minutes) => {
    const said = [
      days > 0 && (days === 1 ? '1 Tag' : `${days} Tage`),
      hours > 0 && units(hours, 'Stunde'),
      days === 0 && minutes > 0 && units(minutes, 'Minute'),
    ];
    return `noch ${said.filter(Boolean).join(' ')}`;
  },
};

function units(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 'n'}`;
}
