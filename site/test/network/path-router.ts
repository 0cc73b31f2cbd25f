import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { passOn } from './pass-on.ts';

/** The port that serves a path; evaluated for each request. */
export type PortOf = (path: string) => number;

/**
 * One address for two servers. It forwards upgraded connections byte by byte and ends both sides at
 * once. Any cut therefore behaves as if nothing were in between.
 */
export class PathRouter {
  readonly port: number;
  readonly #server: Server;
  readonly #upgraded = new Set<Duplex>();

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async start(portOf: PortOf): Promise<PathRouter> {
    const server = createServer((asked, answer) => passOn(asked, answer, portOf(asked.url ?? '')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const router = new PathRouter(server);
    server.on('upgrade', (asked, near, head) => {
      router.#upgrade(asked, near, head, portOf(asked.url ?? ''));
    });
    return router;
  }

  async close(): Promise<void> {
    for (const near of this.#upgraded) near.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #upgrade(asked: IncomingMessage, near: Duplex, head: Buffer, port: number): void {
    const far = connect({ host: '127.0.0.1', port });
    this.#upgraded.add(near);
    const over = () => {
      this.#upgraded.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', over).on('close', over);
    far.write(headOf(asked));
    far.write(head);
    near.pipe(far).pipe(near);
  }
}

/** The head of the request, unchanged. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
