import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isHeld: boolean;
}

/**
 * A wire between a player's page and the relay that a test can cut, hold and slow down. It also
 * carries the page itself. Taking a browser offline does not affect open sockets; this does.
 */
export class TcpProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #isDown = false;
  #delayMs = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** @param target evaluated for each connection, so that a relay may return at another port */
  static async start(target: () => number): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new TcpProxy(server);
    server.on('connection', (near) => proxy.#join(near, target()));
    return proxy;
  }

  /** Resets every connection and refuses new ones. */
  down(): void {
    this.#isDown = true;
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /**
   * Forwards nothing more on the existing connections: both ends believe in them, as when a phone
   * changes networks. New connections work.
   */
  hold(): void {
    for (const pair of this.#pairs) pair.isHeld = true;
  }

  /** Restores the initial state, except for held connections. */
  up(): void {
    this.#isDown = false;
    this.#delayMs = 0;
  }

  delay(ms: number): void {
    this.#delayMs = ms;
  }

  async close(): Promise<void> {
    this.down();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number): void {
    if (this.#isDown) return void near.resetAndDestroy();
    const far = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const pair = { near, far, isHeld: false };
    this.#pairs.add(pair);
    const over = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes: Buffer) => this.#pass(bytes, pair, to));
      from.on('end', () => this.#later(() => pair.isHeld || to.end()));
      from.on('error', over);
      from.on('close', over);
    }
    return undefined;
  }

  #pass(bytes: Buffer, pair: Pair, to: Socket): void {
    this.#later(() => {
      if (!to.destroyed && !pair.isHeld) to.write(bytes);
    });
  }

  #later(run: () => void): void {
    if (this.#delayMs === 0) run();
    else setTimeout(run, this.#delayMs);
  }
}
