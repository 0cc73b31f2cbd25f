/*
 * A push message holds at most 4 KB, and a game's moves soon take more. Compressed, 60 moves of each
 * side fit with their clocks, or 140 without.
 */

/** Far more than the longest game's JSON; stops a small message from filling the memory. */
const MAX_BYTES = 131_072;

export async function packJson(json: string): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new CompressionStream('deflate-raw');
  return readAll(new Blob([json]).stream().pipeThrough(packing));
}

/** Null if the bytes are not packed JSON or contain too much. */
export async function unpackJson(packed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    const unpacking = new DecompressionStream('deflate-raw');
    const bytes = await readAll(new Blob([packed]).stream().pipeThrough(unpacking));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('more than a game');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
