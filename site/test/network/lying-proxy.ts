import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { passOn } from './pass-on.ts';

/** Replaces a frame on its way by none, one or more frames. */
export type Tamper = (frame: string, way: 'from-page' | 'to-page') => readonly string[];

/** A relay that lies: it forwards everything to a real one, and changes frames as instructed. */
export class LyingProxy {
  readonly url: string;
  /** Every text frame that passed, as sent. */
  readonly seen: string[] = [];
  tamper: Tamper = (frame) => [frame];
  readonly #server: Server;
  readonly #target: () => number;
  readonly #pages = new Set<WebSocket>();

  private constructor(server: Server, target: () => number) {
    this.#server = server;
    this.#target = target;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** @param target the relay's port, evaluated for each connection */
  static async start(target: () => number): Promise<LyingProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new LyingProxy(server, target);
    const sockets = new WebSocketServer({ noServer: true });
    server.on('request', (asked, answer) => passOn(asked, answer, target()));
    server.on('upgrade', (asked, socket, head) => {
      sockets.handleUpgrade(asked, socket, head, (page) => proxy.#join(page, asked));
    });
    return proxy;
  }

  /** Sends the page a frame that the relay did not. */
  tell(frame: string): void {
    for (const page of this.#pages) page.send(frame);
  }

  /** Closes every connection. */
  drop(): void {
    for (const page of this.#pages) page.terminate();
  }

  /** Closes every connection with one of the relay's codes. */
  shut(code: number): void {
    for (const page of this.#pages) page.close(code);
  }

  async close(): Promise<void> {
    for (const page of this.#pages) page.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #join(page: WebSocket, asked: IncomingMessage): void {
    const { origin = '' } = asked.headers;
    const relay = new WebSocket(`ws://127.0.0.1:${this.#target()}${asked.url ?? ''}`, { origin });
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
