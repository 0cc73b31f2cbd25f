import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FrameFields, makeWireFrame } from '../../fuzz/hostile.ts';
import { openRaw } from '../raw.ts';
import type { RelayEndpoint } from '../player.ts';

/** Time for a host to say something, and the time to be sure that it says nothing. */
const TIMEOUT_MS = 5000;
const TEXT = 1;
const CLOSE = 8;
const PONG = 10;

/** The parts of a reply in which hosts may differ. */
export interface WireReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A client that sends arbitrary bytes and reads the reply. */
export class WireClient {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #isEnded = false;
  #arrived = Promise.withResolvers<void>();

  private constructor(socket: Socket) {
    this.#socket = socket;
    const wake = () => {
      this.#arrived.resolve();
      this.#arrived = Promise.withResolvers();
    };
    socket.on('data', (part: Buffer) => {
      this.#bytes = Buffer.concat([this.#bytes, part]);
      wake();
    });
    const end = () => {
      this.#isEnded = true;
      wake();
    };
    socket.on('end', end).on('close', end).on('error', end);
  }

  static async connect(where: RelayEndpoint): Promise<WireClient> {
    return new WireClient(await openRaw(where));
  }

  send(bytes: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  frame(fields: FrameFields): void {
    this.send(makeWireFrame(fields));
  }

  text(text: string): void {
    this.frame({ opcode: TEXT, payload: Buffer.from(text) });
  }

  /** Sends an end of stream, but keeps reading. */
  end(): void {
    this.#socket.end();
  }

  pause(): void {
    this.#socket.pause();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** The next answer; null if the connection ends, or nothing comes. */
  async answer(): Promise<WireReply | null> {
    const isThere = () => this.#bytes.includes('\r\n\r\n');
    if (!(await this.#until(isThere))) return null;
    const end = this.#bytes.indexOf('\r\n\r\n') + 4;
    const [first = '', ...lines] = this.#bytes.toString('latin1', 0, end).trim().split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const [name = '', value = ''] = line.split(/: ?(.*)/s);
        return [name.toLowerCase(), value];
      }),
    );
    const status = Number(first.split(' ')[1]);
    const length = status === 101 ? 0 : Number(headers.get('content-length') ?? 0);
    await this.#until(() => this.#bytes.length >= end + length);
    const body = this.#bytes.toString('utf8', end, end + length);
    this.#bytes = this.#bytes.subarray(end + length);
    return { status, headers, body };
  }

  /**
   * The next frame, as `text …`, `pong …`, `closed …`; `cut` if the connection ends before, and
   * `silent` if nothing comes.
   */
  async next(): Promise<string> {
    const isThere = () => this.#frame() !== null;
    if (!(await this.#until(isThere))) return this.#isEnded ? 'cut' : 'silent';
    const frame = this.#frame();
    if (frame === null) return 'cut';
    this.#bytes = this.#bytes.subarray(frame.bytes);
    switch (frame.opcode) {
      case TEXT:
        return `text ${frame.payload.toString()}`;
      case PONG:
        return `pong of ${frame.payload.length} bytes`;
      case CLOSE:
        return frame.payload.length < 2 ? 'closed' : `closed ${frame.payload.readUInt16BE(0)}`;
      default:
        return `a frame of opcode ${frame.opcode}`;
    }
  }

  /** Whether the host ends the connection within this time. */
  async endsWithin(ms: number): Promise<boolean> {
    return this.#until(() => this.#isEnded, ms);
  }

  #frame(): { opcode: number; payload: Buffer; bytes: number } | null {
    const bytes = this.#bytes;
    if (bytes.length < 2) return null;
    const opcode = (bytes[0] ?? 0) & 15;
    const short = (bytes[1] ?? 0) & 127;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (bytes.length < head) return null;
    const length =
      short === 126
        ? bytes.readUInt16BE(2)
        : short === 127
          ? Number(bytes.readBigUInt64BE(2))
          : short;
    if (bytes.length < head + length) return null;
    return { opcode, payload: bytes.subarray(head, head + length), bytes: head + length };
  }

  async #until(holds: () => boolean, ms = TIMEOUT_MS): Promise<boolean> {
    const patience = new AbortController();
    const over = sleep(ms, 'over', { signal: patience.signal }).catch(() => 'over');
    try {
      while (!holds()) {
        if (this.#isEnded) return false;
        const first = await Promise.race([this.#arrived.promise, over]);
        if (first === 'over') return holds();
      }
      return true;
    } finally {
      patience.abort();
    }
  }
}
