import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection to a server that counts how often clients waited for an answer. */
export class SlowNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Milliseconds that an answer is delayed; requests sent meanwhile wait too. */
  delay = 0;
  /** The number of times the client sent something after an answer. */
  roundTrips = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param url of the server */
  static async start(t: TestContext, url: string): Promise<SlowNetwork> {
    const { hostname, port } = new URL(url);
    const network = new SlowNetwork(
      createServer((client) => network.#pass(client, connect(Number(port), hostname))),
    );
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    t.after(() => {
      for (const socket of network.#sockets) socket.destroy();
      network.#server.close();
    });
    return network;
  }

  /** The same database, through this connection. */
  to(url: string): string {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String((this.#server.address() as AddressInfo).port);
    return address.href;
  }

  #pass(client: Socket, server: Socket): void {
    let isAnswered = true;
    let answers: Promise<unknown> = Promise.resolve();
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket.setNoDelay());
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
    client.on('data', (bytes) => {
      if (isAnswered) this.roundTrips += 1;
      isAnswered = false;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      const under = this.delay === 0 ? null : sleep(this.delay);
      const earlier = answers;
      answers = (async () => {
        await Promise.all([earlier, under]);
        isAnswered = true;
        client.write(bytes);
      })();
    });
  }
}
