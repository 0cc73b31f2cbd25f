import type { Setup } from '@sealed-move/client/saved-games';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { readLocalRecord } from '../local/local-record.ts';
import { findSavedGame } from './eligible.ts';

/** The setup of a stored game; null if unknown. */
export function readSetup(game: KeptGame): Setup | null {
  if (isOnline(game)) return findSavedGame(game)?.setup ?? null;
  return game.state.kind === 'local' ? readLocalRecord(game.state.saved).setup : null;
}
