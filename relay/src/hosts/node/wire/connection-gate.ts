import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { Line } from './linked-queue.ts';
import { Patience } from './deadline-queue.ts';
import type { Turns, Waiting } from './fair-scheduler.ts';

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
  readonly #turns: Turns;
  readonly #outside = new Line<Socket>();
  readonly #silent: Patience<Socket>;

  constructor(http: HttpServer, { turns, silentMs, onSilent }: DoorOptions) {
    this.#http = http;
    this.#turns = turns;
    this.#silent = new Patience({ ms: silentMs, now: () => performance.now(), onLate: onSilent });
    this.server = createServer(OPTIONS, (socket) => this.#meet(socket));
    // From then on it keeps its timeouts; by itself it listens nowhere.
    this.server.on('listening', () => http.emit('listening'));
  }

  /** Cuts whoever has said nothing, or still waits. */
  cutAll(): void {
    for (const socket of this.#outside.all()) socket.destroy();
  }

  #meet(socket: Socket): void {
    const turns = this.#turns;
    const outside = this.#outside.join(socket);
    const silent = this.#silent.await(socket);
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
}

/** A connection that breaks is closed, which is what there is to do. */
function ignore(): void {}
