import type { Duplex } from 'node:stream';
import type { CloseCode } from '@sealed-move/protocol/close-codes';
import { MAX_FRAME_BYTES } from '@sealed-move/protocol/limits';
import { openSocket, type SocketState } from '../../room/socket.ts';
import { Endpoint } from './wire/endpoint.ts';
import { makeTextFrame } from './wire/frames.ts';
import type { QueueNode } from './wire/linked-queue.ts';
import type { Failure } from './wire/opcodes.ts';
import type { Deadline } from './wire/deadline-queue.ts';
import type { FairScheduler } from './wire/fair-scheduler.ts';

/** Maximum number of fragments of a message (CAP-1). */
const FRAGMENTS = 32;
const LIMITS = { messageBytes: MAX_FRAME_BYTES, fragments: FRAGMENTS };

export interface ConnectionEvents {
  onReceived(
    connection: Connection,
    bytes: Buffer,
    at: { readonly start: number; readonly end: number; readonly isText: boolean },
  ): void;
  /** @returns whether the connection may continue */
  onControl(connection: Connection): boolean;
  onLeaving(connection: Connection, code: Failure | null): void;
  onGone(connection: Connection): void;
}

interface ConnectionPlace {
  readonly room: string;
  /** The names of the connection's network and of those around it. */
  readonly networks: readonly string[];
  readonly now: number;
}

export class Connection extends Endpoint {
  readonly room: string;
  readonly networks: readonly string[];
  state: SocketState;
  /** The place of the connection among all open ones. */
  open: QueueNode<Connection> | null = null;
  /** The place of the connection among those without a seat. */
  unseated: QueueNode<Deadline<Connection>> | null = null;
  readonly #events: ConnectionEvents;

  constructor(
    socket: Duplex,
    scheduler: FairScheduler,
    at: ConnectionPlace,
    events: ConnectionEvents,
  ) {
    super(socket, scheduler, LIMITS);
    this.room = at.room;
    this.networks = at.networks;
    this.state = openSocket(at.now);
    this.#events = events;
  }

  /** Takes the connection off the waiting list: it has a seat now, or will not get one. */
  waitNoMore(): void {
    this.unseated?.leave();
    this.unseated = null;
  }

  send(text: string): void {
    this.write(makeTextFrame(text));
  }

  /** Closes the connection; anything that still arrives is ignored. */
  override close(code: CloseCode): void {
    super.close(code);
  }

  protected override get hasSeat(): boolean {
    return this.isOpen && this.state.seat !== null;
  }

  protected override onReceived(bytes: Buffer, start: number, end: number, isText: boolean): void {
    this.#events.onReceived(this, bytes, { start, end, isText });
  }

  protected override onControl(): boolean {
    return this.#events.onControl(this);
  }

  protected override onLeaving(code: Failure | null): void {
    this.#events.onLeaving(this, code);
  }

  protected override onGone(): void {
    this.#events.onGone(this);
  }
}
