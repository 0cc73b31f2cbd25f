import { readFields } from '@sealed-move/protocol/fields';
import type { Setup } from '@sealed-move/client/saved-games';

export interface LocalRecord {
  readonly setup: Setup;
  /** The session's last save; null before the first. */
  readonly game: string | null;
}

/** Reads a stored or restored record; an unusable one becomes a new game without a clock. */
export function readLocalRecord(saved: unknown): LocalRecord {
  const { setup, game } = readFields(saved);
  const { hostSide, options } = readFields(setup);
  return {
    setup: { hostSide: hostSide === 1 ? 1 : 0, options: options ?? null },
    game: typeof game === 'string' ? game : null,
  };
}
