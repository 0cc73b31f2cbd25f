import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Characters of a chunk: so much is made into bytes, and sent, in one go. */
const CHUNK = 256 * 1024;
/** Bytes that are held as they are. */
const PLAIN = 1024 * 1024;
/** The fastest: tables and lists say the same words in every row, and take a tenth all the same. */
const PACKING = { level: 1, chunkSize: 96 * 1024 };

/** A part of a text as it is held. No chunk ends within a character. */
export interface HeldChunk {
  readonly bytes: Buffer;
  readonly isPacked: boolean;
  /** In bytes, as it goes out. */
  readonly length: number;
}

/**
 * JSON that waits to go out, in bytes: what is remembered is not encoded again for each who asks.
 * What is long is in several chunks, so that sending it takes turns (SRV-13), and what follows the
 * first MiB is packed: an answer is held until the slowest who asked for it has all of it (SRV-15).
 */
export class HeldText {
  readonly #tell: (bytes: Buffer) => unknown;
  readonly #mostPlain: number;
  readonly #held: HeldChunk[] = [];
  #begun = '';
  #length = 0;
  #size = 0;

  /**
   * @param tell is told the bytes of each chunk, in their order, once it is full or the text at its
   * end; they may be others as soon as it returns
   * @param mostPlain so many bytes are held as they are
   */
  constructor(tell: (bytes: Buffer) => unknown = () => undefined, mostPlain = PLAIN) {
    this.#tell = tell;
    this.#mostPlain = mostPlain;
  }

  write(text: string): void {
    this.#begun += text;
    if (this.#begun.length >= CHUNK) this.end();
  }

  /** What was written is all in chunks from here on. */
  end(): void {
    if (this.#begun === '') return;
    const bytes = this.#isPlain ? ownBytes(this.#begun) : lentBytes(this.#begun);
    this.#begun = '';
    this.#tell(bytes);
    this.#hold(this.#isPlain ? plain(bytes) : packed(bytes));
  }

  /** Goes on with a chunk of another text: what is packed there is not packed again. */
  add(chunk: HeldChunk): void {
    this.end();
    const bytes = unpacked(chunk);
    this.#tell(bytes);
    if (this.#isPlain) this.#hold(plain(bytes));
    else {
      this.#hold(chunk.isPacked ? chunk : packed(bytes));
      giveBack(bytes, chunk);
    }
  }

  /** In bytes, as it goes out. */
  get length(): number {
    return this.#length;
  }

  /** In bytes of memory. */
  get size(): number {
    return this.#size;
  }

  /** As it goes out: each chunk is there until the next is asked for. */
  *chunks(): Generator<Buffer> {
    for (const chunk of this.#held) {
      const bytes = unpacked(chunk);
      yield bytes;
      giveBack(bytes, chunk);
    }
  }

  /** The same, as they are held. */
  get held(): readonly HeldChunk[] {
    return this.#held;
  }

  /** What was written since the last chunk was full. */
  get rest(): string {
    return this.#begun;
  }

  /** The bytes of a text that is short; null of a longer one. */
  get only(): Buffer | null {
    const [first, second] = this.#held;
    return first !== undefined && second === undefined && !first.isPacked ? first.bytes : null;
  }

  get #isPlain(): boolean {
    return this.#size < this.#mostPlain;
  }

  #hold(chunk: HeldChunk): void {
    this.#held.push(chunk);
    this.#length += chunk.length;
    this.#size += chunk.bytes.buffer.byteLength;
  }
}

/** A chunk as it goes out. */
function unpacked({ bytes, isPacked, length }: HeldChunk): Buffer {
  return isPacked ? inflateRawSync(bytes, { chunkSize: roomFor(length) }) : bytes;
}

/** Where all of it was filled, zlib would ask for as much again; and it takes no less than 64. */
function roomFor(length: number): number {
  return length + 64;
}

/** What was unpacked is garbage at once, which V8 would let grow to 64 MB before it looks. */
function giveBack(bytes: Buffer, { isPacked, length }: HeldChunk): void {
  if (isPacked) free(bytes, roomFor(length));
}

/** @param size that its memory has where it has it for itself: what is short, Node gives out of a pool */
function free({ buffer }: Buffer, size: number): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === size) buffer.transfer(0);
}

function plain(bytes: Buffer): HeldChunk {
  return { bytes, isPacked: false, length: bytes.length };
}

/** Of its own memory again: zlib gives a view of all that it might have filled. */
function packed(bytes: Buffer): HeldChunk {
  const deflated = deflateRawSync(bytes, PACKING);
  const own = Buffer.allocUnsafeSlow(deflated.length);
  deflated.copy(own);
  free(deflated, PACKING.chunkSize);
  return { bytes: own, isPacked: true, length: bytes.length };
}

/** Of memory of its own: a short text in Node's pool would keep all of the pool. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const lent = Buffer.allocUnsafeSlow(4 * CHUNK);

/**
 * Until the next are: memory for the bytes of each chunk would be garbage as soon as it is packed,
 * which V8 lets grow to 64 MB.
 */
function lentBytes(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length > lent.length) return ownBytes(text);
  lent.write(text);
  return lent.subarray(0, length);
}
