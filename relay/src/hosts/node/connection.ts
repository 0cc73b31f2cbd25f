import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { CloseCode } from 'relay-protocol/close-codes';
import { openSocket, type SocketState } from '../../room/socket.ts';
import type { FairReader } from './fair-reader.ts';
import { textFrame } from './wire.ts';

/** How many frames may still arrive on a socket that is being closed. */
const LATE_FRAMES = 64;

/** A player's socket, with what the relay keeps about it. */
export class Connection {
  readonly ws: WebSocket;
  /** What the library writes to. */
  readonly #wire: Duplex;
  /** The room that it asked for, by hash. */
  readonly room: string;
  /** The names of its network and of those around it. */
  readonly networks: readonly string[];
  state: SocketState;
  /** Closed by the relay: whatever still arrives is ignored. */
  isOver = false;
  /** The library could not read what came in. */
  hasFailed = false;
  #late = 0;

  constructor(
    { ws, wire, reader }: { ws: WebSocket; wire: Duplex; reader: FairReader },
    at: { room: string; networks: readonly string[]; now: number },
  ) {
    this.ws = ws;
    this.#wire = wire;
    this.room = at.room;
    this.networks = at.networks;
    this.state = openSocket(at.now);
    reader.attach(wire, {
      isSeated: () => !this.isOver && this.state.seat !== null,
      isDeaf: () => this.#late >= LATE_FRAMES,
    });
  }

  /** Sends a frame of the relay itself. */
  send(text: string): void {
    this.ws.send(text);
  }

  /** Bytes that wait to be sent. */
  get waiting(): number {
    return this.#wire.writableLength;
  }

  /** Passes on a frame of the other seat, unless the player has closed the socket. */
  forward(payload: Buffer): void {
    if (this.ws.readyState === WebSocket.OPEN) this.#wire.write(textFrame(payload));
  }

  close(code: CloseCode): void {
    if (this.isOver) return;
    this.isOver = true;
    // By then both sides have said that they close, and there is no need to wait for the end of the
    // other's stream. Unless what came in was not the protocol at all.
    this.#wire.once('finish', () => this.hasFailed || this.#wire.destroy());
    this.ws.close(code);
  }

  /**
   * Ignores a frame that arrives after the socket was closed. Whoever goes on is no longer read:
   * they would keep the relay busy until the library cuts the connection.
   */
  passOver(): void {
    this.#late += 1;
    if (this.#late === LATE_FRAMES) this.ws.pause();
  }
}
