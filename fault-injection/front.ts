import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the proxy in front of the league handles a call; all but `through` imitate a fault. */
export type FrontMode = 'through' | 'away' | 'slow' | 'bad gateway' | 'page of its own' | 'cut off';

const PAGE = '<!doctype html><title>Welcome</title><h1>Welcome to the network of the hotel</h1>';

/** A proxy between the website and the league, in this process, that fails on command. */
export class FaultyProxy {
  mode: FrontMode = 'through';
  readonly #league: () => string;
  readonly #server = createServer((asked, answer) => this.#take(asked, answer));

  /** @param league the league's address, without a path */
  constructor(league: () => string) {
    this.#league = league;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    // It listens on a port, not on a path.
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(asked: IncomingMessage, answer: ServerResponse): void {
    switch (this.mode) {
      case 'away':
        asked.socket.destroy();
        return;
      case 'slow':
        // Never answers, so the caller has to time out.
        return;
      case 'bad gateway':
        answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
        return;
      case 'page of its own':
        answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
        return;
      case 'cut off':
        answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
        answer.write('{"data":[{"id":"');
        setImmediate(() => asked.socket.destroy());
        return;
      case 'through':
        this.#pass(asked, answer);
    }
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = asked;
    const onward = request(new URL(url, this.#league()), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }
}
