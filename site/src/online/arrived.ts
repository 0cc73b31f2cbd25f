import type { SessionView } from '@sealed-move/client/session';

type GuestView = Pick<SessionView, 'setup' | 'isKnown'> & {
  readonly game: Pick<SessionView['game'], 'disputed'>;
};

/** Its state has arrived, or actions that it attributes to the guest (ONL-7). */
export function isArrived({ setup, isKnown, game }: GuestView): boolean {
  return setup !== null && (isKnown || game.disputed !== null);
}
