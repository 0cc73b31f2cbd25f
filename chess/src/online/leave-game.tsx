import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from '../../../relay-client/src/session-view.ts';
import { go } from '../app/address.ts';
import type { KeptGame } from '../core/kept-game.ts';
import { opponentWords } from '../core/standing-words.ts';
import { ConfirmDialog } from '../play/confirm-dialog.tsx';

interface LeaveGameProps {
  readonly game: KeptGame;
  readonly session: Session;
  readonly view: SessionView;
}

/** Leaving the room for good, which is no move of the game and wins it for nobody (ONL-5). */
export function LeaveGame({ game, session, view }: LeaveGameProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { kind } = view.connection;
  const isGone = kind === 'stopped' || kind === 'off';
  // What tells the other player goes out only while the page keeps the connection.
  useEffect(() => {
    if (isLeaving && isGone) go({ page: 'home' });
  }, [isLeaving, isGone]);
  if (isGone) return null;
  const name = opponentWords(game);
  const leave = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes) return;
    await session.leave();
    setIsLeaving(true);
  };
  if (isLeaving) {
    return (
      <p class="leave-game" role="status">
        Leaving. {name} is told as soon as this device is connected.
      </p>
    );
  }
  return (
    <p class="leave-game">
      <button type="button" class="button small quiet" onClick={() => setIsAsking(true)}>
        Leave this game for good
      </button>
      {isAsking ? (
        <ConfirmDialog
          question={`Leave for good? ${name} is told, and neither of you can play on here.`}
          yes="Leave"
          no="Stay"
          onAnswer={(isYes) => void leave(isYes)}
        />
      ) : null}
    </p>
  );
}
