import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { FairQueue } from './fair-queue.ts';

const AT_ONCE = 2;

/** Whoever has no seat, or no longer has one, waits here; each entry reads what they sent. */
export type AdmissionQueue = FairQueue<() => void>;

export function createAdmissionQueue(): AdmissionQueue {
  return new FairQueue((read) => read(), AT_ONCE);
}

/**
 * Makes new connections queue before the server reads their first bytes, however many send at once.
 * The first bytes queue, not the connection: they may arrive long after it, and then those of a
 * whole crowd together.
 */
export function admitConnections(server: Server, admission: AdmissionQueue): void {
  server.on('connection', (socket: Socket) => {
    // The server's own listener, which it removes itself when the socket becomes a WebSocket.
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (parse === undefined) return;
    socket.removeListener('data', parse);
    socket.once('data', (first: Buffer) => {
      const leave = () => admission.leave(read);
      const read = () => {
        socket.removeListener('close', leave);
        socket.on('data', parse);
        socket.resume();
      };
      // The bytes wait in the stream itself, so that whatever follows, even the end, stays behind them.
      socket.pause();
      socket.unshift(first);
      socket.once('close', leave);
      admission.add(read);
    });
  });
}
