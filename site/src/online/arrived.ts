import type { SessionView } from '@sealed-move/client/session';

type GuestView = Pick<SessionView, 'setup' | 'isKnown'> & {
  readonly game: Pick<SessionView['game'], 'disputed'>;
};

/**
 * Whether a guest has a game to show (ONL-7). Either its state arrived, or actions that it
 * attributes to the guest, who is asked about them.
 */
export function isArrived({ setup, isKnown, game }: GuestView): boolean {
  return setup !== null && (isKnown || game.disputed !== null);
}
