import type { Duplex } from 'node:stream';
import type { AdmissionQueue } from './admission-queue.ts';
import { FairQueue } from './fair-queue.ts';

/** About as much as the short frames that a connection may send at once. */
const PIECE_BYTES = 2048;
/** About one frame of the largest size. */
const PIECES_AT_ONCE = 8;

interface SocketStatus {
  /** Whether a player has a seat there. */
  readonly isSeated: () => boolean;
  /** Whether nothing more is to be read. */
  readonly isDeaf: () => boolean;
}

interface Reader extends SocketStatus {
  readonly socket: Duplex;
  /** Passes on what was read. */
  readonly hand: (piece: Buffer) => void;
  /** Called when this socket's turn comes. */
  readonly readPiece: () => void;
  isItsTurn: boolean;
}

/**
 * Reads many sockets fairly. What is short and from a player with a seat is passed on at once. What
 * is long goes in pieces, taking turns with everything else that is long. Whoever has no seat, or
 * has been closed, waits in the admission queue. So a short frame of one room never waits for the
 * long ones of others, for a crowd of newcomers, or for the rest of a flood that has been closed.
 */
export class FairReader {
  readonly #long = new FairQueue((readPiece: () => void) => readPiece(), PIECES_AT_ONCE);
  readonly #admission: AdmissionQueue;

  constructor(admission: AdmissionQueue) {
    this.#admission = admission;
  }

  /** @param socket one with a reader already, which is served from here on */
  attach(socket: Duplex, status: SocketStatus): void {
    const [listener] = socket.listeners('data');
    socket.removeAllListeners('data');
    const hand = (piece: Buffer) => {
      listener?.call(socket, piece);
    };
    const readPiece = () => this.#readPiece(reader);
    const reader: Reader = { socket, hand, readPiece, ...status, isItsTurn: false };
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
    // The bytes wait in the stream itself, so that whatever follows, even the end, stays behind them.
    // Little more is read until then: the sender waits, and memory here does not grow.
    socket.pause();
    socket.unshift(chunk);
    this.#wait(reader);
  }

  #wait(reader: Reader): void {
    const line = reader.isSeated() ? this.#long : this.#admission;
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

  /** A socket that is gone leaves the queues; what it still holds is passed on. */
  #end({ socket, hand, readPiece, isDeaf }: Reader): void {
    this.#long.leave(readPiece);
    this.#admission.leave(readPiece);
    const rest = socket.read() as Buffer | null;
    if (rest !== null && !isDeaf()) hand(rest);
  }
}
