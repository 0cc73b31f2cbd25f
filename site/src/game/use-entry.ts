import { useEffect, useState } from 'preact/hooks';
import type { CommandRefusal } from '@sealed-move/client/session';

interface EntryOptions {
  /** Differs for each position of the game. */
  readonly position: string;
  /** Whether a move can be made now; otherwise it is entered as a premove. */
  readonly isOnTurn: boolean;
  readonly confirms: boolean;
  /** In this position. */
  readonly isLegal: (move: string) => boolean;
  readonly play: (move: string) => Promise<CommandRefusal | null>;
}

/** A move with a question still open before it is made. */
type PendingMove =
  | { readonly kind: 'confirmation'; readonly move: string }
  /** The session has the move, but does not show it yet. */
  | { readonly kind: 'playing'; readonly move: string };

export interface MoveEntryState {
  readonly asked: PendingMove | null;
  /** The premove that waits for its turn. */
  readonly premove: string | null;
  readonly refused: CommandRefusal | null;
  /** Enters a whole move, which may have to be confirmed or to wait. */
  readonly commit: (move: string) => void;
  /** Makes the move without asking. */
  readonly make: (move: string) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Takes a whole move into the game: confirmation and premove (BRD-9). */
export function useEntry(options: EntryOptions): MoveEntryState {
  const { position, isOnTurn, confirms, isLegal, play } = options;
  const [asked, setAsked] = useState<PendingMove | null>(null);
  const [premove, setPremove] = useState<string | null>(null);
  const [refused, setRefused] = useState<CommandRefusal | null>(null);

  const make = (move: string) => {
    setAsked({ kind: 'playing', move });
    setRefused(null);
    play(move)
      .then(setRefused, () => setRefused('not-now'))
      .finally(() => setAsked(null));
  };
  useEffect(() => {
    // The position changed while a question was open: drop it.
    setAsked(null);
    if (premove === null || !isOnTurn) return;
    setPremove(null);
    if (isLegal(premove)) make(premove);
    // Only a new position is a reason to do so.
  }, [position, isOnTurn]);

  return {
    asked,
    premove,
    refused,
    make,
    commit(move) {
      if (!isOnTurn) return setPremove(move);
      if (confirms) return setAsked({ kind: 'confirmation', move });
      make(move);
      return setPremove(null);
    },
    confirm() {
      if (asked?.kind === 'confirmation') make(asked.move);
    },
    cancel() {
      setAsked((now) => (now?.kind === 'playing' ? now : null));
      setPremove(null);
      setRefused(null);
    },
  };
}
