import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { CloseCode } from 'relay-protocol/close-codes';
import { openSocket, type SocketState } from '../../room/socket.ts';
import type { Intake } from './intake.ts';
import { textFrame } from './wire.ts';

/** So many frames may be under way to a socket that is being closed. */
const LATE_FRAMES = 64;

/** A socket of a player, with what the relay keeps of it. */
export class Connection {
  readonly ws: WebSocket;
  /** What the library writes to. */
  readonly #wire: Duplex;
  /** The room that it asked for, by hash. */
  readonly room: string;
  /** The name of its network. */
  readonly network: string;
  state: SocketState;
  /** Closed by the relay: whatever still comes in is passed over. */
  isOver = false;
  /** The library could not read what came in. */
  hasFailed = false;
  #late = 0;

  constructor(
    { ws, wire, intake }: { ws: WebSocket; wire: Duplex; intake: Intake },
    at: { room: string; network: string; now: number },
  ) {
    this.ws = ws;
    this.#wire = wire;
    this.room = at.room;
    this.network = at.network;
    this.state = openSocket(at.now);
    intake.attach(wire, {
      isSeated: () => !this.isOver && this.state.seat !== null,
      isDeaf: () => this.#late >= LATE_FRAMES,
    });
  }

  /** Sends a frame of the relay itself. */
  send(text: string): void {
    this.ws.send(text);
  }

  /** Bytes that are waiting for the one who reads here. */
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
    // Both have said then that they close, and nothing is left to be read: the end that the other
    // sends need not be waited for. Not so where what came in was none of the protocol.
    this.#wire.once('finish', () => this.hasFailed || this.#wire.destroy());
    this.ws.close(code);
  }

  /**
   * Passes over a frame that comes in once it is closed. Whoever does not end there is not read any
   * more: else they would keep the relay busy until the library cuts the connection.
   */
  passOver(): void {
    this.#late += 1;
    if (this.#late === LATE_FRAMES) this.ws.pause();
  }
}
