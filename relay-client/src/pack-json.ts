/*
 * A push message holds 4 KB at most, and a game's moves are soon longer. Packed, 60 moves of each
 * side with their clocks fit, or 140 without.
 */

/** Far more than the JSON of the longest game, so that a small message cannot fill the memory. */
const MAX_BYTES = 131_072;

export async function packJson(json: string): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new CompressionStream('deflate-raw');
  return readAll(new Blob([json]).stream().pipeThrough(packing));
}

/** Null if that is no packed JSON, or too much. */
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
