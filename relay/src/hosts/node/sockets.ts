import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, type CloseCode } from '@sealed-move/protocol/close-codes';
import { UNSEATED_MS } from '@sealed-move/protocol/timings';
import { makeRefusalReply } from '../../core/replies.ts';
import { receiveFrame, countControl } from '../../room/socket.ts';
import { Connection, type ConnectionEvents } from './connection.ts';
import type { CreationPolicy } from './creation-policy.ts';
import type { Database } from './database.ts';
import { Joins } from './joins.ts';
import type { Log } from 'service/event-log';
import type { Rooms } from './rooms.ts';
import { turnAway } from './turn-away.ts';
import { writeFrameInPlace } from './wire/frames.ts';
import { readHandshake, makeHandshakeAnswer, VERSION } from './wire/handshake.ts';
import { LinkedQueue } from './wire/linked-queue.ts';
import { OPCODE } from './wire/opcodes.ts';
import { DeadlineQueue } from './wire/deadline-queue.ts';
import type { FairScheduler } from './wire/fair-scheduler.ts';

const WRONG_VERSION = makeRefusalReply(426, { 'Sec-WebSocket-Version': VERSION });
/** The relay's own frames start with this; all others are ASCII. */
const BRACE = 0x7b;

interface SocketsOptions {
  readonly rooms: Rooms;
  readonly creation: CreationPolicy;
  readonly database: Pick<Database, 'group'>;
  readonly now: () => number;
  readonly log: Log;
  readonly onRefused: (code: number) => void;
  readonly scheduler: FairScheduler;
}

/** The open sockets: checks what arrives and passes it to the room. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #events: ConnectionEvents;
  readonly #joins: Joins;
  /** All open connections, in the order in which they were opened. */
  readonly #open = new LinkedQueue<Connection>();
  readonly #unseated: DeadlineQueue<Connection>;
  readonly #ofNetwork = new Map<string, number>();

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#unseated = new DeadlineQueue({
      ms: UNSEATED_MS,
      now: options.now,
      onLate: (connection) => this.#close(connection, CLOSE.malformed),
    });
    this.#joins = new Joins({
      ...options,
      isCrowded: () => options.scheduler.unseatedCount > 0,
      onDecided: (connection) => {
        if (connection.state.seat !== null) connection.waitNoMore();
      },
      onFailed: (connection, error) => {
        options.rooms.fail(connection.room, error);
        this.#close(connection, CLOSE.failed);
      },
    });
    this.#events = {
      onReceived: (connection, bytes, at) => this.#receive(connection, bytes, at),
      onControl: (connection) => this.#receiveControl(connection),
      onLeaving: (connection, code) => {
        if (code !== null) options.onRefused(code);
        this.#leaveRoom(connection);
      },
      onGone: (connection) => this.#gone(connection),
    };
  }

  get count(): number {
    return this.#open.size;
  }

  countOf(network: string): number {
    return this.#ofNetwork.get(network) ?? 0;
  }

  /** Completes the handshake, or says why not (INFO-6). `room` is the hash of the room's id. */
  accept(
    request: IncomingMessage,
    socket: Duplex,
    at: { readonly head: Buffer; readonly room: string; readonly networks: readonly string[] },
  ): void {
    const handshake = readHandshake(request.headers);
    if (handshake.is === 'another version') return turnAway(socket, WRONG_VERSION);
    if (handshake.is === 'malformed') return turnAway(socket, makeRefusalReply(400));
    this.sweep();
    // The client has gone, or has ended already.
    if (!socket.readable || !socket.writable) return void socket.destroy();
    socket.write(makeHandshakeAnswer(handshake.key), 'latin1');
    const place = { room: at.room, networks: at.networks, now: this.#options.now() };
    const connection = new Connection(socket, this.#options.scheduler, place, this.#events);
    this.#add(connection);
    return connection.start(at.head);
  }

  /** Closes the sockets that have not joined in time (CAP-6). */
  sweep(): void {
    this.#unseated.sweep();
  }

  /** Tells every player to come back later, because the relay is stopping. */
  closeAll(): void {
    for (const connection of this.#open.all()) this.#close(connection, CLOSE.restart);
  }

  /** Cuts every connection whose client has not answered the close yet. */
  terminateAll(): void {
    for (const connection of this.#open.all()) connection.destroy();
  }

  #add(connection: Connection): void {
    connection.open = this.#open.join(connection);
    connection.unseated = this.#unseated.add(connection);
    for (const one of connection.networks) this.#ofNetwork.set(one, this.countOf(one) + 1);
  }

  #receive(
    connection: Connection,
    bytes: Buffer,
    { start, end, isText }: { start: number; end: number; isText: boolean },
  ): void {
    const { now: clock, rooms } = this.#options;
    const now = clock();
    const encoding = bytes[start] === BRACE ? 'utf8' : 'latin1';
    const text = isText ? bytes.toString(encoding, start, end) : null;
    const frame = receiveFrame(connection.state, { text, bytes: end - start }, now);
    if (frame.t === 'close') return this.#close(connection, frame.code);
    if (frame.t === 'join') return this.#joins.add(connection, frame);
    const { seat } = connection.state;
    if (seat === null) return undefined;
    const event = { kind: frame.t, socket: connection, seat };
    // The relay's header is written where the client's was: the payload goes on from there.
    const sealed =
      frame.t === 'sealed' ? writeFrameInPlace(bytes, start, end, OPCODE.text) : undefined;
    rooms.handle(connection.room, event, now, { frame: sealed });
    return undefined;
  }

  #receiveControl(connection: Connection): boolean {
    if (countControl(connection.state, this.#options.now())) return true;
    this.#close(connection, CLOSE.tooFast);
    return false;
  }

  /** Closes a socket because of its behaviour. */
  #close(connection: Connection, code: CloseCode): void {
    this.#options.onRefused(code);
    connection.close(code);
    this.#leaveRoom(connection);
  }

  #gone(connection: Connection): void {
    connection.open?.leave();
    for (const network of connection.networks) {
      const left = this.countOf(network) - 1;
      if (left > 0) this.#ofNetwork.set(network, left);
      else this.#ofNetwork.delete(network);
    }
    this.#leaveRoom(connection);
  }

  #leaveRoom(connection: Connection): void {
    connection.waitNoMore();
    const { room, state } = connection;
    if (state.seat === null) return;
    connection.state = { ...state, seat: null };
    const event = { kind: 'closed', socket: connection, seat: state.seat } as const;
    this.#options.rooms.handle(room, event, this.#options.now());
  }
}
