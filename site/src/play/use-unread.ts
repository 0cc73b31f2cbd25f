import { useState } from 'preact/hooks';
import type { ChatLine } from '@sealed-move/client/session';
import { listOpponentMessages, type TableView } from './table.ts';

/** The opponent's messages that this player has not seen yet. */
export interface UnreadMessages {
  readonly count: number;
  readonly newest: ChatLine | null;
}

/** @param isShown whether the chat is open, so that everything in it is seen */
export function useUnread(view: TableView, isShown: boolean): UnreadMessages {
  const theirs = listOpponentMessages(view);
  const newest = theirs.at(-1) ?? null;
  const [seen, setSeen] = useState(newest?.id ?? -1);
  if (isShown && newest !== null && seen !== newest.id) setSeen(newest.id);
  const count = isShown ? 0 : theirs.filter(({ id }) => id > seen).length;
  return { count, newest: count === 0 ? null : newest };
}
