import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { Line, type Place } from './line.ts';
import type { Turns, Waiting } from './turns.ts';

/** After so long without a word, the kernel asks whether the peer is still there. */
const KEEP_ALIVE_MS = 60_000;
const OPTIONS = {
  allowHalfOpen: true,
  noDelay: true,
  keepAlive: true,
  keepAliveInitialDelay: KEEP_ALIVE_MS,
};

/** Who has said nothing, and until when they may, by the monotonic clock. */
interface Silent {
  readonly socket: Socket;
  readonly until: number;
}

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
  readonly #outside = new Line<Socket>();
  readonly #silent = new Line<Silent>();
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
    for (const socket of this.#outside.all()) socket.destroy();
  }

  #meet(socket: Socket): void {
    const { turns } = this.#options;
    const outside = this.#outside.join(socket);
    const silent = this.#awaitWord(socket);
    const leave = () => {
      outside.leave();
      silent.leave();
      turns.leave(waiting);
    };
    const waiting: Waiting = {
      place: null,
      takeTurn: () => {
        socket.removeListener('close', leave);
        outside.leave();
        this.#http.emit('connection', socket);
        // Whatever has arrived is still in the stream, and so is its end.
        socket.resume();
      },
    };
    socket.on('error', ignore);
    socket.on('close', leave);
    socket.once('readable', () => {
      silent.leave();
      turns.waitAtDoor(waiting);
    });
  }

  /** One timer for all: a socket keeps a timer that it once had. */
  #awaitWord(socket: Socket): Place<Silent> {
    const { silentMs } = this.#options;
    if (this.#timer === undefined) this.#timer = this.#sweepIn(silentMs);
    return this.#silent.join({ socket, until: performance.now() + silentMs });
  }

  #sweepIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#sweep(), ms).unref();
  }

  #sweep(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (;;) {
      const eldest = this.#silent.first;
      if (eldest === undefined) return;
      const { socket, until } = eldest;
      if (until > now) {
        this.#timer = this.#sweepIn(until - now);
        return;
      }
      this.#silent.shift();
      this.#options.onSilent(socket);
    }
  }
}

/** A connection that breaks is closed, which is what there is to do. */
function ignore(): void {}
