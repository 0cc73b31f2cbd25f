import { useState } from 'preact/hooks';
import type { GameActions, GameView } from 'relay-client/session';
import { go } from '../routing/address.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PlayIcon, type PlayIconName } from './play-icon.tsx';

interface ActionsProps {
  readonly game: GameView;
  /** Why a draw can be claimed here now; null: it cannot. */
  readonly claim: string | null;
  readonly isShared: boolean;
  /** Whether the two may still meet: nobody has left for good. */
  readonly canMeet: boolean;
  /** Whether the room is closed, so that nothing of the game can go on. */
  readonly isClosed: boolean;
  /** Whether the game goes on in another tab. */
  readonly isElsewhere: boolean;
  readonly session: GameActions;
  readonly onFlip: () => void;
  /** Leaves the game for good; null: it cannot be left. */
  readonly onLeave: (() => void) | null;
}

interface Action {
  readonly icon: PlayIconName;
  readonly label: string;
  /** Said after the label, where that alone could be taken for something else. */
  readonly rest?: string;
  /** Said in full where the label is short. */
  readonly title: string;
  readonly isOpen: boolean;
  /** What is most likely wanted. */
  readonly isMain?: boolean;
  readonly act: () => unknown;
}

/** What a player can do beside moving, under the thumb (PLAY-3). */
export function Actions(props: ActionsProps) {
  const { game, claim, isShared, canMeet, isClosed, isElsewhere, session, onFlip, onLeave } = props;
  const [isResigning, setResigning] = useState(false);
  const resign = (isSure: boolean) => {
    setResigning(false);
    if (isSure) void session.resign();
  };
  const flip: Action = {
    icon: 'flip',
    label: 'Flip',
    title: 'Flip the board',
    isOpen: true,
    act: onFlip,
  };
  function found(): Action[] {
    if (isElsewhere) return [];
    if (isClosed) return [newGame()];
    if (game.ending !== null) return [canMeet ? rematch(game, session) : newGame()];
    return [drawOrClaim(game, claim, session), takeBack(game, isShared, session), resignation()];
  }
  function resignation(): Action {
    const act = () => setResigning(true);
    return { icon: 'resign', label: 'Resign', title: 'Resign', isOpen: true, act };
  }
  return (
    <div class="play-actions" role="group" aria-label="Game">
      {[...found(), flip, ...(onLeave === null ? [] : [leaving(onLeave)])].map((action) => (
        <ActionButton key={action.icon} {...action} />
      ))}
      {isResigning && (
        <ConfirmDialog question="Resign this game?" yes="Resign" no="Play on" onAnswer={resign} />
      )}
    </div>
  );
}

function drawOrClaim(game: GameView, claim: string | null, session: GameActions): Action {
  if (claim !== null) {
    const title = `Claim a draw by ${claim}`;
    const act = session.claimDraw;
    return { icon: 'claim', label: 'Claim draw', title, isOpen: true, isMain: true, act };
  }
  const isOpen = game.offers.draw === 'none' && game.moves.length > 0;
  return { icon: 'draw', label: 'Draw', title: 'Offer a draw', isOpen, act: session.agreeDraw };
}

/** One takes back one's own last move, and with it what was answered. */
function takeBack(game: GameView, isShared: boolean, session: GameActions): Action {
  const isOpen = game.offers.takeBack === 'none' && game.moves.length > (isShared ? 0 : game.side);
  return {
    icon: 'takeBack',
    label: 'Take back',
    title: 'Ask to take back your last move',
    isOpen,
    act: session.agreeTakeBack,
  };
}

/** Where the two cannot meet here any more. */
function newGame(): Action {
  const act = () => go({ page: 'new' });
  const title = 'Make a new game';
  return { icon: 'newGame', label: 'New game', title, isOpen: true, isMain: true, act };
}

function rematch(game: GameView, session: GameActions): Action {
  return {
    icon: 'rematch',
    label: 'Rematch',
    title: 'Play again with colours changed',
    isOpen: game.offers.rematch === 'none',
    isMain: true,
    act: session.agreeRematch,
  };
}

function leaving(act: () => void): Action {
  const rest = ' this game for good';
  return { icon: 'leave', label: 'Leave', rest, title: `Leave${rest}`, isOpen: true, act };
}

function ActionButton({ icon, label, rest, title, isOpen, isMain = false, act }: Action) {
  return (
    <button
      type="button"
      class={isMain ? 'play-action play-action-main' : 'play-action'}
      title={title}
      disabled={!isOpen}
      onClick={() => void act()}
    >
      <PlayIcon name={icon} />
      <span>
        {label}
        {rest === undefined ? null : <span class="unseen">{rest}</span>}
      </span>
    </button>
  );
}
