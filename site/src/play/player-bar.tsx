import type { ComponentChildren } from 'preact';
import { PlainSeal } from '../components/marked-seal.tsx';
import { ClockFace } from './clock-face.tsx';
import type { GameClock } from '../clock/game-clock.ts';
import type { Side } from '@sealed-move/client/rules';
import type { ShownPresence } from './status-words.ts';
import { playWords } from '../messages/words.ts';

interface PlayerBarProps {
  /** Above or below the board. */
  readonly place: 'top' | 'bottom';
  readonly side: Side;
  readonly name: string;
  /** The opponent's presence; null for the player at this device. */
  readonly presence: ShownPresence | null;
  readonly isOnTurn: boolean;
  /** Whether this is the player at this device, who has to act. */
  readonly isOwn: boolean;
  /** A remark on the player's turn; '' if there is none. */
  readonly turn: string;
  readonly isAlarmed: boolean;
  readonly sideName: string;
  readonly token: ComponentChildren;
  readonly beside: ComponentChildren;
  /** Null in a game without clocks. */
  readonly clock: GameClock | null;
  /** Whether the clocks have stopped for an unknown time. */
  readonly isStill: boolean;
}

/** A player beside the board: turn, name, presence, captures and clock (PLAY-1). */
export function PlayerBar(props: PlayerBarProps) {
  const { place, side, name, isOnTurn, isOwn, clock } = props;
  const turn = isOnTurn ? (isOwn ? ' player-on player-due' : ' player-on') : '';
  return (
    <section
      class={`player player-${place}${turn}${props.isStill ? ' player-still' : ''}`}
      aria-label={`${props.sideName}: ${name}`}
    >
      <span class="player-face" aria-hidden="true">
        {isOnTurn ? <PlainSeal /> : <span class="player-ring" />}
        {props.token}
      </span>
      <div class="player-who">
        <NameLine {...props} />
        {props.beside}
      </div>
      {clock !== null && <ClockFace clock={clock} side={side} />}
    </section>
  );
}

function NameLine({ name, turn, isOnTurn, isOwn, isAlarmed, presence }: PlayerBarProps) {
  const kind = isAlarmed ? 'player-check' : isOnTurn && isOwn ? '' : 'player-waits';
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

const PRESENCE_KINDS: Readonly<Record<ShownPresence, string>> = {
  never: 'off',
  online: 'on',
  away: 'away',
  silent: 'away',
  left: 'off',
};
