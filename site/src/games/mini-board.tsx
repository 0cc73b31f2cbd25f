import './mini-board.css';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { type Look, ranksOf } from './core/look.ts';
import type { Piece } from '../chess/game/pieces.ts';

const KINDS = ['p', 'n', 'b', 'r', 'q', 'k'] as const;
const SIDES = [0, 1] as const;
const DARK = Array.from({ length: 64 }, (_, square) => square)
  .filter((square) => (square + Math.floor(square / 8)) % 2 === 1)
  .map((square) => `M${square % 8} ${Math.floor(square / 8)}h1v1h-1z`)
  .join('');
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const BEGINNING: Look = { placement: START, side: 0, last: null, clock: null };

/** The drawings of the pieces, once for all small boards of a page. */
export function MiniPieces() {
  return (
    <svg class="unseen" width="0" height="0" aria-hidden="true">
      {KINDS.flatMap((kind) =>
        SIDES.map((side) => (
          <symbol key={idOf({ kind, side })} id={idOf({ kind, side })} viewBox="0 0 1 1">
            <PieceImage kind={kind} side={side} />
          </symbol>
        )),
      )}
    </svg>
  );
}

/** A board as small as a row of the list, from one's own side; what it shows is said beside it. */
export function MiniBoard({ look = BEGINNING }: { readonly look?: Look | undefined }) {
  const { placement, side, last } = look;
  const ranks = ranksOf(placement);
  const turn = (place: number) => (side === 0 ? place : 7 - place);
  const squares = last === null ? [] : [last.squares.slice(0, 2), last.squares.slice(2)];
  return (
    <svg class="mini" viewBox="0 0 8 8" aria-hidden="true">
      <path class="mini-dark" d={DARK} />
      {squares.map((square) => {
        const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square.charAt(1))];
        return <rect key={square} class="mini-last" x={turn(x)} y={turn(y)} width="1" height="1" />;
      })}
      {ranks.flatMap((rank, y) =>
        Array.from(rank).map((letter, x) => {
          const piece = pieceOf(letter);
          if (piece === null) return null;
          const place = { x: turn(x), y: turn(y), width: 1, height: 1 };
          return <use key={`${x}${y}`} href={`#${idOf(piece)}`} {...place} />;
        }),
      )}
    </svg>
  );
}

function pieceOf(letter: string): Piece | null {
  const kind = KINDS.find((one) => one === letter.toLowerCase());
  return kind === undefined ? null : { kind, side: letter === kind ? 1 : 0 };
}

function idOf({ kind, side }: Piece): string {
  return `mini-${side}${kind}`;
}
