import { readRelayFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { stepConnection } from './core/connection-machine.ts';
import {
  type ConnectionEffect,
  type ConnectionEvent,
  makeOffState,
  type ConnectionState,
  findDeadline,
  type Presence,
} from './core/connection-state.ts';
import type { Socket, Platform } from './platform.ts';

export interface ConnectionOptions {
  readonly platform: Platform;
  /** The room's address: `wss://…/v1/rooms/…`. */
  readonly url: string;
  readonly seat: Seat;
  /** Whether the relay has ever given the player this seat. */
  readonly isSeated: boolean;
  /** Makes the join frame. `isFirst`: it may create the room. */
  readonly join: (isFirst: boolean) => string;
  readonly on: ConnectionListener;
}

export interface ConnectionListener {
  readonly changed: (state: ConnectionState) => void;
  readonly joined: (peer: Presence) => void;
  readonly peer: (peer: Presence) => void;
  readonly sealed: (text: string) => void;
  readonly sent: (text: string) => void;
}

/** Drives the connection machine with real sockets and timers; one socket at a time. */
export class Connection {
  readonly #options: ConnectionOptions;
  #state: ConnectionState;
  #socket: Socket | null = null;
  #cancelTick: () => void = () => undefined;
  readonly #events: ConnectionEvent[] = [];
  #isStepping = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#state = makeOffState(options.seat, options.isSeated);
  }

  get state(): ConnectionState {
    return this.#state;
  }

  start(): void {
    this.#dispatch({ kind: 'start' });
  }

  stop(): void {
    this.#dispatch({ kind: 'stop' });
  }

  /** The page woke up, was hidden, or is online again. */
  wake(): void {
    this.#dispatch({ kind: 'wake' });
  }

  /** Sends as soon as the rate limit allows; drops the frame when offline. */
  send(text: string): void {
    this.#dispatch({ kind: 'send', text });
  }

  /** Stops for a reason of the client's own. */
  halt(code: number): void {
    this.#dispatch({ kind: 'halt', code });
  }

  reset(): void {
    this.#dispatch({ kind: 'reset' });
  }

  /** An event raised by an effect waits until the other effects are done. */
  #dispatch(event: ConnectionEvent): void {
    this.#events.push(event);
    if (this.#isStepping) return;
    this.#isStepping = true;
    for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#step(next);
    this.#isStepping = false;
  }

  #step(event: ConnectionEvent): void {
    const { platform, on } = this.#options;
    const [now, before] = [platform.elapsed(), this.#state];
    const at = { now, chance: platform.chance(), isVisible: platform.isVisible() };
    const { state, effects } = stepConnection(before, event, at);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    this.#cancelTick();
    const deadline = findDeadline(state);
    if (deadline !== null) this.#tickAfter(Math.max(0, Math.ceil(deadline - now)));
    if (state !== before) on.changed(state);
  }

  #tickAfter(ms: number): void {
    this.#cancelTick = this.#options.platform.after(ms, () => this.#dispatch({ kind: 'tick' }));
  }

  #run(effect: ConnectionEffect): void {
    const { join, on } = this.#options;
    switch (effect.do) {
      case 'open':
        this.#socket = this.#open(effect.socket);
        return;
      case 'join':
        this.#socket?.send(join(effect.isFirst));
        return;
      case 'send':
        this.#socket?.send(effect.text);
        on.sent(effect.text);
        return;
      case 'close':
        this.#socket?.close();
        this.#socket = null;
        return;
      case 'joined':
        on.joined(effect.peer);
        return;
      case 'peer':
        on.peer(effect.peer);
        return;
      case 'sealed':
        on.sealed(effect.text);
        return;
    }
  }

  #open(socket: number): Socket {
    const { platform, url } = this.#options;
    return platform.openSocket(url, {
      opened: () => this.#dispatch({ kind: 'opened', socket }),
      text: (text) => this.#dispatch({ kind: 'frame', socket, frame: readRelayFrame(text) }),
      closed: (code) => this.#dispatch({ kind: 'closed', socket, code }),
    });
  }
}
