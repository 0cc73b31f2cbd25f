import type { Duplex } from 'node:stream';
import type { Door } from './entrance.ts';
import { Line } from './turns.ts';

/** As many short frames as a connection may send at once, about. */
const PIECE_BYTES = 2048;
/** One of the largest frames, about. */
const PIECES_AT_ONCE = 8;

interface About {
  /** Whether somebody plays there. */
  readonly isSeated: () => boolean;
  /** Whether nothing is to be read any more. */
  readonly isDeaf: () => boolean;
}

interface Reader extends About {
  readonly socket: Duplex;
  /** Hands on what was read. */
  readonly hand: (piece: Buffer) => void;
  /** What a line calls when it is this one's turn. */
  readonly readPiece: () => void;
  isItsTurn: boolean;
}

/**
 * Hands on what comes in on many sockets. What is short and of somebody who plays, at once; what is
 * long in pieces, in turns with all else that is long; and what is of those who do not play, who
 * join or have been closed, at the door. So a short frame of one room never waits until the long
 * ones of others are through, nor for a crowd at the door, nor for the rest of a flood whose first
 * frames have closed the connection.
 */
export class Intake {
  readonly #long = new Line((readPiece: () => void) => readPiece(), PIECES_AT_ONCE);
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  /** @param socket on which somebody reads already, who gets it from here on */
  attach(socket: Duplex, about: About): void {
    const [listener] = socket.listeners('data');
    socket.removeAllListeners('data');
    const hand = (piece: Buffer) => {
      listener?.call(socket, piece);
    };
    const readPiece = () => this.#readPiece(reader);
    const reader: Reader = { socket, hand, readPiece, ...about, isItsTurn: false };
    const take = (chunk: Buffer) => this.#take(reader, chunk);
    socket.on('data', take);
    socket.prependListener('close', () => {
      socket.removeListener('data', take);
      this.#end(reader);
    });
  }

  #take(reader: Reader, chunk: Buffer): void {
    const { socket, hand, isItsTurn, isSeated, isDeaf } = reader;
    if (isDeaf()) return;
    if (isItsTurn || (chunk.length <= PIECE_BYTES && isSeated())) return hand(chunk);
    // It waits in the stream itself, so that what follows it, the end too, comes after it; and little
    // more is read until then: the sender waits, not the memory here.
    socket.pause();
    socket.unshift(chunk);
    this.#wait(reader);
  }

  #wait(reader: Reader): void {
    const line = reader.isSeated() ? this.#long : this.#door;
    line.add(reader.readPiece);
  }

  #readPiece(reader: Reader): void {
    const { socket, isDeaf } = reader;
    if (isDeaf()) return;
    reader.isItsTurn = true;
    socket.read(Math.min(PIECE_BYTES, socket.readableLength));
    reader.isItsTurn = false;
    if (isDeaf()) return;
    if (socket.readableLength > 0) this.#wait(reader);
    else socket.resume();
  }

  /** Nobody waits for a socket that is gone; what it still holds is handed on. */
  #end({ socket, hand, readPiece, isDeaf }: Reader): void {
    this.#long.leave(readPiece);
    this.#door.leave(readPiece);
    const rest = socket.read() as Buffer | null;
    if (rest !== null && !isDeaf()) hand(rest);
  }
}
