import type { PieceSymbol, Square } from 'chess.js';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { PieceImage } from './piece-image.tsx';
import { toCellPosition } from './view-squares.ts';
import { playWords } from '../../messages/words.ts';

const KINDS: readonly PieceSymbol[] = ['q', 'n', 'r', 'b'];

interface PromotionProps {
  readonly square: Square;
  readonly side: Side;
  readonly bottom: Side;
  readonly onChoose: (kind: PieceSymbol) => void;
  readonly onCancel: () => void;
}

/** Asks for the piece a pawn promotes to, over the board at the promotion square (BRD-4). */
export function Promotion({ square, side, bottom, onChoose, onCancel }: PromotionProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector('button')?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  const { column, row } = toCellPosition(square, bottom);
  const { board, kinds } = playWords().chess;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = readStep(event, row !== 0);
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) focusNext(list.current, step);
  };

  return (
    <div class="promotion" onClick={onCancel}>
      <div
        ref={list}
        role="dialog"
        aria-label={board.promotion}
        class={`promotion-list promotion-file-${column} ${row === 0 ? '' : 'promotion-below'}`}
        onKeyDown={onKeyDown}
      >
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="promotion-kind"
            aria-label={kinds[kind]}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(kind);
            }}
          >
            <PieceImage kind={kind} side={side} />
          </button>
        ))}
        <button
          type="button"
          class="promotion-kind promotion-cancel"
          aria-label={board.takeBack}
          onClick={onCancel}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** Tab starts at the queen; arrow keys follow the column as drawn. */
function readStep({ key, shiftKey }: KeyboardEvent, isBelow: boolean): number | undefined {
  if (key === 'Tab') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return isBelow ? -1 : 1;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return isBelow ? 1 : -1;
  return undefined;
}

function focusNext(list: HTMLElement | null, step: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
