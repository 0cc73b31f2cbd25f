import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { Turns, Waiting } from './turns.ts';

/** After so long without a word, the kernel asks whether the peer is still there. */
const KEEP_ALIVE_MS = 60_000;
const OPTIONS = {
  allowHalfOpen: true,
  noDelay: true,
  keepAlive: true,
  keepAliveInitialDelay: KEEP_ALIVE_MS,
};

interface DoorOptions {
  readonly turns: Turns;
  /** How long a connection may say nothing, and what is done with it then. */
  readonly silentMs: number;
  readonly onSilent: (socket: Socket) => void;
}

/**
 * Listens in the place of an HTTP server, and hands it each connection once its first bytes are
 * there and its turn has come, however many send at once. The first bytes wait, not the connection:
 * they may arrive long after it, and then those of a whole crowd together.
 */
export class Door {
  readonly server: Server;
  readonly #http: HttpServer;
  readonly #options: DoorOptions;
  readonly #outside = new Set<Socket>();
  /** Who has said nothing, and until when they may; who came first is first. */
  readonly #silent = new Map<Socket, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(http: HttpServer, options: DoorOptions) {
    this.#http = http;
    this.#options = options;
    this.server = createServer(OPTIONS, (socket) => this.#meet(socket));
    // From then on it keeps its timeouts; by itself it listens nowhere.
    this.server.on('listening', () => http.emit('listening'));
  }

  /** Cuts whoever has said nothing, or still waits. */
  cutAll(): void {
    for (const socket of this.#outside) socket.destroy();
  }

  #meet(socket: Socket): void {
    const { turns } = this.#options;
    const leave = () => {
      this.#outside.delete(socket);
      this.#silent.delete(socket);
      turns.leave(waiting);
    };
    const waiting: Waiting = {
      takeTurn: () => {
        socket.removeListener('close', leave);
        this.#outside.delete(socket);
        this.#http.emit('connection', socket);
        // Whatever has arrived is still in the stream, and so is its end.
        socket.resume();
      },
    };
    this.#outside.add(socket);
    socket.on('error', ignore);
    socket.on('close', leave);
    this.#awaitWord(socket);
    socket.once('readable', () => {
      this.#silent.delete(socket);
      turns.waitAtDoor(waiting);
    });
  }

  /** One timer for all: a socket keeps a timer that it once had. */
  #awaitWord(socket: Socket): void {
    const { silentMs } = this.#options;
    this.#silent.set(socket, performance.now() + silentMs);
    if (this.#timer === undefined) this.#timer = this.#sweepIn(silentMs);
  }

  #sweepIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#sweep(), ms).unref();
  }

  #sweep(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const [socket, until] of this.#silent) {
      if (until > now) {
        this.#timer = this.#sweepIn(until - now);
        return;
      }
      this.#silent.delete(socket);
      this.#options.onSilent(socket);
    }
  }
}

/** A connection that breaks is closed, which is what there is to do. */
function ignore(): void {}
