import type { SessionView } from '@sealed-move/client/session';

type GuestView = Pick<SessionView, 'setup' | 'isKnown'> & {
  readonly game: Pick<SessionView['game'], 'disputed'>;
};

/**
 * Whether there is a game to show a guest (ONL-7): they were told how it stands, or of what they are
 * said to have done in it, which they are asked about.
 */
export function isArrived({ setup, isKnown, game }: GuestView): boolean {
  return setup !== null && (isKnown || game.disputed !== null);
}
