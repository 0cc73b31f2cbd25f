import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** As long as a request may take too, so that nobody holds a connection longer by not reading. */
const TIMEOUT_MS = 15_000;

/**
 * Tracks answers still being written on a connection. Pipelined requests that are answered on the
 * bare connection wait for them (RFC 9112, section 9.3.2).
 */
export class OpenAnswers {
  readonly #open = new WeakMap<Duplex, Set<ServerResponse>>();

  constructor(server: Server) {
    server.prependListener('request', ({ socket }, response: ServerResponse) => {
      const open = this.#open.get(socket) ?? new Set();
      this.#open.set(socket, open.add(response));
      response.once('close', () => open.delete(response));
    });
  }

  /** Runs the work once no answer is pending; never if one of them closes the connection. */
  whenWritten(socket: Duplex, work: () => void): void {
    const open = this.#open.get(socket);
    if (open === undefined || open.size === 0) work();
    else waitForClose(socket, open, work);
  }
}

function waitForClose(socket: Duplex, open: ReadonlySet<ServerResponse>, work: () => void): void {
  // The server has let go of the connection: what it would hear of it is passed on here.
  const onDrain = () => open.forEach((response) => response.emit('drain'));
  const onError = () => undefined;
  const leave = () => {
    clearTimeout(timer);
    socket.off('drain', onDrain).off('error', onError).off('close', leave);
    for (const response of open) response.off('close', onWritten);
  };
  const onWritten = () => {
    if (open.size > 0) return;
    leave();
    if (socket.writable) work();
    else socket.destroy();
  };
  const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS);
  socket.on('drain', onDrain).on('error', onError).on('close', leave);
  // After its own listener has taken it off the list.
  for (const response of open) response.on('close', onWritten);
}
