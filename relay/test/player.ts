import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PATIENCE_MS } from 'test-kit/patience';

const TIMEOUT_CLOSE_MS = 500;

/** A client's way to reach a relay. */
export interface RelayEndpoint {
  /** `ws://…`, without the path. */
  readonly url: string;
  readonly origin: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The local address to connect from; by default the system chooses. */
  readonly localAddress?: string;
}

export interface JoinFields {
  readonly seatToken: string;
  readonly create?: boolean;
  readonly ownerKey?: string;
}

/** One end of a real socket: its received frames, in order, and its close code. */
export class Player {
  readonly ws: WebSocket;
  /** The close code. */
  readonly closed: Promise<number>;
  readonly #frames: string[] = [];
  readonly #waiting: ((frame: string) => void)[] = [];

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => {
      const frame = data.toString();
      const waiting = this.#waiting.shift();
      if (waiting) waiting(frame);
      else this.#frames.push(frame);
    });
    ws.on('error', () => undefined);
    this.closed = new Promise((resolve) => ws.on('close', resolve));
  }

  static async connect(where: RelayEndpoint, roomId: string): Promise<Player> {
    const ws = open(where, roomId);
    const player = new Player(ws);
    await once(ws, 'open');
    return player;
  }

  /** The status of the response to a handshake. */
  static async status(where: RelayEndpoint, roomId: string): Promise<number> {
    const ws = open(where, roomId);
    ws.on('error', () => undefined);
    const { promise, resolve } = Promise.withResolvers<number>();
    ws.on('unexpected-response', (_, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    ws.on('open', () => {
      ws.terminate();
      resolve(101);
    });
    return promise;
  }

  send(frame: string | Buffer): void {
    this.ws.send(frame);
  }

  join(fields: JoinFields): void {
    this.send(JSON.stringify({ t: 'join', ...fields }));
  }

  /** The next frame; parsed if it is the relay's own. */
  async next(): Promise<unknown> {
    const frame = this.#frames.shift() ?? (await this.#arrival());
    return frame.startsWith('{') ? JSON.parse(frame) : frame;
  }

  /** The frames received before the answer to a ping sent now. */
  async settle(): Promise<unknown[]> {
    this.send('ping');
    const before: unknown[] = [];
    for (let frame = await this.next(); frame !== 'pong'; frame = await this.next()) {
      before.push(frame);
    }
    return before;
  }

  async leave(): Promise<number> {
    this.send('{"t":"leave"}');
    return this.closed;
  }

  /** Disconnects, without leaving the game. */
  async drop(): Promise<void> {
    this.ws.close(1000);
    await this.closed;
  }

  async #arrival(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#waiting.push(resolve);
    const timer = setTimeout(() => reject(new Error('nothing came in')), PATIENCE_MS);
    void this.closed.then((code) => reject(new Error(`closed with ${code}`)));
    return promise.finally(() => clearTimeout(timer));
  }
}

function open({ url, origin, headers, ...local }: RelayEndpoint, roomId: string): WebSocket {
  const options = {
    ...(origin === null ? {} : { origin }),
    headers,
    perMessageDeflate: false,
    // A host may cut the connection long after its close frame; the types lack this option.
    closeTimeout: TIMEOUT_CLOSE_MS,
    ...local,
  };
  return new WebSocket(`${url}/v1/rooms/${roomId}`, options);
}

/** 43 base64url characters. */
export function newRoomId(): string {
  return randomBytes(32).toString('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
