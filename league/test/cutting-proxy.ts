import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/**
 * A proxy in front of the service that cuts the caller's connection once the service has answered.
 * The service has then committed the request, and the caller does not know.
 */
export class CuttingProxy {
  readonly #server: Server;
  /** The number of cut connections so far. */
  cuts = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param isCut decides for each answer, from its request's key and attempt number */
  static async start(
    target: string,
    isCut: (key: string, attempt: number) => boolean,
  ): Promise<CuttingProxy> {
    const attempts = new Map<string, number>();
    const server = createServer((asked, reply) => {
      const key = String(asked.headers['idempotency-key']);
      const attempt = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, attempt);
      forwardRequest(target, asked, reply, () => {
        if (!isCut(key, attempt)) return false;
        proxy.cuts += 1;
        return true;
      });
    });
    const proxy = new CuttingProxy(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function forwardRequest(
  target: string,
  asked: IncomingMessage,
  reply: ServerResponse,
  isCut: () => boolean,
): void {
  const { method, url = '/', headers } = asked;
  const give = async (answer: IncomingMessage) => {
    const body = await buffer(answer);
    if (isCut()) asked.socket.destroy();
    else reply.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
  };
  const onward = request(new URL(url, target), { method, headers }, (answer) => {
    void give(answer);
  });
  onward.on('error', () => asked.socket.destroy());
  asked.pipe(onward);
}
