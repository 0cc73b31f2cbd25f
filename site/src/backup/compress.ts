import { type Bytes, joinBytes } from './core/bytes.ts';

const METHOD = 'deflate-raw';

export async function compressBytes(plain: Bytes): Promise<Bytes> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream(METHOD));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Null if the bytes are damaged or unpack to more than the limit, as a few bytes can. */
export async function decompressBytes(bytes: Bytes, most: number): Promise<Bytes | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(METHOD));
  return readAtMost(most, stream.getReader()).catch(() => null);
}

async function readAtMost(
  most: number,
  reader: ReadableStreamDefaultReader<Bytes>,
): Promise<Bytes | null> {
  const parts: Bytes[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return joinBytes(...parts);
}
