import { giveBackMemory } from './held-chunk.ts';

/** Bytes of a room: for a chunk that is gathered, and the text that makes it full. */
export const ROOM = 512 * 1024;
/** As many are kept as texts are mostly written at the same time. */
const MOST_FREE = 2;

const free: Buffer[] = [];

export function roomForChunk(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(ROOM);
}

/** Memory for the bytes of each chunk would be garbage, which V8 lets grow to 64 MB. */
export function giveBackRoom(room: Buffer | null): void {
  if (room === null) return;
  if (free.length < MOST_FREE) free.push(room);
  else giveBackMemory(room, ROOM);
}
