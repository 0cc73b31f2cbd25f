import type { WebSocket } from 'ws';
import type { CloseCode } from '../../room/close-codes.ts';
import { openSocket, type SocketState } from '../../room/socket.ts';

/** So many frames may be under way to a socket that is being closed. */
const LATE_FRAMES = 64;

/** A socket of a player, with what the relay keeps of it. */
export class Connection {
  readonly ws: WebSocket;
  /** The room that it asked for, by hash. */
  readonly room: string;
  /** The name of its network. */
  readonly network: string;
  state: SocketState;
  /** Closed by the relay: whatever still comes in is passed over. */
  isOver = false;
  #late = 0;

  constructor(ws: WebSocket, at: { room: string; network: string; now: number }) {
    this.ws = ws;
    this.room = at.room;
    this.network = at.network;
    this.state = openSocket(at.now);
  }

  /** Sends a frame of the relay itself. */
  send(text: string): void {
    this.ws.send(text);
  }

  close(code: CloseCode): void {
    if (this.isOver) return;
    this.isOver = true;
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
