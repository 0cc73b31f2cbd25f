import './mini-board.css';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { type BoardPreview, splitRanks } from './core/look.ts';
import type { Piece } from '../chess/game/pieces.ts';
import type { GameName } from '../game/core/names.ts';

const KINDS = ['p', 'n', 'b', 'r', 'q', 'k'] as const;
const SIDES = [0, 1] as const;
const DARK = Array.from({ length: 64 }, (_, square) => square)
  .filter((square) => (square + Math.floor(square / 8)) % 2 === 1)
  .map((square) => `M${square % 8} ${Math.floor(square / 8)}h1v1h-1z`)
  .join('');
const LINES = [1, 2, 3, 4, 5, 6, 7].map((at) => `M${at} 0v8M0 ${at}h8`).join('');

interface BoardStyle {
  readonly start: string;
  readonly board: string;
  readonly pattern: string;
  readonly patternPath: string;
  /** Each player sees the board from their own side, with rank 1 at the bottom. */
  readonly isTurned: boolean;
}

const CHESS: BoardStyle = {
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  board: 'mini',
  pattern: 'mini-dark',
  patternPath: DARK,
  isTurned: true,
};
const STYLES: Readonly<Record<GameName, BoardStyle>> = {
  chess: CHESS,
  chess960: CHESS,
  'chess-from': CHESS,
  // Both players see a1 in the upper left.
  reversi: {
    start: '8/8/8/3ox3/3xo3/8/8/8',
    board: 'mini mini-felt',
    pattern: 'mini-lines',
    patternPath: LINES,
    isTurned: false,
  },
};

/** Defines the pieces once for all small boards on a page. */
export function MiniPieces() {
  return (
    <svg class="unseen" width="0" height="0" aria-hidden="true">
      {KINDS.flatMap((kind) =>
        SIDES.map((side) => (
          <symbol
            key={makePieceId({ kind, side })}
            id={makePieceId({ kind, side })}
            viewBox="0 0 1 1"
          >
            <PieceImage kind={kind} side={side} />
          </symbol>
        )),
      )}
    </svg>
  );
}

interface MiniBoardProps {
  readonly plays: GameName;
  /** Undefined before the first move. */
  readonly look: BoardPreview | undefined;
}

/** A board the size of a list row, from the player's side; the text beside it describes it. */
export function MiniBoard({ plays, look }: MiniBoardProps) {
  const style = STYLES[plays];
  const { placement, side, last } = look ?? { placement: style.start, side: 0, last: null };
  const ranks = splitRanks(placement);
  const squares = last === null ? [] : (last.squares.match(/../g) ?? []);
  const turn = (place: number) => (style.isTurned && side === 1 ? 7 - place : place);
  const rowOf = (rank: number) => (style.isTurned ? 8 - rank : rank - 1);
  return (
    <svg class={style.board} viewBox="0 0 8 8" aria-hidden="true">
      <path class={style.pattern} d={style.patternPath} />
      {squares.map((square) => {
        const [x, y] = [square.charCodeAt(0) - 97, rowOf(Number(square.charAt(1)))];
        return <rect key={square} class="mini-last" x={turn(x)} y={turn(y)} width="1" height="1" />;
      })}
      {ranks.flatMap((rank, y) =>
        Array.from(rank).map((letter, x) => {
          const key = `${x}${y}`;
          if (letter === 'x' || letter === 'o') {
            const colour = letter === 'x' ? 'mini-black' : 'mini-white';
            return <circle key={key} class={colour} cx={x + 0.5} cy={y + 0.5} r="0.4" />;
          }
          const piece = readPiece(letter);
          if (piece === null) return null;
          const place = { x: turn(x), y: turn(y), width: 1, height: 1 };
          return <use key={key} href={`#${makePieceId(piece)}`} {...place} />;
        }),
      )}
    </svg>
  );
}

function readPiece(letter: string): Piece | null {
  const kind = KINDS.find((one) => one === letter.toLowerCase());
  return kind === undefined ? null : { kind, side: letter === kind ? 1 : 0 };
}

function makePieceId({ kind, side }: Piece): string {
  return `mini-${side}${kind}`;
}
