import type { PieceSymbol } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { PieceImage } from '../board/piece-image.tsx';
import { playWords } from '../../messages/words.ts';

interface CapturedProps {
  readonly side: Side;
  readonly kinds: readonly PieceSymbol[];
  readonly advantage: number;
}

/** A player's captures and lead in material (PLAY-1). */
export function Captured({ side, kinds, advantage }: CapturedProps) {
  const spoken = kinds.map((kind) => playWords().chess.kinds[kind]).join(', ');
  const ahead = advantage > 0 ? `+${advantage}` : '';
  if (kinds.length === 0 && ahead === '') return null;
  return (
    <p class="captured">
      <span class="unseen">{spoken === '' ? '' : playWords().play.captured(spoken)}</span>
      {kinds.map((kind, index) => (
        <span
          key={`${kind}${index}`}
          class={kind === kinds[index - 1] ? 'captured-same' : 'captured-first'}
        >
          <PieceImage kind={kind} side={side} />
        </span>
      ))}
      {ahead !== '' && <span class="captured-ahead">{ahead}</span>}
    </p>
  );
}
