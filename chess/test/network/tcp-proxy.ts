import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/**
 * A wire between a player's page and the relay that a test can cut, hold and slow down. The page
 * is served through it too. Switching a browser offline does not touch its open sockets: this does.
 */
export class TcpProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #isDown = false;
  #isHeld = false;
  #delayMs = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** @param target asked for each connection, so that a relay may come back at another port */
  static async start(target: () => number): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new TcpProxy(server);
    server.on('connection', (near) => proxy.#join(near, target()));
    return proxy;
  }

  /** Ends every connection with a reset, and refuses new ones. */
  down(): void {
    this.#isDown = true;
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /** Takes every byte and passes none on: both ends believe that they are connected. */
  hold(): void {
    this.#isHeld = true;
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Connections that were held are gone, as after a phone came back from another network. */
  dropHeld(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** As it was at the start. */
  up(): void {
    this.#isDown = false;
    this.#isHeld = false;
    this.#delayMs = 0;
    for (const { near, far } of this.#pairs) {
      near.resume();
      far.resume();
    }
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
    const pair = { near, far };
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
      from.on('data', (bytes: Buffer) => this.#pass(bytes, to));
      from.on('end', () => this.#later(() => to.end()));
      from.on('error', over);
      from.on('close', over);
      if (this.#isHeld) from.pause();
    }
    return undefined;
  }

  #pass(bytes: Buffer, to: Socket): void {
    this.#later(() => {
      if (!to.destroyed && !this.#isHeld) to.write(bytes);
    });
  }

  #later(run: () => void): void {
    if (this.#delayMs === 0) run();
    else setTimeout(run, this.#delayMs);
  }
}
