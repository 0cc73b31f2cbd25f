import { useState } from 'preact/hooks';
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

/** Leaving the room for good, which is no move of the game and wins it for nobody. */
export function LeaveGame({ game, session, view }: LeaveGameProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isGone = view.connection.kind === 'stopped' && view.connection.code !== 4409;
  if (isGone) return null;
  const leave = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes) return;
    await session.leave();
    go({ page: 'home' });
  };
  return (
    <p class="leave-game">
      <button type="button" class="button small quiet" onClick={() => setIsAsking(true)}>
        Leave this game for good
      </button>
      {isAsking ? (
        <ConfirmDialog
          question={`Leave for good? ${opponentWords(game.summary)} is told, and neither of you can play on here.`}
          yes="Leave"
          no="Stay"
          onAnswer={(isYes) => void leave(isYes)}
        />
      ) : null}
    </p>
  );
}
