import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TIMEOUT_MS = 10_000;
const TEXT = 1;
const CLOSE = 8;

/** A relay's reply: a text frame or a close code; null if it sends nothing more. */
export type RelayReply =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'close'; readonly code: number }
  | {
      readonly is: 'refusal';
      readonly status: number;
      readonly head: string;
      readonly body: string;
    };

/**
 * A WebSocket over a plain connection with a known local port, which the recording of the relay's
 * output names. The relay's frames are short and unfragmented.
 */
export class RelaySocket {
  readonly port: number;
  readonly #socket: Socket;
  #bytes = Buffer.alloc(0);
  #isOpen = false;
  #isOver = false;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.port = socket.localPort ?? 0;
    socket.on('data', (bytes: Buffer) => {
      this.#bytes = Buffer.concat([this.#bytes, bytes]);
      this.#wake();
    });
    socket.on('close', () => {
      this.#isOver = true;
      this.#wake();
    });
  }

  /** @returns null if nobody is listening */
  static async open(base: string, room: string, origin: string): Promise<RelaySocket | null> {
    const { hostname, port, host } = new URL(base);
    const socket = connect(Number(port), hostname);
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    if (!isThere) return null;
    const opened = new RelaySocket(socket);
    socket.write(
      [
        `GET /v1/rooms/${room} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Origin: ${origin}`,
        '\r\n',
      ].join('\r\n'),
    );
    return opened;
  }

  send(text: string): void {
    const payload = Buffer.from(text);
    const mask = randomBytes(4);
    const long = payload.length > 125;
    const head = long
      ? Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff])
      : Buffer.from([0x81, 0x80 | payload.length]);
    const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    this.#socket.write(Buffer.concat([head, mask, masked]));
  }

  /** The next reply; null if the connection ended or nothing came. */
  async next(): Promise<RelayReply | null> {
    const until = performance.now() + TIMEOUT_MS;
    for (;;) {
      const said = this.#read();
      if (said !== null || this.#isOver) return said;
      const left = until - performance.now();
      if (left <= 0) return null;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(): RelayReply | null {
    if (!this.#isOpen) {
      const end = this.#bytes.indexOf('\r\n\r\n');
      if (end < 0) return null;
      const head = this.#bytes.toString('latin1', 0, end);
      const status = Number(head.slice(9, 12));
      if (status !== 101) return this.#refusal(head, status, end + 4);
      this.#isOpen = true;
      this.#bytes = this.#bytes.subarray(end + 4);
    }
    return this.#frame();
  }

  /** Reads a refusal, which is complete once the connection ends: each refusal closes it. */
  #refusal(head: string, status: number, start: number): RelayReply | null {
    if (!this.#isOver) return null;
    return { is: 'refusal', status, head, body: this.#bytes.toString('utf8', start) };
  }

  #frame(): RelayReply | null {
    const [first, second] = this.#bytes;
    if (first === undefined || second === undefined) return null;
    const isLong = second === 126;
    if (isLong && this.#bytes.length < 4) return null;
    const start = isLong ? 4 : 2;
    const length = isLong ? this.#bytes.readUInt16BE(2) : second;
    if (this.#bytes.length < start + length) return null;
    const payload = this.#bytes.subarray(start, start + length);
    this.#bytes = this.#bytes.subarray(start + length);
    switch (first & 0x0f) {
      case TEXT:
        return { is: 'text', text: payload.toString() };
      case CLOSE:
        return { is: 'close', code: payload.length >= 2 ? payload.readUInt16BE() : 1005 };
      default:
        return this.#frame();
    }
  }
}
