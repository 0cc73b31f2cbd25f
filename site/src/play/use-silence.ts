import { useEffect, useState } from 'preact/hooks';
import type { Session } from '@sealed-move/client/session';
import { isTogether, type TableView } from './table.ts';

/**
 * An app confirms a move at once: after this long without a confirmation it is probably offline.
 */
const SILENCE_MS = 5000;

/** Whether the opponent's app has left a move unconfirmed for some seconds (PLAY-13). */
export function useSilence(view: TableView, session: Session | null): boolean {
  const [silent, setSilent] = useState<string | null>(null);
  const { number, moves, unconfirmed } = view.game;
  const isOwed = session !== null && unconfirmed > 0 && isTogether(view);
  const owed = isOwed ? `${number}:${moves.length}` : null;
  useEffect(() => {
    if (owed === null || session === null) return undefined;
    const timer = setTimeout(() => {
      setSilent(owed);
      // Perhaps it is this device that lost its connection.
      session.wake();
    }, SILENCE_MS);
    return () => clearTimeout(timer);
  }, [owed, session]);
  return owed !== null && silent === owed;
}
