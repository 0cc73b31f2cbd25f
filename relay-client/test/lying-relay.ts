import { type Join, readClientFrame } from '@sealed-move/protocol/client-frames';
import { makeJoinedFrame, makePeerFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { makeKeys } from '../src/inner-keys.ts';
import type { Socket, SocketEvents, Platform } from '../src/platform.ts';
import { VirtualTime } from './virtual-time.ts';

/** How a seat's frames are delivered. */
export type DeliveryMode = 'pass' | 'drop' | 'hold';

interface End {
  readonly on: SocketEvents;
  isClosed: boolean;
}

/** A relay of one room that drops, delays, reorders, repeats and reflects frames at will. */
export class LyingRelay {
  readonly time = new VirtualTime();
  /** Every sealed frame ever sent, by its sender's seat. */
  readonly sent: { readonly from: Seat; readonly text: string; readonly at: number }[] = [];
  /** Called for each of them. */
  onSealed: () => void = () => undefined;
  /** The joins it received. */
  readonly joins: Join[] = [];
  /** The seats that left for good. */
  readonly leaves: Seat[] = [];
  /** Keeps the connections of players who leave open. */
  isDeafToLeaving = false;
  readonly moods: [DeliveryMode, DeliveryMode] = ['pass', 'pass'];
  readonly #held: { readonly from: Seat; readonly text: string }[] = [];
  readonly #tokens: string[];
  readonly #online: [End | null, End | null] = [null, null];
  #due: (() => void)[] = [];

  /** @param tokens of players who already have a seat */
  constructor(tokens: readonly string[] = []) {
    this.#tokens = [...tokens];
  }

  platform(epoch: () => number = () => 1_700_000_000_000 + this.time.now): Platform {
    return {
      openSocket: (_, on) => this.#open(on),
      now: epoch,
      elapsed: () => this.time.now,
      after: (ms, ring) => this.time.after(ms, ring),
      chance: () => 0,
      isSecure: () => true,
      isVisible: () => true,
      makeKeys,
    };
  }

  /** Delivers pending frames to the clients; false if there were none. */
  deliver(): boolean {
    const due = this.#due;
    this.#due = [];
    for (const tell of due) tell();
    return due.length > 0;
  }

  /** Delivers any frame to a seat, regardless of its sender and age. */
  give(text: string, to: Seat): void {
    this.#tell(this.#online[to], text);
  }

  /** Delivers the held frames, reversed or not. */
  release(isReversed: boolean): void {
    const held = this.#held.splice(0);
    for (const { from, text } of isReversed ? held.toReversed() : held) {
      this.give(text, from === 0 ? 1 : 0);
    }
  }

  cut(seat: Seat): void {
    const end = this.#online[seat];
    if (end !== null) this.#close(end, 1006);
  }

  #open(on: SocketEvents): Socket {
    const end: End = { on, isClosed: false };
    this.#due.push(() => on.opened());
    return {
      send: (text) => this.#hear(end, text),
      close: () => this.#gone(end),
    };
  }

  #hear(end: End, text: string): void {
    if (end.isClosed) return;
    const frame = readClientFrame(text);
    if (frame?.t === 'join') this.#join(end, frame);
    else if (frame?.t === 'ping') this.#tell(end, 'pong');
    else if (frame?.t === 'leave') this.#leave(end);
    else if (frame?.t === 'sealed') this.#forward(end, frame.text);
  }

  #join(end: End, join: Join): void {
    this.joins.push(join);
    const { seatToken: token } = join;
    if (!this.#tokens.includes(token)) this.#tokens.push(token);
    const seat = this.#tokens.indexOf(token) as Seat;
    const [older, other] = [this.#online[seat], this.#online[seat === 0 ? 1 : 0]];
    if (older !== null) this.#close(older, 4409);
    this.#online[seat] = end;
    this.#tell(end, makeJoinedFrame(seat, other !== null, false));
    this.#tell(other, makePeerFrame('online'));
  }

  #leave(end: End): void {
    if (this.isDeafToLeaving) return;
    this.leaves.push(this.#online.indexOf(end) as Seat);
    this.#close(end, 4411);
  }

  #forward(end: End, text: string): void {
    const from = this.#online.indexOf(end) as Seat;
    this.sent.push({ from, text, at: this.time.now });
    this.onSealed();
    if (this.moods[from] === 'hold') this.#held.push({ from, text });
    if (this.moods[from] === 'pass') this.give(text, from === 0 ? 1 : 0);
  }

  #tell(end: End | null, text: string): void {
    if (end === null) return;
    this.#due.push(() => {
      if (!end.isClosed) end.on.text(text);
    });
  }

  #close(end: End, code: number): void {
    this.#gone(end);
    this.#due.push(() => end.on.closed(code));
  }

  #gone(end: End): void {
    end.isClosed = true;
    const seat = this.#online.indexOf(end);
    if (seat !== 0 && seat !== 1) return;
    this.#online[seat] = null;
    this.#tell(this.#online[seat === 0 ? 1 : 0], makePeerFrame('offline'));
  }
}
