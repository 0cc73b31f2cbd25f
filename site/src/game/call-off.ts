import { BEGUN_PLIES } from '@sealed-move/client/rules';
import type { CommandRefusal, EndNotes, GameActions, PeerView } from '@sealed-move/client/session';

interface GameParts {
  readonly game: { readonly moves: readonly unknown[] };
  /** None: both sit at this device. */
  readonly peer?: Pick<PeerView, 'canAbort'>;
}

/** Whether giving up now calls the game off, so that nobody loses it (PLAY-11). */
export function isCallOff({ game, peer }: GameParts): boolean {
  return game.moves.length < BEGUN_PLIES && (peer === undefined || peer.canAbort === true);
}

/** Gives up as the game stands now: a move may have come in while the player was asked. */
export async function giveUp(
  resign: GameActions['resign'],
  view: GameParts,
  notes: EndNotes | undefined,
): Promise<CommandRefusal | null> {
  return isCallOff(view) ? resign('abort') : resign('resignation', notes);
}
