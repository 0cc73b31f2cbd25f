import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Characters of a chunk: so much is made into bytes, and sent, in one go. */
const CHUNK = 256 * 1024;
/** Bytes that are held as they are. */
const PLAIN = 1024 * 1024;
/** The fastest: tables and lists say the same words in every row, and take a tenth all the same. */
const PACKING = { level: 1, chunkSize: 64 * 1024 };
const UNPACKING = { chunkSize: CHUNK + 64 * 1024 };

/**
 * JSON that waits to go out, in bytes: what is remembered is not encoded again for each who asks.
 * What is long is in several chunks, so that sending it takes turns (SRV-13), and what follows the
 * first MiB is packed: an answer is held until the slowest who asked for it has all of it (SRV-15).
 */
export class HeldText {
  readonly #tell: (chunk: Buffer) => unknown;
  readonly #plain: Buffer[] = [];
  readonly #packed: Buffer[] = [];
  #begun = '';
  #length = 0;
  #size = 0;

  /** @param tell is told each chunk, in their order, once it is full or the text at its end */
  constructor(tell: (chunk: Buffer) => unknown = () => undefined) {
    this.#tell = tell;
  }

  write(text: string): void {
    this.#begun += text;
    if (this.#begun.length >= CHUNK) this.end();
  }

  /** What was written is all in chunks from here on. */
  end(): void {
    if (this.#begun === '') return;
    const isPlain = this.#size < PLAIN;
    const chunk = bytesOf(this.#begun);
    this.#begun = '';
    this.#tell(chunk);
    const held = isPlain ? chunk : pack(chunk);
    (isPlain ? this.#plain : this.#packed).push(held);
    this.#length += chunk.length;
    this.#size += held.buffer.byteLength;
  }

  /** In bytes, as it goes out. */
  get length(): number {
    return this.#length;
  }

  /** In bytes of memory. */
  get size(): number {
    return this.#size;
  }

  /** The one chunk of a text that is short; null of a longer one. */
  get only(): Buffer | null {
    return (this.#plain.length === 1 && this.#packed.length === 0 && this.#plain[0]) || null;
  }

  /** Each is unpacked as it is asked for. No chunk ends within a character. */
  *chunks(): Generator<Buffer> {
    yield* this.#plain;
    for (const chunk of this.#packed) yield inflateRawSync(chunk, UNPACKING);
  }
}

/** Of memory of its own: a short text in Node's pool would keep all of the pool. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Of its own memory again: zlib gives a view of all that it might have filled. */
function pack(chunk: Buffer): Buffer {
  const packed = deflateRawSync(chunk, PACKING);
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}
