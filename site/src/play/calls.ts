import type { Change } from './changes.ts';

/** What is worth calling a player back for. */
const CALLS: ReadonlySet<Change['kind']> = new Set(['offered', 'ended', 'new-game', 'chat']);

/**
 * What a notification says of what happened; null: nothing to call anybody for. A lock screen is read
 * by others too: neither moves nor words of the game.
 */
export function callOf(found: readonly Change[]): string | null {
  if (!found.some((one) => CALLS.has(one.kind) || isTheirMove(one))) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('ended')) return 'The game is over.';
  if (kinds.has('offered')) return 'You are asked something.';
  if (kinds.has('new-game')) return 'A new game begins.';
  return kinds.has('moved') ? 'It is your move.' : 'There is a message for you.';
}

function isTheirMove(change: Change): boolean {
  return change.kind === 'moved' && !change.isMine;
}
