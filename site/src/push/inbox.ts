import type { PushedFrame } from '@sealed-move/client/push-worker';
import { readFields } from '@sealed-move/protocol/fields';
import { readPushed, removePushed, updatePushed } from '../storage/side-database.ts';

/** The newest frame that a game's worker received; null without any. */
export async function readInbox(id: string): Promise<PushedFrame | null> {
  return readFrame(await readPushed(id));
}

/** Keeps a frame unless a newer one is there, which another run of the worker may have stored. */
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
