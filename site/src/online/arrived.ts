import type { SessionView } from '@sealed-move/client/session';

type GuestView = Pick<SessionView, 'setup' | 'isKnown'> & {
  readonly game: Pick<SessionView['game'], 'disputed'>;
};

/** Whether a game has arrived: its state, or actions that it attributes to the guest (ONL-7). */
export function isArrived({ setup, isKnown, game }: GuestView): boolean {
  return setup !== null && (isKnown || game.disputed !== null);
}
