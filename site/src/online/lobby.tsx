import './lobby.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedGame, Setup } from '@sealed-move/client/saved-games';
import type { SessionView } from '@sealed-move/client/session';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { MiniBoard, MiniPieces } from '../games/mini-board.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { makeBoardPreviewer } from './look.ts';
import { Icon } from '../components/icon.tsx';
import { Seal } from '../components/seal.tsx';
import { playWords, words } from '../messages/words.ts';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { describeClockTerms } from './clock-terms.ts';
import { RichText } from '../components/rich-text.tsx';

interface LobbyProps {
  readonly plays: Game;
  readonly saved: SavedGame;
  readonly view: SessionView;
  readonly friend: string | null;
  readonly isOnline: boolean;
  readonly withdraw: ComponentChildren;
  /** @returns false if the terms could not be saved */
  readonly onChange: (setup: Setup) => Promise<boolean>;
  readonly children: ComponentChildren;
}

/** The host's waiting page: the board as it will look, the terms, and ways to share the invite. */
export function Lobby({
  plays,
  saved,
  view,
  friend,
  isOnline,
  withdraw,
  onChange,
  children,
}: LobbyProps) {
  const [isChanging, setIsChanging] = useState(false);
  const isKept = useSignal(useServices().isKept);
  const { side } = view.game;
  const isMoved = view.isMoved === true;
  const look = makeBoardPreviewer(plays).lookOf(view.game, saved.setup, side);
  const { beginning } = chooseGameForSetup(plays, saved.setup);
  const say = playWords().online.lobby;
  const { goOn } = playWords().online;
  const name = friend ?? words().games.friend;
  return (
    <div class="lobby">
      <MiniPieces />
      <div class="lobby-board">
        <MiniBoard plays={plays.name} look={look} />
      </div>
      <div class="card lobby-panel">
        <h1>{isMoved ? goOn.heading(name) : say.invite(friend)}</h1>
        <p class="pills">
          <span class="pill">{say.youPlay(plays.sides[side])}</span>
          <span class="pill">
            {look.clock === null ? null : <Icon name="clock" />}
            {describeClockTerms(look.clock)}
          </span>
          {beginning === undefined ? null : <span class="pill">{beginning.words()}</span>}
        </p>
        {isChanging ? (
          <ChangeTerms
            plays={plays.name}
            setup={saved.setup}
            onChange={onChange}
            onKeep={() => setIsChanging(false)}
          />
        ) : (
          children
        )}
        <div class="wait" role="status">
          {isOnline ? (
            <>
              <Seal />
              <p>
                <RichText
                  parts={isMoved ? goOn.waiting(name, isKept) : say.waiting(friend, isKept)}
                />
              </p>
            </>
          ) : null}
        </div>
        <div class="lobby-foot">
          {isChanging || isMoved ? null : (
            <button class="button small quiet" type="button" onClick={() => setIsChanging(true)}>
              {say.change}
            </button>
          )}
          {withdraw}
        </div>
      </div>
    </div>
  );
}
