import type { Setup } from '@sealed-move/client/saved-games';

/** What a device keeps of a game that is played on it by both. */
export interface LocalRecord {
  readonly setup: Setup;
  /** As the session saved it last; null: not yet. */
  readonly game: string | null;
}

/** What was kept, or came with a backup; what cannot be used is a new game without a clock. */
export function readLocalRecord(saved: unknown): LocalRecord {
  const { setup, game } = fieldsOf(saved);
  const { hostSide, options } = fieldsOf(setup);
  return {
    setup: { hostSide: hostSide === 1 ? 1 : 0, options: options ?? null },
    game: typeof game === 'string' ? game : null,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
