import type { Duplex } from 'node:stream';
import { type FrameEvents, type FrameLimits, FrameReader } from './frame-reader.ts';
import { closeFrame, writeFrameInPlace } from './frames.ts';
import { type Failure, OPCODE } from './opcodes.ts';
import { PIECE_BYTES, type FairScheduler, type ReadTask } from './fair-scheduler.ts';

/** How long the other side may take to close once this side has. */
const TIMEOUT_CLOSE_MS = 5000;
/** Frames that may still arrive while the socket is closing, and bytes after that. */
const LATE_FRAMES = 64;
const LATE_BYTES = 262_144;

/**
 * - `closing`: this side has closed, and the client has not answered;
 * - `closed`: nothing is read or sent any more, but bytes are still taken; otherwise the client's
 *   system would drop what was sent last;
 * - `deaf`: not even bytes are taken, because too many came;
 * - `gone`: there is no connection any more.
 */
type Phase = 'open' | 'closing' | 'closed' | 'deaf' | 'gone';

const ENDPOINT = Symbol('endpoint');

interface EndpointSocket extends Duplex {
  [ENDPOINT]: Endpoint;
}

type Listener = (this: EndpointSocket, chunk: Buffer) => void;

/**
 * The server's end of a WebSocket (RFC 6455) after its handshake: bytes in, frames out, read in
 * fair turns with all others. Subclasses decide what to do with messages.
 */
