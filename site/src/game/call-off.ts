import { BEGUN_PLIES } from '@sealed-move/client/rules';
import type { CommandRefusal, EndNotes, GameActions, PeerView } from '@sealed-move/client/session';

interface GameParts {
  readonly game: { readonly moves: readonly unknown[] };
  /** Undefined if both players share this device. */
  readonly peer?: Pick<PeerView, 'canAbort'>;
}

/** Whether resigning now calls the game off, so that nobody loses (PLAY-11). */
export function isCallOff({ game, peer }: GameParts): boolean {
  return game.moves.length < BEGUN_PLIES && (peer === undefined || peer.canAbort === true);
}

/** Resigns or calls off, as the game stands now: a move may have arrived during the question. */
export async function resignOrCallOff(
  resign: GameActions['resign'],
  view: GameParts,
  notes: EndNotes | undefined,
): Promise<CommandRefusal | null> {
  return isCallOff(view) ? resign('abort') : resign('resignation', notes);
}
