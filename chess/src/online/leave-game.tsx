import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from 'relay-client/session';
import { go } from '../routing/address.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { opponentWords } from '../games/core/standing-words.ts';
import { ConfirmDialog } from '../play/confirm-dialog.tsx';
import type { Exit } from '../play/play-page.tsx';

interface Leaving extends Exit {
  /** Asked before the game is left. */
  readonly question: JSX.Element | null;
}

/** Leaving the room for good, which is no move of the game and wins it for nobody (ONL-5). */
export function useLeaving(game: KeptGame, session: Session, view: SessionView): Leaving {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { kind } = view.connection;
  const isGone = kind === 'stopped' || kind === 'off';
  // The other player is told only while the page keeps the connection.
  useEffect(() => {
    if (isLeaving && isGone) go({ page: 'home' });
  }, [isLeaving, isGone]);
  const name = opponentWords(game);
  const leave = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes) return;
    setIsLeaving(true);
    await session.leave();
  };
  const question = (
    <ConfirmDialog
      question={`Leave for good? ${name} is told, and neither of you can play on here.`}
      yes="Leave"
      no="Stay"
      onAnswer={(isYes) => void leave(isYes)}
    />
  );
  return {
    leave: isGone || isLeaving ? null : () => setIsAsking(true),
    leaving:
      isLeaving && !isGone ? `Leaving. ${name} is told as soon as this device is connected.` : null,
    question: isAsking && !isGone ? question : null,
  };
}
