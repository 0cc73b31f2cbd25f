import type { Duplex } from 'node:stream';
import { inTurns } from './turns.ts';

/** As many short frames as a connection may send at once, about. */
const PIECE_BYTES = 2048;
/** One of the largest frames, about. */
const PIECES_AT_ONCE = 8;
const NOTHING = Buffer.alloc(0);

/** A socket of which more came in than one piece. */
interface Reader {
  readonly socket: Duplex;
  /** Hands on what was read. */
  readonly read: (piece: Buffer) => void;
  /** Whether nothing is to be read any more. */
  readonly isDeaf: () => boolean;
  rest: Buffer;
}

/**
 * Hands on what comes in on many sockets. What is small at once; what is large in pieces, and in
 * turns with all else that is large: so a short frame of one room never waits until the long ones of
 * others are through, nor for the rest of a flood whose first frames have closed the connection.
 */
export class Intake {
  readonly #waiting = new Set<Reader>();
  readonly #readAll = inTurns(() => this.#readOne(), PIECES_AT_ONCE);

  /** @param socket on which somebody reads already, who gets it from here on */
  attach(socket: Duplex, isDeaf: () => boolean): void {
    const [listener] = socket.listeners('data');
    socket.removeAllListeners('data');
    const read = (piece: Buffer) => {
      listener?.call(socket, piece);
    };
    const reader: Reader = { socket, read, isDeaf, rest: NOTHING };
    socket.on('data', (chunk: Buffer) => this.#take(reader, chunk));
    socket.prependListener('close', () => this.#end(reader));
  }

  #take(reader: Reader, chunk: Buffer): void {
    const { socket, read, isDeaf, rest } = reader;
    if (isDeaf()) return;
    if (rest.length === 0 && chunk.length <= PIECE_BYTES) return read(chunk);
    reader.rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // Until its turns are over nothing more is read of it: the sender waits, not the memory here.
    socket.pause();
    this.#waiting.add(reader);
    this.#readAll();
  }

  /** Hands on one piece of who has waited longest. @returns false where nobody waits */
  #readOne(): boolean {
    const [reader] = this.#waiting;
    if (reader === undefined) return false;
    this.#waiting.delete(reader);
    const { socket, read, isDeaf, rest } = reader;
    reader.rest = isDeaf() ? NOTHING : rest.subarray(PIECE_BYTES);
    if (isDeaf()) return true;
    read(rest.subarray(0, PIECE_BYTES));
    if (reader.rest.length > 0) this.#waiting.add(reader);
    else if (!isDeaf()) socket.resume();
    return true;
  }

  /** Nobody waits for a socket that is gone, and what it still holds must not come before the rest. */
  #end(reader: Reader): void {
    this.#waiting.delete(reader);
    const { read, isDeaf, rest } = reader;
    reader.rest = NOTHING;
    if (rest.length > 0 && !isDeaf()) read(rest);
  }
}
