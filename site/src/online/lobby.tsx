import './lobby.css';
import type { ComponentChildren } from 'preact';
import type { SavedGame } from 'relay-client/saved-games';
import { MiniBoard, MiniPieces } from '../games/mini-board.tsx';
import { looker } from './look.ts';
import { Icon } from '../parts/icon.tsx';
import { Seal } from '../parts/seal.tsx';

interface LobbyProps {
  readonly saved: SavedGame;
  readonly friend: string | null;
  readonly isOnline: boolean;
  readonly children: ComponentChildren;
}

/** Where a host waits: the board as it will stand, what was chosen, and how to hand over the invite. */
export function Lobby({ saved, friend, isOnline, children }: LobbyProps) {
  const side = saved.setup?.hostSide ?? 0;
  const look = looker().lookOf({ moves: [] }, saved.setup, side);
  const name = friend ?? 'your friend';
  return (
    <div class="lobby">
      <MiniPieces />
      <div class="lobby-board">
        <MiniBoard look={look} />
      </div>
      <div class="card lobby-panel">
        <h1>{friend === null ? 'Invite your friend' : `Invite ${friend}`}</h1>
        <p class="pills">
          <span class="pill">You play {side === 0 ? 'White' : 'Black'}</span>
          <span class="pill">
            {look.clock === null ? null : <Icon name="clock" />}
            {look.clock === null ? 'No clock' : clockWords(look.clock)}
          </span>
        </p>
        {children}
        <div class="wait" role="status">
          {isOnline ? (
            <>
              <Seal />
              <p>
                <strong>Waiting for {name}.</strong> You may close this page: the seat is kept, and
                the game begins when {name} opens the link.
              </p>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** `10 + 5` as `10 min + 5 s a move`; days as they are */
function clockWords(clock: string): string {
  const [minutes, seconds] = clock.split(' + ');
  return seconds === undefined ? clock : `${minutes} min + ${seconds} s a move`;
}
