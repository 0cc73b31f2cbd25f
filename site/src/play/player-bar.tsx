import type { PieceSymbol } from 'chess.js';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { PlainSeal } from '../parts/marked-seal.tsx';
import { otherSide } from '../chess/game/pieces.ts';
import { ClockFace } from './clock-face.tsx';
import type { GameClock } from '../clock/game-clock.ts';
import type { Side } from 'relay-client/rules';
import type { PeerView } from 'relay-client/session';
import { playWords } from '../words/words.ts';

type Presence = PeerView['presence'];

interface PlayerBarProps {
  /** Above or below the board. */
  readonly place: 'top' | 'bottom';
  readonly side: Side;
  readonly name: string;
  /** Null for who sits here. */
  readonly presence: Presence | null;
  readonly isOnTurn: boolean;
  /** The player at this device: what waits is for them. */
  readonly isOwn: boolean;
  /** What there is to say of their turn; '' for nothing. */
  readonly turn: string;
  readonly isInCheck: boolean;
  readonly captured: readonly PieceSymbol[];
  /** Points ahead. */
  readonly advantage: number;
  /** Null in a game without clocks. */
  readonly clock: GameClock | null;
  /** The clocks stand, and nobody can tell for how long. */
  readonly isStill: boolean;
}

/** A player beside the board: whose turn it is, name, presence, captured pieces, clock (PLAY-1). */
export function PlayerBar(props: PlayerBarProps) {
  const { place, side, name, isOnTurn, isOwn, captured, advantage, clock } = props;
  const turn = isOnTurn ? (isOwn ? ' player-on player-due' : ' player-on') : '';
  return (
    <section
      class={`player player-${place}${turn}${props.isStill ? ' player-still' : ''}`}
      aria-label={`${playWords().chess.sides[side]}: ${name}`}
    >
      <span class="player-face" aria-hidden="true">
        {isOnTurn ? <PlainSeal /> : <span class="player-ring" />}
        <PieceImage kind="p" side={side} />
      </span>
      <div class="player-who">
        <NameLine {...props} />
        <Captured side={otherSide(side)} kinds={captured} advantage={advantage} />
      </div>
      {clock !== null && <ClockFace clock={clock} side={side} />}
    </section>
  );
}

function NameLine({ name, turn, isOnTurn, isOwn, isInCheck, presence }: PlayerBarProps) {
  const kind = isInCheck ? 'player-check' : isOnTurn && isOwn ? '' : 'player-waits';
  return (
    <p class="player-name">
      <bdi>{name}</bdi>
      {turn !== '' && <span class={`player-turn ${kind}`}>{turn}</span>}
      {presence !== null && (
        <span class={`presence presence-${PRESENCE_KINDS[presence]}`}>
          {playWords().play.presence[presence]}
        </span>
      )}
    </p>
  );
}

const PRESENCE_KINDS: Readonly<Record<Presence, string>> = {
  never: 'off',
  online: 'on',
  away: 'away',
  left: 'off',
};

interface CapturedProps {
  readonly side: Side;
  readonly kinds: readonly PieceSymbol[];
  readonly advantage: number;
}

function Captured({ side, kinds, advantage }: CapturedProps) {
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
