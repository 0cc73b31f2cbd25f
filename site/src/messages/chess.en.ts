type PieceKind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
type StartName = 'usual' | 'chess960' | 'odds' | 'position';
type OddsName = 'pawn' | 'knight' | 'rook' | 'queen';

const KINDS: Readonly<Record<PieceKind, string>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

export const chess = {
  sides: ['White', 'Black'] as readonly [string, string],
  kinds: KINDS,
  pieces: [
    {
      p: 'white pawn',
      n: 'white knight',
      b: 'white bishop',
      r: 'white rook',
      q: 'white queen',
      k: 'white king',
    },
    {
      p: 'black pawn',
      n: 'black knight',
      b: 'black bishop',
      r: 'black rook',
      q: 'black queen',
      k: 'black king',
    },
  ] as readonly [Readonly<Record<PieceKind, string>>, Readonly<Record<PieceKind, string>>],
  move: {
    queenside: 'castles queenside',
    kingside: 'castles kingside',
    takes: (kind: PieceKind) => `takes ${KINDS[kind]} `,
    enPassant: ' en passant',
    becomes: (kind: PieceKind) => `, becomes a ${KINDS[kind]}`,
    mate: ', checkmate',
    check: ', check',
  },
  ending: {
    draw: (reason: string) => `Draw by ${reason}.`,
    resigned: (lost: string, won: string) => `${lost} resigned. ${won} wins.`,
    time: (lost: string, won: string) => `${lost} ran out of time. ${won} wins.`,
    absent: (lost: string, won: string) => `${lost} did not come back. ${won} wins.`,
    absentDraw: 'Draw: one player did not come back, and the other could not have won on time.',
    mate: (won: string) => `Checkmate. ${won} wins.`,
    agreement: 'agreement',
    calledOff: 'The game was called off. Nobody wins.',
    onTime: 'insufficient material: time ran out, but the other side could no longer checkmate',
  },
  /** Texts by the reasons that the rules give. */
  draws: {
    stalemate: 'stalemate: the side to move has no legal move and is not in check',
    'insufficient material': 'insufficient material: neither side can checkmate any more',
    'threefold repetition': 'threefold repetition, as claimed',
    'fivefold repetition': 'fivefold repetition',
    'fifty moves': 'fifty moves without a capture or a pawn move, as claimed',
    'seventy-five moves': 'seventy-five moves without a capture or a pawn move',
  } as Readonly<Record<string, string>>,
  marks: {
    mark: (from: string, to: string) =>
      from === to ? `${from} is marked.` : `An arrow from ${from} to ${to}.`,
    from: (square: string) => `From ${square}: press M on the target square or tap it.`,
  },
  typed: {
    empty: 'Type a move, such as Nf3, e2e4 or O-O.',
    noMove: (typed: string) =>
      `“${typed}” is not a move. Type it like Nf3, exd5, e8=Q, O-O or e2e4.`,
    promote: 'Add the piece to promote to: e8=Q, e8=R, e8=B or e8=N.',
    which: (kind: PieceKind | null, ways: readonly string[]) =>
      `Which ${kind === null ? 'piece' : KINDS[kind]}? ${ways.join(' or ')}.`,
    nothingThere: (square: string) => `There is no piece on ${square} that you can move.`,
    inCheck: (move: string) => `${move} is not legal: the king is in check.`,
    illegal: (move: string) => `${move} is not legal here.`,
    label: 'Type a move',
    example: 'Nf3, e2e4, O-O',
    submit: 'Move',
    notYourTurn: 'It is not your turn.',
  },
  board: {
    name: 'Chess board',
    empty: 'empty',
    inCheck: 'in check',
    chosen: 'selected',
    target: 'legal move',
    last: 'last move',
    premove: 'premove',
    promotion: 'Promote to',
    takeBack: 'Take the move back',
  },
  start: {
    legend: 'Start',
    kinds: {
      usual: ['Standard', 'the usual position'],
      chess960: ['Chess960', 'shuffled'],
      odds: ['Handicap', 'one piece fewer'],
      position: ['Position', 'from a FEN'],
    } as Readonly<Record<StartName, readonly [label: string, hint: string]>>,
    number: 'Number, from 0 to 959',
    numberHint: 'Leave it empty to draw a position at random.',
    wrongNumber: 'Enter a number from 0 to 959, or leave it empty.',
    oddsLegend: 'Missing piece',
    oddsTiles: {
      pawn: ['Pawn', 'Black’s f7'],
      knight: ['Knight', 'White’s b1'],
      rook: ['Rook', 'White’s a1'],
      queen: ['Queen', 'White’s d1'],
    } as Readonly<Record<OddsName, readonly [label: string, hint: string]>>,
    odds: {
      pawn: 'Black without the pawn f7',
      knight: 'White without the knight b1',
      rook: 'White without the rook a1',
      queen: 'White without the queen d1',
    } as Readonly<Record<OddsName, string>>,
    fen: 'Position (FEN)',
    fenHint: 'As copied from another program: the pieces, the side to move, and castling rights.',
    wrong: {
      form: 'That is not a FEN. A FEN has eight ranks separated by slashes, w or b, castling rights, the en passant square, and two numbers.',
      kings: 'Each side needs one king.',
      pawns: 'Pawns cannot stand on the first or last rank.',
      check: 'The side that just moved is in check.',
      castling: 'The castling rights do not match the king and rooks.',
      over: 'The game is already over: checkmate, stalemate or a draw.',
    },
    rematch: 'A rematch starts from the same position, with colours swapped.',
    about: {
      chess960: (number: number) => `Chess960, position ${number}`,
      odds: (without: string) => `Handicap: ${without}`,
      position: (side: string) => `From a position, ${side} to move`,
    },
  },
  copyGame: (number: number) => `Copy game ${number} as PGN`,
  copyAll: (count: number) => `Copy all ${count} games as PGN`,
  clock: (minutes: number, seconds: number) =>
    minutes === 0
      ? `${units(seconds, 'second')} left`
      : `${units(minutes, 'minute')} ${units(seconds, 'second')} left`,
  longClock: (days: number, hours: number, minutes: number) => {
    const said = [
      days > 0 && units(days, 'day'),
      hours > 0 && units(hours, 'hour'),
      days === 0 && minutes > 0 && units(minutes, 'minute'),
    ];
    return `${said.filter(Boolean).join(' ')} left`;
  },
};

function units(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
