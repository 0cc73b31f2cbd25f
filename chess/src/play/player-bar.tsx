import type { PieceSymbol } from 'chess.js';
import { PieceImage } from '../board/piece-image.tsx';
import { KIND_NAMES, otherSide, SIDE_NAMES } from '../game/pieces.ts';
import { ClockFace } from './clock-face.tsx';
import type { Clock } from './use-clock.ts';
import type { Side } from 'relay-client/rules';

interface PlayerBarProps {
  readonly side: Side;
  readonly name: string;
  /** `online`, `away` …; null for who sits here. */
  readonly presence: string | null;
  readonly isOnTurn: boolean;
  readonly captured: readonly PieceSymbol[];
  /** Points ahead. */
  readonly advantage: number;
  /** Null in a game without clocks. */
  readonly clock: Clock | null;
}

/** A player beside the board: name, presence, captured pieces, clock (PLAY-1). */
export function PlayerBar(props: PlayerBarProps) {
  const { side, name, presence, isOnTurn, captured, advantage, clock } = props;
  return (
    <section
      class={`player ${isOnTurn ? 'player-on-turn' : ''}`}
      aria-label={`${SIDE_NAMES[side]}: ${name}`}
    >
      <span class={`player-side player-${SIDE_NAMES[side].toLowerCase()}`} aria-hidden="true" />
      <div class="player-who">
        <p class="player-name">
          <bdi>{name}</bdi>
          {presence !== null && (
            <span class={`presence presence-${presence === 'online' ? 'on' : 'off'}`}>
              {presence}
            </span>
          )}
        </p>
        <Captured side={otherSide(side)} kinds={captured} advantage={advantage} />
      </div>
      {clock !== null && <ClockFace clock={clock} side={side} />}
    </section>
  );
}

interface CapturedProps {
  readonly side: Side;
  readonly kinds: readonly PieceSymbol[];
  readonly advantage: number;
}

function Captured({ side, kinds, advantage }: CapturedProps) {
  const spoken = kinds.map((kind) => KIND_NAMES[kind]).join(', ');
  const ahead = advantage > 0 ? `+${advantage}` : '';
  if (kinds.length === 0 && ahead === '') return null;
  return (
    <p class="captured">
      <span class="unseen">{spoken === '' ? '' : `Captured: ${spoken}.`}</span>
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
