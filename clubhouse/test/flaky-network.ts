import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';

/**
 * What becomes of what a phone sends: it comes through; nothing listens; it is taken and never
 * answered; the site takes it, and the answer breaks off.
 */
export type Weather = 'clear' | 'refused' | 'silent' | 'cut';

/**
 * The network of one phone: a proxy of its own, so that service workers and everything else of a
 * browser context go through it, and whose weather can be changed at any time.
 */
export class FlakyNetwork {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((asked, answer) => this.#ask(asked, answer));
  readonly #sockets = new Set<Socket>();
  #weather: Weather = 'clear';
  #port = 0;
  /** The paths of posts that the site has taken, whatever became of its answers. */
  readonly posts: string[] = [];
  /** Paths of everything that was asked for. */
  readonly asked: string[] = [];

  async start(): Promise<void> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    });
    await this.#listen();
  }

  /** As browsers are told of a proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
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
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  async #stopListening(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #ask(asked: IncomingMessage, answer: ServerResponse): void {
    const url = new URL(asked.url ?? '/');
    this.asked.push(url.pathname);
    if (this.#weather === 'silent') return;
    const { method = 'GET', headers } = asked;
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

/** The answer begins, and the connection is gone. */
function breakOff(answer: ServerResponse, body: Buffer): void {
  answer.write(body.subarray(0, body.length / 2));
  setImmediate(() => answer.destroy());
}
