import { giveBackRoom, ROOM, roomForChunk } from './chunk-room.ts';
import {
  copied,
  giveBack,
  type HeldChunk,
  ownBytes,
  packed,
  plain,
  unpacked,
} from './held-chunk.ts';

/** Bytes of a chunk: so much is sent in one go. */
const CHUNK = 256 * 1024;
/**
 * Characters that wait to be made into bytes. The text of a whole chunk is thousands of pieces that
 * were put together, which V8 takes for old before there are enough of them.
 */
const WAITING = 16 * 1024;
/** Bytes that are held as they are. */
const PLAIN = 1024 * 1024;

/**
 * JSON that waits to go out, in bytes: what is remembered is not encoded again for each who asks.
 * What is long is in several chunks, so that sending it takes turns (SRV-13), and what follows the
 * first MiB is packed: an answer is held until the slowest who asked for it has all of it (SRV-15).
 */
export class HeldText {
  readonly #tell: (bytes: Buffer) => unknown;
  readonly #mostPlain: number;
  readonly #held: HeldChunk[] = [];
  #waiting = '';
  /** What of the next chunk is in bytes. */
  #room: Buffer | null = null;
  #gathered = 0;
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
    if (this.#waiting.length >= WAITING) this.#gather();
    this.#waiting += text;
    if (this.#gathered + this.#waiting.length >= CHUNK) this.end();
  }

  /** What was written is all in chunks from here on. */
  end(): void {
    // What is held as it is, and in one part, goes to where it is held at once.
    if (this.#gathered > 0 || !this.#isPlain) this.#gather();
    if (this.#room !== null && this.#gathered > 0) {
      const bytes = this.#room.subarray(0, this.#gathered);
      this.#take(bytes, () => copied(bytes));
    }
    this.#leaveRoom();
    if (this.#waiting === '') return;
    const bytes = ownBytes(this.#waiting);
    this.#waiting = '';
    this.#take(bytes, () => bytes);
  }

  /** Goes on with a part of another text: what is packed there is not packed again. */
  add(chunk: HeldChunk): void {
    if (!chunk.isPacked) return this.#addPlain(chunk.bytes);
    this.end();
    const bytes = unpacked(chunk);
    this.#tell(bytes);
    if (this.#isPlain) this.#hold(plain(bytes));
    else {
      this.#hold(chunk);
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

  /** Gives away what was written since the last chunk was full: each part is there until the next. */
  *rest(): Generator<string | HeldChunk> {
    if (this.#room !== null) yield plain(this.#room.subarray(0, this.#gathered));
    this.#leaveRoom();
    const waiting = this.#waiting;
    this.#waiting = '';
    if (waiting !== '') yield waiting;
  }

  /** The bytes of a text that is short; null of a longer one. */
  get only(): Buffer | null {
    const [first, second] = this.#held;
    return first !== undefined && second === undefined && !first.isPacked ? first.bytes : null;
  }

  get #isPlain(): boolean {
    return this.#size < this.#mostPlain;
  }

  #addPlain(bytes: Buffer): void {
    this.#gather();
    if (this.#waiting !== '' || this.#gathered + bytes.length > ROOM) this.end();
    if (bytes.length > ROOM) return this.#take(bytes, () => bytes);
    this.#room ??= roomForChunk();
    this.#room.set(bytes, this.#gathered);
    this.#gathered += bytes.length;
    if (this.#gathered >= CHUNK) this.end();
  }

  /** Makes what waits into bytes, unless it finds no room. */
  #gather(): void {
    if (this.#waiting === '') return;
    const length = Buffer.byteLength(this.#waiting);
    if (this.#gathered + length > ROOM) return;
    this.#room ??= roomForChunk();
    this.#room.write(this.#waiting, this.#gathered);
    this.#gathered += length;
    this.#waiting = '';
  }

  #leaveRoom(): void {
    giveBackRoom(this.#room);
    this.#room = null;
    this.#gathered = 0;
  }

  #take(bytes: Buffer, own: () => Buffer): void {
    this.#tell(bytes);
    this.#hold(this.#isPlain ? plain(own()) : packed(bytes));
  }

  #hold(chunk: HeldChunk): void {
    this.#held.push(chunk);
    this.#length += chunk.length;
    this.#size += chunk.bytes.buffer.byteLength;
  }
}
