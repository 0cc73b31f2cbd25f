import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Join } from 'relay-protocol/client-frames';
import { CLOSE, type CloseCode } from 'relay-protocol/close-codes';
import { FRAME_BYTES } from 'relay-protocol/limits';
import { UNSEATED_MS } from 'relay-protocol/timings';
import { refusal } from '../../core/replies.ts';
import { receive, receiveControl } from '../../room/socket.ts';
import { Connection } from './connection.ts';
import type { CreationPolicy } from './creation-policy.ts';
import type { AdmissionQueue } from './admission-queue.ts';
import { hashOf } from '../hash.ts';
import { FairReader } from './fair-reader.ts';
import type { Log } from './log.ts';
import type { Rooms } from './rooms.ts';
import { turnAway } from './turn-away.ts';
import { inBatches } from './fair-queue.ts';

/** How far a message may be split up; the library's larger defaults have been abused. */
const FRAGMENTS = 32;
const CHUNKS = 256;
const CLOSE_TIMEOUT_MS = 5000;
const CLOSED_AT_ONCE = 4;
/** Of the WebSocket protocol; the library would take a draft of it too. */
const VERSION = '13';
const WRONG_VERSION = refusal(426, { 'Sec-WebSocket-Version': VERSION });

const OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Pings are answered here, after they are counted.
  autoPong: false,
  maxPayload: FRAME_BYTES,
  maxFragments: FRAGMENTS,
  maxBufferedChunks: CHUNKS,
  // The library's types do not know it yet.
  closeTimeout: CLOSE_TIMEOUT_MS,
};

interface SocketsOptions {
  readonly rooms: Rooms;
  readonly creation: CreationPolicy;
  readonly now: () => number;
  readonly log: Log;
  readonly onRefused: (code: number) => void;
  readonly admission: AdmissionQueue;
}

/** The open sockets: what arrives on one is checked and handed to its room. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server: WebSocketServer;
  readonly #reader: FairReader;
  readonly #open = new Set<Connection>();
  /** In the order in which they were opened. */
  readonly #unseated = new Set<Connection>();
  readonly #ofNetwork = new Map<string, number>();

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#reader = new FairReader(options.admission);
    this.#server = new WebSocketServer(OPTIONS);
    this.#server.on('wsClientError', (_error, socket) => turnAway(socket, refusal(400)));
  }

  get count(): number {
    return this.#open.size;
  }

  countOf(network: string): number {
    return this.#ofNetwork.get(network) ?? 0;
  }

  /** Completes the handshake, or answers why not (INFO-6). @param room the hash of the id */
  accept(
    request: IncomingMessage,
    socket: Duplex,
    at: { readonly head: Buffer; readonly room: string; readonly networks: readonly string[] },
  ): void {
    const { headers } = request;
    if (headers['sec-websocket-version'] !== VERSION) return turnAway(socket, WRONG_VERSION);
    // There are no subprotocols; the library would agree to the first that is asked for.
    delete headers['sec-websocket-protocol'];
    this.sweep();
    return this.#server.handleUpgrade(request, socket, at.head, (ws) => {
      const by = { ws, wire: socket, reader: this.#reader };
      this.#add(new Connection(by, { ...at, now: this.#options.now() }), ws);
    });
  }

  /** Closes the sockets that have not joined in time (CAP-6). */
  sweep(): void {
    while (this.#closeSilent()) continue;
  }

  /** The same for a timer, a few at a time. */
  readonly sweepInBatches = inBatches(() => this.#closeSilent(), CLOSED_AT_ONCE);

  /** Tells every player to come back later, since the relay is stopping. */
  closeAll(): void {
    for (const connection of this.#open) this.#close(connection, CLOSE.restart);
  }

  /** Cuts whoever has not answered the closing by now. */
  terminateAll(): void {
    for (const { ws } of this.#open) ws.terminate();
  }

  /** @returns false where nobody has been silent for too long */
  #closeSilent(): boolean {
    const [eldest] = this.#unseated;
    if (eldest === undefined) return false;
    if (this.#options.now() - eldest.state.openedAt < UNSEATED_MS) return false;
    this.#close(eldest, CLOSE.malformed);
    return true;
  }

  #add(connection: Connection, ws: WebSocket): void {
    this.#open.add(connection);
    this.#unseated.add(connection);
    for (const one of connection.networks) this.#ofNetwork.set(one, this.countOf(one) + 1);
    ws.on('message', (data, isBinary) => this.#receive(connection, data, isBinary));
    ws.on('ping', (data) => this.#receiveControl(connection, () => ws.pong(data)));
    ws.on('pong', () => this.#receiveControl(connection));
    ws.on('close', () => this.#closed(connection));
    // By then the library has closed it, with the right code.
    ws.on('error', () => (connection.hasFailed = true));
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    if (connection.isOver || !Buffer.isBuffer(data)) return connection.passOver();
    const { now: clock, rooms } = this.#options;
    const now = clock();
    const text = isBinary ? null : data.toString();
    const frame = receive(connection.state, { text, bytes: data.length }, now);
    if (frame.t === 'close') return this.#close(connection, frame.code);
    if (frame.t === 'join') return this.#tryJoin(connection, frame, now);
    const { seat } = connection.state;
    if (seat === null) return undefined;
    const event = { kind: frame.t, socket: connection, seat };
    return rooms.handle(connection.room, event, now, { frame: data });
  }

  #receiveControl(connection: Connection, reply?: () => void): void {
    if (connection.isOver) return connection.passOver();
    if (receiveControl(connection.state, this.#options.now())) reply?.();
    else this.#close(connection, CLOSE.tooFast);
  }

  #tryJoin(connection: Connection, join: Join, now: number): void {
    try {
      this.#join(connection, join, now);
    } catch (error) {
      this.#options.rooms.fail(connection.room, error);
      this.#close(connection, CLOSE.failed);
    }
  }

  #join(connection: Connection, join: Join, now: number): void {
    const { rooms, creation, log } = this.#options;
    const { room, networks } = connection;
    const asked = rooms.needsPermit(room, now) ? creation.permit(join, networks, now) : null;
    const isMade = asked === 'allowed';
    const alongside = isMade ? () => creation.store(networks) : undefined;
    const tokenHash = hashOf(join.seatToken);
    const permit = asked ?? 'allowed';
    const event = { kind: 'join', socket: connection, tokenHash, permit } as const;
    rooms.handle(room, event, now, { alongside });
    if (connection.state.seat === null) return;
    this.#unseated.delete(connection);
    if (!isMade) return;
    creation.count(networks, now);
    log('room made', { room: room.slice(0, 8) });
  }

  /** The relay closes a socket for something that it did. */
  #close(connection: Connection, code: CloseCode): void {
    this.#options.onRefused(code);
    connection.close(code);
    this.#leaveRoom(connection);
  }

  #closed(connection: Connection): void {
    this.#open.delete(connection);
    for (const network of connection.networks) {
      const left = this.countOf(network) - 1;
      if (left > 0) this.#ofNetwork.set(network, left);
      else this.#ofNetwork.delete(network);
    }
    connection.isOver = true;
    this.#leaveRoom(connection);
  }

  #leaveRoom(connection: Connection): void {
    this.#unseated.delete(connection);
    const { room, state } = connection;
    if (state.seat === null) return;
    connection.state = { ...state, seat: null };
    const event = { kind: 'closed', socket: connection, seat: state.seat } as const;
    this.#options.rooms.handle(room, event, this.#options.now());
  }
}
