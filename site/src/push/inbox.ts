import type { PushedFrame } from '@sealed-move/client/push-worker';
import { readFields } from '@sealed-move/protocol/fields';
import { readPushed, removePushed, updatePushed } from '../storage/side-database.ts';

/** Reads the newest frame that a game's worker received; null if there is none. */
export async function readInbox(id: string): Promise<PushedFrame | null> {
  return readFrame(await readPushed(id));
}

/** Stores a frame unless another run of the worker has stored a newer one. */
export async function keepFrame(id: string, pushed: PushedFrame): Promise<void> {
  await updatePushed(id, (kept) => {
    const before = readFrame(kept);
    return before !== null && before.n >= pushed.n ? before : pushed;
  });
}

export const emptyInbox = removePushed;

function readFrame(value: unknown): PushedFrame | null {
  const { n, frame } = readFields(value);
  return typeof n === 'number' && typeof frame === 'string' ? { n, frame } : null;
}
