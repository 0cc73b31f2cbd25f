import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { findFreePort } from 'test-kit/free-port';

/**
 * The fate of a phone's requests. They arrive, nothing listens, they are accepted and never
 * answered, or the site accepts them and the answer breaks off.
 */
export type Weather = 'clear' | 'refused' | 'silent' | 'cut';

/**
 * The network of one phone, whose weather can change at any time. It is a separate proxy, so that
 * service workers and everything else in a browser context use it.
 */
export class FlakyNetwork {
  static #count = 0;
  /**
   * The phone's address, as the proxy in front of the site reports it; each phone has its own
   * network.
   */
  readonly #address = `10.7.${FlakyNetwork.#count >> 8}.${FlakyNetwork.#count++ & 255}`;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((asked, answer) => this.#ask(asked, answer));
  readonly #sockets = new Set<Socket>();
  #weather: Weather = 'clear';
  #port = 0;
  #pastBytes = 0;
  /** Paths of the posts that the site accepted, with or without an answer. */
  readonly posts: string[] = [];
  /** Paths of all requests. */
  readonly asked: string[] = [];

  async start(): Promise<void> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(socket);
          this.#pastBytes += bytesOf(socket);
        });
    });
    this.#port = await findFreePort();
    await this.#listen();
  }

  /** A proxy address in the form that browsers accept. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** All bytes so far, both ways, including headers. */
  get bytes(): number {
    return this.#sockets.values().reduce((sum, one) => sum + bytesOf(one), this.#pastBytes);
  }

  async become(weather: Weather): Promise<void> {
    const was = this.#weather;
    this.#weather = weather;
    if (weather === was) return;
    for (const socket of this.#sockets) socket.destroy();
    if (weather === 'refused') await this.#stopListening();
    else if (was === 'refused') await this.#listen();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (this.#server.listening) await this.#stopListening();
    this.#agent.destroy();
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #stopListening(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #ask(asked: IncomingMessage, answer: ServerResponse): void {
    const url = new URL(asked.url ?? '/');
    this.asked.push(url.pathname);
    if (this.#weather === 'silent') return;
    const { method = 'GET' } = asked;
    const headers = { ...asked.headers, 'x-forwarded-for': this.#address };
    const isPost = method === 'POST';
    const on = request(url, { method, headers, agent: this.#agent }, (came) => {
      if (isPost) this.posts.push(url.pathname);
      const parts: Buffer[] = [];
      came
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const [status, body] = [came.statusCode ?? 502, Buffer.concat(parts)];
          if (this.#weather === 'clear') answer.writeHead(status, came.headers).end(body);
          else breakOff(answer.writeHead(status, came.headers), body);
        });
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  }
}

function bytesOf({ bytesRead, bytesWritten }: Socket): number {
  return bytesRead + bytesWritten;
}

/** Starts the answer, then cuts the connection. */
function breakOff(answer: ServerResponse, body: Buffer): void {
  answer.write(body.subarray(0, body.length / 2));
  setImmediate(() => answer.destroy());
}
