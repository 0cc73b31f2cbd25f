import { DurableObject } from 'cloudflare:workers';
import { SlidingNetworkLimit } from 'service/sliding-window-limit';
import { refuseTooMany } from '../../core/replies.ts';
import type { Join } from '@sealed-move/protocol/client-frames';
import { CLOSE, type CloseCode } from '@sealed-move/protocol/close-codes';
import type { Effect, Permit, RoomEvent } from '../../room/events.ts';
import { needsPermit, stepRoom } from '../../room/machine.ts';
import { openSocket, receiveFrame } from '../../room/socket.ts';
import {
  getAlarmTime,
  readRecentUsage,
  toRecord,
  type RoomRecord,
  type RoomState,
  toState,
} from '../../room/state.ts';
import { hashText } from '../hash.ts';
import { NAMES, type RoomCalls } from './calls.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { answerClosing } from './closing.ts';
import { requestPermit } from './creation-policy.ts';
import type { Environment } from './environment.ts';
import { Networks } from './networks.ts';
import { toResponse } from './response.ts';
import { Sockets } from './sockets.ts';
import { Mutex } from 'service/mutex';

const SOCKETS_TO_A_ROOM = { most: 30, windowMs: 60_000 };
const RECORD = 'room';

type WorkerRoomState = RoomState<WebSocket>;
type WorkerRoomEvent = RoomEvent<WebSocket>;

/**
 * A room. It may sleep between any two events while its sockets stay open, so nothing important is
 * only in memory. It stores seats and attaches everything else to the sockets.
 */
export class Room extends DurableObject<Environment> implements RoomCalls {
  protected readonly clock = SYSTEM_CLOCK;
  readonly #sockets = new Sockets(this.ctx);
  readonly #mutex = new Mutex();
  readonly #joins = new SlidingNetworkLimit(SOCKETS_TO_A_ROOM);
  #record: RoomRecord | null = this.ctx.storage.kv.get<RoomRecord>(RECORD) ?? null;

  /** Opens a socket. The Worker has named it and its network. */
  override fetch(request: Request): Response {
    const now = this.clock.now();
    this.#sweep();
    const networks = (request.headers.get(NAMES.networks) ?? '').split(' ');
    if (!this.#joins.take(networks, now))
      return toResponse(refuseTooMany(SOCKETS_TO_A_ROOM.windowMs));
    const { 0: client, 1: server } = new WebSocketPair();
    const id = request.headers.get(NAMES.socket) ?? '';
    this.#sockets.accept(server, { ...openSocket(now), id, networks, isOver: false, recent: null });
    return new Response(null, { status: 101, webSocket: client });
  }

  openSockets(): string[] {
    return this.#sockets.open().map((socket) => this.#sockets.of(socket).id);
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    return this.#mutex.run(() => this.#orClose(() => this.#receive(socket, data)));
  }

  override webSocketClose(socket: WebSocket, code: number): Promise<void> {
    return this.#mutex.run(() => {
      answerClosing(socket, code);
      this.#closed(socket);
    });
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.#mutex.run(() => this.#closed(socket));
  }

  override alarm(): Promise<void> {
    return this.#mutex.run(() => {
      this.#sweep();
      this.#handle({ kind: 'alarm' });
    });
  }

  /** Closes the sockets that have not joined in time (CAP-6). */
  #sweep(): void {
    for (const socket of this.#sockets.late(this.clock.now())) {
      this.#close(socket, CLOSE.malformed);
    }
  }

  /** Closes the room if a write or a call fails (HOST-6); its players then come back. */
  async #orClose(turn: () => Promise<void>): Promise<void> {
    try {
      await turn();
    } catch (error) {
      for (const socket of this.#sockets.open()) this.#sockets.close(socket, CLOSE.failed);
      // For the platform's log.
      throw error;
    }
  }

  async #receive(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const attached = this.#sockets.of(socket);
    if (attached.isOver) return;
    const text = typeof data === 'string' ? data : null;
    const bytes = text === null ? 0 : Buffer.byteLength(text);
    const frame = receiveFrame(attached, { text, bytes }, this.clock.now());
    if (frame.t === 'close') return this.#close(socket, frame.code);
    this.#sockets.attach(socket, attached);
    if (frame.t === 'join') return this.#join(socket, frame);
    const { seat } = attached;
    if (seat !== null) this.#handle({ kind: frame.t, socket, seat }, text ?? '');
  }

  async #join(socket: WebSocket, join: Join): Promise<void> {
    const mustAsk = needsPermit(this.#state(), this.clock.now());
    const { networks } = this.#sockets.of(socket);
    const permit: Permit = mustAsk ? await requestPermit(this.env, join, networks) : 'allowed';
    // It may be gone by the time the answer arrives.
    if (this.#sockets.of(socket).isOver) return;
    this.#handle({ kind: 'join', socket, tokenHash: hashText(join.seatToken), permit });
  }

  #closed(socket: WebSocket): void {
    const attached = this.#sockets.of(socket);
    this.ctx.waitUntil(new Networks(this.env, attached.networks).leave(attached.id));
    if (attached.isOver) return;
    this.#leaveRoom(socket);
    this.#sockets.attach(socket, { ...attached, isOver: true });
  }

  /** Closes a socket because of its behaviour. */
  #close(socket: WebSocket, code: CloseCode): void {
    this.#leaveRoom(socket);
    this.#sockets.close(socket, code);
  }

  #leaveRoom(socket: WebSocket): void {
    const { seat } = this.#sockets.of(socket);
    if (seat !== null) this.#handle({ kind: 'closed', socket, seat });
  }

  #state(): WorkerRoomState {
    return toState(this.#record, this.#sockets.online(), this.#sockets.recent());
  }

  /** @param frame the frame to forward */
  #handle(event: WorkerRoomEvent, frame = ''): void {
    const { state, effects } = stepRoom(this.#state(), event, this.clock.now());
    for (const effect of effects) this.#do(effect, state, frame);
    this.#keepRecent(state);
  }

  #do(effect: Effect<WebSocket>, state: WorkerRoomState, frame: string): void {
    switch (effect.do) {
      case 'forward':
        return effect.to.send(frame);
      case 'send':
        return effect.to.send(effect.text);
      case 'seat': {
        const attached = this.#sockets.of(effect.socket);
        return this.#sockets.attach(effect.socket, { ...attached, seat: effect.seat });
      }
      case 'close':
        return this.#sockets.close(effect.socket, effect.code);
      case 'store':
        return this.#store(state);
      case 'note':
        return this.#note(state);
    }
  }

  /** Stores the state. The platform delays everything sent afterwards until it is on disk. */
  #store(state: WorkerRoomState): void {
    this.#note(state);
    const at = getAlarmTime(this.#record);
    if (at !== null) this.ctx.waitUntil(this.ctx.storage.setAlarm(this.clock.alarmFor(at)));
  }

  #note(state: WorkerRoomState): void {
    const record = toRecord(state);
    if (record === null) this.ctx.waitUntil(this.ctx.storage.deleteAll());
    else this.ctx.storage.kv.put(RECORD, record);
    this.#record = record;
  }

  /** Attaches the count to an open socket. With none open, the exact count is stored already. */
  #keepRecent(state: WorkerRoomState): void {
    if (state.kind !== 'one_seat' && state.kind !== 'two_seats') return;
    const keeper = state.online[0] ?? state.online[1];
    if (keeper === null) return;
    this.#sockets.attach(keeper, { ...this.#sockets.of(keeper), recent: readRecentUsage(state) });
  }
}