export abstract class Endpoint implements FrameEvents, ReadTask {
  /** For the scheduler. */
  node: ReadTask['node'] = null;
  readonly #socket: Duplex;
  readonly #scheduler: FairScheduler;
  readonly #reader: FrameReader;
  #phase: Phase = 'open';
  /** The bytes being read, the place reached, and the place up to which reading is allowed now. */
  #chunk: Buffer | null = null;
  #at = 0;
  #due = 0;
  /** Whether the client has ended its side; bytes from before may still be unread. */
  #hasEnded = false;
  #late = 0;
  #timer: NodeJS.Timeout | null = null;
  /** Shared by all sockets: with listeners of its own, an idle one would take a tenth more. */
  static readonly #listeners: readonly { readonly event: string; readonly listener: Listener }[] = [
    {
      event: 'error',
      listener() {
        this.destroy();
      },
    },
    {
      event: 'end',
      listener() {
        this[ENDPOINT].#ended();
      },
    },
    {
      event: 'close',
      listener() {
        this[ENDPOINT].#gone();
      },
    },
    {
      event: 'data',
      listener(chunk) {
        this[ENDPOINT].#arrived(chunk);
      },
    },
  ];

  constructor(socket: Duplex, scheduler: FairScheduler, limits: FrameLimits) {
    this.#socket = socket;
    this.#scheduler = scheduler;
    this.#reader = new FrameReader(limits, this);
  }

  /** Whether this socket is read in turn with players rather than with newcomers. */
  protected abstract get hasSeat(): boolean;

  /** Called for a message. Its bytes may be kept, changed and passed on. */
  protected abstract onReceived(bytes: Buffer, start: number, end: number, isText: boolean): void;

  /** Called for a ping or a pong. @returns whether a ping may be answered */
  protected abstract onControl(): boolean;

  /** Called when the client closes, has ended, or broke a rule (`code`). No message follows. */
  protected abstract onLeaving(code: Failure | null): void;

  protected abstract onGone(): void;

  /** @param head bytes that arrived after the handshake */
  start(head: Buffer): void {
    const socket = this.#socket as EndpointSocket;
    socket[ENDPOINT] = this;
    if (head.length > 0) this.#arrived(head);
    for (const { event, listener } of Endpoint.#listeners) socket.on(event, listener);
  }

  /** Whether neither side has closed the socket. */
  get isOpen(): boolean {
    return this.#phase === 'open';
  }

  get waitingBytes(): number {
    return this.#socket.writableLength;
  }

  /** Sends a frame, unless the socket is already closed. */
  write(frame: Buffer): void {
    if (this.#phase === 'open') this.#socket.write(frame);
  }

  /** Closes the socket and sends the client the code. */
  close(code: number): void {
    if (this.#phase !== 'open') return;
    this.#phase = 'closing';
    this.#socket.write(closeFrame(code));
    this.#cutInTime();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /**
   * Stops reading until `goOn`, because the relay has to decide something first. Few clients send
   * more before the answer, so the connection is paused only if something arrives.
   */
  waitForDecision(): void {
    this.#reader.stop();
  }

  goOn(): void {
    if (this.#phase === 'gone' || this.#phase === 'deaf') return;
    this.#reader.goOn();
    if (this.#isUnread || this.#hasEnded) this.#wait();
  }

  process(): void {
    const chunk = this.#chunk;
    if (chunk !== null && this.#isHeard) {
      this.#due = Math.min(this.#due + PIECE_BYTES, chunk.length);
      this.#readTo(chunk, this.#due);
    }
    if (!this.#isHeard) this.#chunk = null;
    if (!this.#isUnread) this.#goOnReceiving();
    else if (!this.#reader.isStopped) this.#wait();
  }

  #goOnReceiving(): void {
    if (this.#hasEnded) this.#ended();
    else if (this.#phase !== 'deaf') this.#socket.resume();
  }

  onMessage(bytes: Buffer, start: number, end: number, isText: boolean): void {
    if (this.#phase === 'open') this.onReceived(bytes, start, end, isText);
    else this.#passOver();
  }

  onPing(bytes: Buffer, start: number, end: number): void {
    if (this.#phase !== 'open') return this.#passOver();
    const mayAnswer = this.onControl();
    if (mayAnswer && this.#socket.writable)
      this.write(writeFrameInPlace(bytes, start, end, OPCODE.pong));
    return undefined;
  }

  onPong(): void {
    if (this.#phase === 'open') this.onControl();
    else this.#passOver();
  }

  onClose(bytes: Buffer, start: number, end: number): void {
    if (this.#phase === 'open')
      this.#answerClosing(writeFrameInPlace(bytes, start, end, OPCODE.close), null);
    else this.#endAndCut();
  }

  onFailure(code: Failure): void {
    if (this.#phase === 'open') return this.#answerClosing(closeFrame(code), code);
    // The client has its code already. Cutting a connection while bytes arrive loses what was sent.
    this.#phase = 'closed';
    this.#socket.end();
    return undefined;
  }

  get #isUnread(): boolean {
    return this.#chunk !== null;
  }

  get #isHeard(): boolean {
    return this.#phase === 'open' || this.#phase === 'closing';
  }

  #arrived(chunk: Buffer): void {
    if (!this.#isHeard) return this.#drop(chunk.length);
    this.#chunk = chunk;
    this.#at = 0;
    this.#due = 0;
    // While something is decided it waits nowhere: with a seat, it will not belong at the door.
    if (!this.#reader.isStopped) this.#readInTurn(chunk);
    // No more comes until all of it is read: the sender waits, and memory here does not grow.
    if (this.#isUnread) this.#socket.pause();
    return undefined;
  }

  #readInTurn(chunk: Buffer): void {
    if (chunk.length <= PIECE_BYTES && this.hasSeat) this.#readTo(chunk, chunk.length);
    else this.#wait();
  }

  /** Reads the whole frames up to a place; keeps the rest at the end of a chunk. */
  #readTo(chunk: Buffer, due: number): void {
    this.#at = this.#reader.read(chunk, this.#at, due);
    const isLeft = this.#reader.isStopped ? this.#at < chunk.length : due < chunk.length;
    if (isLeft) return;
    this.#reader.keep(chunk, this.#at, due);
    this.#chunk = null;
  }

  #wait(): void {
    if (this.hasSeat) this.#scheduler.addSeated(this);
    else this.#scheduler.addUnseated(this);
  }

  /** Stops reading from a client that sends too many bytes, because the work would be endless. */
  #passOver(): void {
    this.#late += 1;
    if (this.#late === LATE_FRAMES) this.#deafen();
  }

  #drop(bytes: number): void {
    if (this.#phase !== 'closed') return;
    this.#late += bytes;
    if (this.#late >= LATE_BYTES) this.#deafen();
  }

  #deafen(): void {
    this.#phase = 'deaf';
    this.#reader.stop();
    this.#chunk = null;
    this.#socket.pause();
  }

  #answerClosing(frame: Buffer, code: Failure | null): void {
    this.#phase = 'closed';
    this.#socket.end(frame);
    this.#cutInTime();
    this.onLeaving(code);
  }

  /** Ends the connection at once, because both sides have closed. */
  #endAndCut(): void {
    this.#phase = 'closed';
    this.#socket.end(() => this.#socket.destroy());
  }

  #ended(): void {
    this.#hasEnded = true;
    if (this.#chunk !== null || this.#reader.isStopped) return;
    if (this.#phase === 'closing') this.#endAndCut();
    if (this.#phase !== 'open') return;
    this.#phase = 'closed';
    this.#socket.end();
    this.#cutInTime();
    this.onLeaving(null);
  }

  #cutInTime(): void {
    this.#timer ??= setTimeout(() => this.#socket.destroy(), TIMEOUT_CLOSE_MS);
  }

  #gone(): void {
    this.#scheduler.remove(this);
    this.#readRest();
    this.#phase = 'gone';
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.onGone();
  }

  /** Handles what the client sent before it left. */
  #readRest(): void {
    if (this.#chunk !== null && this.#isHeard) this.#readTo(this.#chunk, this.#chunk.length);
    const rest = this.#socket.read() as Buffer | null;
    if (rest !== null && this.#isHeard) this.#reader.read(rest, 0, rest.length);
  }
}
