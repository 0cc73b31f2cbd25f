import type { Rules } from '@sealed-move/client/rules';
import type { MoveView } from '@sealed-move/client/session';
import { type LocalGame, NEW_GAME } from './local-game.ts';

const OFFERS: readonly unknown[] = ['draw', 'takeBack'] satisfies LocalGame['offer'][];

export function saveGame(game: LocalGame): string {
  return JSON.stringify(game);
}

/** Reads a saved game, up to its first illegal move. */
export function restoreGame<P>(saved: string | null, rules: Rules<P>): LocalGame {
  const game = saved === null ? null : parseSaved(saved);
  if (game === null) return NEW_GAME;
  const isNumber = Number.isSafeInteger(game.number) && game.number >= 1;
  const moves = takeLegalMoves(game.moves, rules);
  const isWhole = Array.isArray(game.moves) && moves.length === game.moves.length;
  return {
    number: isNumber ? game.number : 1,
    moves,
    ended: isWhole ? readEnded(game.ended) : null,
    notes: isWhole ? readNotes(game.notes) : null,
    offer: isWhole && OFFERS.includes(game.offer) ? game.offer : null,
  };
}

function parseSaved(saved: string): LocalGame | null {
  try {
    const value: unknown = JSON.parse(saved);
    return typeof value === 'object' && value !== null ? { ...NEW_GAME, ...value } : null;
  } catch {
    return null;
  }
}

/** Reads how a game ended; a backup may contain anything. */
function readEnded(value: unknown): LocalGame['ended'] {
  const { by, winner, reason } = { ...(value as Readonly<Record<string, unknown>> | null) };
  if (by === 'agreement' || by === 'abort') return { by };
  if (by === 'claim') return typeof reason === 'string' ? { by, reason } : null;
  if (by === 'time' && winner === null) return { by, winner };
  const isGivenUp = by === 'resignation' || by === 'time';
  return isGivenUp && (winner === 0 || winner === 1) ? { by, winner } : null;
}

function readNotes(value: unknown): LocalGame['notes'] {
  const [white, black] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isBoth = typeof white === 'number' && typeof black === 'number';
  return isBoth ? [white, black] : null;
}

function takeLegalMoves<P>(moves: unknown, rules: Rules<P>): MoveView[] {
  const legal: MoveView[] = [];
  let position = rules.initial();
  for (const entry of Array.isArray(moves) ? moves : []) {
    const { move, note } = (entry ?? {}) as Partial<MoveView>;
    const next = typeof move === 'string' ? rules.apply(position, move) : null;
    if (typeof move !== 'string' || next === null) break;
    legal.push({ move, note: typeof note === 'number' ? note : null });
    position = next;
  }
  return legal;
}
