import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { LinkedQueue } from './linked-queue.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import type { FairScheduler, ReadTask } from './fair-scheduler.ts';

/** Silence after which the kernel asks whether the peer is still there. */
const KEEP_ALIVE_MS = 60_000;
const OPTIONS = {
  allowHalfOpen: true,
  noDelay: true,
  keepAlive: true,
  keepAliveInitialDelay: KEEP_ALIVE_MS,
};

interface ConnectionGateOptions {
  readonly scheduler: FairScheduler;
  /** How long a connection may stay silent, and what happens then. */
  readonly silentMs: number;
  readonly onSilent: (socket: Socket) => void;
}

/**
 * Listens in place of an HTTP server. Passes on each connection once its first bytes have arrived
 * and its turn has come, however many send at once. The bytes may arrive late, and all at once for
 * a whole crowd, so a turn is taken only then.
 */
export class ConnectionGate {
  readonly server: Server;
  readonly #http: HttpServer;
  readonly #scheduler: FairScheduler;
  readonly #outside = new LinkedQueue<Socket>();
  readonly #silent: DeadlineQueue<Socket>;

  constructor(http: HttpServer, { scheduler, silentMs, onSilent }: ConnectionGateOptions) {
    this.#http = http;
    this.#scheduler = scheduler;
    this.#silent = new DeadlineQueue({
      ms: silentMs,
      now: () => performance.now(),
      onLate: onSilent,
    });
    this.server = createServer(OPTIONS, (socket) => this.#meet(socket));
    // From then on it keeps its timeouts; by itself it listens nowhere.
    this.server.on('listening', () => http.emit('listening'));
  }

  /** Cuts every connection that has been silent or still waits. */
  cutAll(): void {
    for (const socket of this.#outside.all()) socket.destroy();
  }

  #meet(socket: Socket): void {
    const scheduler = this.#scheduler;
    const outside = this.#outside.join(socket);
    const silent = this.#silent.add(socket);
    const leave = () => {
      outside.leave();
      silent.leave();
      scheduler.remove(waiting);
    };
    const waiting: ReadTask = {
      node: null,
      process: () => {
        socket.removeListener('close', leave);
        outside.leave();
        this.#http.emit('connection', socket);
        // Whatever has arrived is still in the stream, and so is its end.
        socket.resume();
      },
    };
    socket.on('error', ignoreError);
    socket.on('close', leave);
    socket.once('readable', () => {
      silent.leave();
      scheduler.addUnseated(waiting);
    });
  }
}

/** Ignores the error of a broken connection: it closes, and there is nothing else to do. */
function ignoreError(): void {}
