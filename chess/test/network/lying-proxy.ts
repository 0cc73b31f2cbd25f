import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** What becomes of a frame on its way: none, one or more frames in its place. */
export type Tamper = (frame: string, way: 'from-page' | 'to-page') => readonly string[];

/** The port that a path is asked at; asked anew for each connection. */
export type Target = (path: string) => number;

/** A relay that lies: it passes everything on to a real one, and changes frames as it is told. */
export class LyingProxy {
  readonly url: string;
  /** Every text frame that passed, as it was sent. */
  readonly seen: string[] = [];
  tamper: Tamper = (frame) => [frame];
  readonly #server: Server;
  readonly #target: Target;
  readonly #pages = new Set<WebSocket>();

  private constructor(server: Server, target: Target) {
    this.#server = server;
    this.#target = target;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(target: Target): Promise<LyingProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new LyingProxy(server, target);
    const sockets = new WebSocketServer({ noServer: true });
    server.on('request', (asked, answer) => proxy.#serve(asked, answer));
    server.on('upgrade', (asked, socket, head) => {
      sockets.handleUpgrade(asked, socket, head, (page) => proxy.#join(page, asked));
    });
    return proxy;
  }

  /** Says to the page what the relay did not. */
  tell(frame: string): void {
    for (const page of this.#pages) page.send(frame);
  }

  /** Ends every connection. */
  drop(): void {
    for (const page of this.#pages) page.terminate();
  }

  /** Ends every connection with a code of the relay's. */
  shut(code: number): void {
    for (const page of this.#pages) page.close(code);
  }

  async close(): Promise<void> {
    for (const page of this.#pages) page.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #serve(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = asked;
    const on = request(
      { host: '127.0.0.1', port: this.#target(url ?? ''), method, path: url, headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  }

  #join(page: WebSocket, asked: IncomingMessage): void {
    const { origin = '' } = asked.headers;
    const relay = new WebSocket(
      `ws://127.0.0.1:${this.#target(asked.url ?? '')}${asked.url ?? ''}`,
      { origin },
    );
    const waiting: string[] = [];
    this.#pages.add(page);
    page.on('message', (data) => {
      for (const frame of this.#changed(data, 'from-page')) {
        if (relay.readyState === WebSocket.OPEN) relay.send(frame);
        else waiting.push(frame);
      }
    });
    relay.on('open', () => {
      for (const frame of waiting) relay.send(frame);
    });
    relay.on('message', (data) => {
      for (const frame of this.#changed(data, 'to-page')) page.send(frame);
    });
    relay.on('close', (code) => (code === 1006 ? page.terminate() : page.close(code)));
    page.on('close', () => {
      this.#pages.delete(page);
      relay.close();
    });
    for (const socket of [page, relay]) socket.on('error', () => undefined);
  }

  #changed(data: RawData, way: 'from-page' | 'to-page'): readonly string[] {
    const frame = Buffer.isBuffer(data) ? data.toString() : '';
    this.seen.push(frame);
    return this.tamper(frame, way);
  }
}
