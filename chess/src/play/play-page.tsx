// The page's own styles come last: on a wide screen they rearrange its parts.
import './player-bar.css';
import './status.css';
import './actions.css';
import './tabs.css';
import './moves.css';
import './chat-panel.css';
import './confirm-dialog.css';
import './play.css';
import { useState } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import type { WatchKeeper } from '../clock/kept-watch.ts';
import { advantage, capturedBy } from '../game/material.ts';
import { checkedKing } from '../game/moves.ts';
import { otherSide } from '../game/pieces.ts';
import { Actions } from './actions.tsx';
import { BoardArea } from './board-area.tsx';
import type { PlayChoices } from './choices.ts';
import { StepButtons } from './move-list.tsx';
import { AskedOffers, OwnOffers } from './offers.tsx';
import { PlayerBar } from './player-bar.tsx';
import { SidePanels } from './side-panels.tsx';
import { Status } from './status.tsx';
import { PRESENCE_WORDS, REFUSED_WORDS } from './status-words.ts';
import { canMeet, isElsewhere, isOver, type Table, type TableView } from './table.ts';
import { useDeclined } from './use-declined.ts';
import { useNews } from './use-news.ts';
import { type Play, usePlay } from './use-play.ts';
import { useTitle } from './use-title.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface PlayPageProps {
  readonly table: Table;
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
  /** Where thinking time is kept; without one it is lost with the page. */
  readonly keeper?: WatchKeeper;
  /** How the game is left for good; none where it is on this device alone. */
  readonly exit?: Exit;
}

export interface Exit {
  /** Asks first; null: there is nothing to leave any more. */
  readonly leave: (() => void) | null;
  /** Said while the player is leaving; null: they are not. */
  readonly leaving: string | null;
}

/** Where a game is played: the board, both players, and all that can be done. */
export function PlayPage(props: PlayPageProps) {
  const { table, choices, onChoices, keeper = null, exit } = props;
  const play = usePlay(table, choices, keeper);
  const { session } = table;
  const { view, names, stepping } = play;
  const { leave = null, leaving = null } = exit ?? {};
  const declined = useDeclined(view.game, session);
  const spoken = useNews(play, choices, declined.hear);
  const [isFlipped, setFlipped] = useState(false);
  useTitle(titleMark(view));
  useWakeLock(choices.wakeLock && view.game.turn !== null);
  const own = view.kind === 'local' ? 0 : view.game.side;
  const bottom = isFlipped ? otherSide(own) : own;
  return (
    <div class="play">
      <div class="play-board">
        <Bar play={play} side={otherSide(bottom)} />
        <BoardArea play={play} bottom={bottom} choices={choices} />
        <Bar play={play} side={bottom} />
      </div>
      <div class="play-side">
        <Status
          view={view}
          names={names}
          isChecked={view.game.turn !== null && checkedKing(play.fen) !== null}
          table={table}
        >
          <p class="leaving" role="status">
            {leaving}
          </p>
          <OwnOffers offers={view.game.offers} declined={declined} />
        </Status>
        <StepButtons line={play.line} stepping={stepping} />
        <SidePanels play={play} table={table} choices={choices} onChoices={onChoices} />
      </div>
      <div class="play-foot">
        <MoveQuestions play={play} />
        <AskedOffers
          offers={view.game.offers}
          name={names[otherSide(view.game.side)]}
          session={session}
        />
        <Actions
          game={view.game}
          claim={play.claim}
          isShared={view.kind === 'local'}
          canMeet={canMeet(view)}
          isClosed={isOver(view) || leaving !== null}
          isElsewhere={isElsewhere(view)}
          session={session}
          onFlip={() => setFlipped(!isFlipped)}
          onLeave={leave}
        />
      </div>
      <p class="unseen" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** What waits for this player. */
function titleMark(view: TableView): string {
  const { game } = view;
  if (view.kind === 'local' || isOver(view)) return '';
  if (Object.values(game.offers).includes('theirs')) return 'You are asked';
  return game.turn === game.side ? 'Your move' : '';
}

interface BarProps {
  readonly play: Play;
  readonly side: Side;
}

function Bar({ play: { view, names, line, fen, clock }, side }: BarProps) {
  return (
    <PlayerBar
      side={side}
      name={names[side]}
      presence={presenceOf(view, side)}
      isOnTurn={view.game.turn === side}
      captured={capturedBy(line, side)}
      advantage={advantage(fen, side)}
      clock={clock}
    />
  );
}

/** Said of the other player alone: whoever sits here is here. */
function presenceOf(view: TableView, side: Side): string | null {
  const isHere = view.kind === 'local' || side === view.game.side;
  return isHere ? null : PRESENCE_WORDS[view.peer.presence];
}

/** What is still asked before a move is made, or why it was not. */
function MoveQuestions({ play: { entry, stepping } }: { readonly play: Play }) {
  const { asked, premove, refused } = entry;
  if (asked?.kind === 'confirmation') {
    return (
      <div class="offer offer-asked">
        <p>Make this move?</p>
        <button type="button" class="button" onClick={entry.cancel}>
          Cancel
        </button>
        <button type="button" class="button primary" onClick={entry.confirm}>
          Confirm
        </button>
      </div>
    );
  }
  if (premove !== null) {
    return (
      <div class="offer">
        <p>This move is made when it is your turn.</p>
        <button type="button" class="button" onClick={entry.cancel}>
          Cancel
        </button>
      </div>
    );
  }
  if (!stepping.isLive) return <p class="status-notice">You are looking at an earlier position.</p>;
  if (refused === null) return null;
  return (
    <p class="status-notice status-bad" role="alert">
      {REFUSED_WORDS[refused]}
    </p>
  );
}
