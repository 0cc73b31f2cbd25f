import type { CloseCode } from '@sealed-move/protocol/close-codes';
import type { Seat } from '@sealed-move/protocol/seat';
import { UNSEATED_MS } from '@sealed-move/protocol/timings';
import type { SocketState } from '../../room/socket.ts';
import type { SeatSockets, RecentUsage } from '../../room/state.ts';

/** Data that the platform keeps with a socket while the room sleeps. */
export interface SocketAttachment extends SocketState {
  /** Identifies the socket to the network object that counts it. */
  readonly id: string;
  /** The names of the socket's network and of those around it. */
  readonly networks: readonly string[];
  /** Whether the room has closed the socket: anything that still arrives is ignored. */
  readonly isOver: boolean;
  /** The room's count since its last write; the newest one among its sockets is right. */
  readonly recent: RecentUsage | null;
}

/**
 * The sockets of a room. Everything the room knows about them is attached to them, so the room may
 * be dropped from memory between any two events.
 */
export class Sockets {
  readonly #ctx: DurableObjectState;
  readonly #read = new WeakMap<WebSocket, SocketAttachment>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  accept(socket: WebSocket, attached: SocketAttachment): void {
    this.#ctx.acceptWebSocket(socket);
    this.attach(socket, attached);
  }

  of(socket: WebSocket): SocketAttachment {
    const read = this.#read.get(socket) ?? (socket.deserializeAttachment() as SocketAttachment);
    this.#read.set(socket, read);
    return read;
  }

  attach(socket: WebSocket, attached: SocketAttachment): void {
    this.#read.set(socket, attached);
    socket.serializeAttachment(attached);
  }

  /** Sockets that the room has not closed. */
  open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => !this.of(socket).isOver);
  }

  /** The connected socket of each seat. */
  online(): SeatSockets<WebSocket> {
    const open = this.open();
    const at = (seat: Seat) => open.find((socket) => this.of(socket).seat === seat) ?? null;
    return [at(0), at(1)];
  }

  /** The room's count since its last write; null if no socket has it. */
  recent(): RecentUsage | null {
    const all = this.open().flatMap((socket) => this.of(socket).recent ?? []);
    return all.toSorted(compareAge).at(-1) ?? null;
  }

  /** Sockets that should have joined by now (CAP-6). */
  late(now: number): WebSocket[] {
    const isLate = ({ seat, openedAt }: SocketAttachment) =>
      seat === null && now - openedAt >= UNSEATED_MS;
    return this.open().filter((socket) => isLate(this.of(socket)));
  }

  close(socket: WebSocket, code: CloseCode): void {
    this.attach(socket, { ...this.of(socket), isOver: true });
    socket.close(code);
  }
}

function compareAge(one: RecentUsage, other: RecentUsage): number {
  return one.day - other.day || one.used - other.used || one.expiresAt - other.expiresAt;
}
