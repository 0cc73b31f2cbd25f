import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Line } from './turns.ts';

const AT_ONCE = 2;

/** Where those wait who do not play yet, or not any more: each with what is to be read of it. */
export type Door = Line<() => void>;

export function openDoor(): Door {
  return new Line((read) => read(), AT_ONCE);
}

/**
 * Has a server read what new connections ask in turns, however many ask at once. It is the first
 * bytes of a connection that wait, not the connection: they may come long after it, and then those
 * of a whole crowd together.
 */
export function readAtDoor(server: Server, door: Door): void {
  server.on('connection', (socket: Socket) => {
    // The server's own listener, which it takes off by itself where the socket becomes a WebSocket.
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (parse === undefined) return;
    socket.removeListener('data', parse);
    socket.once('data', (first: Buffer) => {
      const leave = () => door.leave(read);
      const read = () => {
        socket.removeListener('close', leave);
        socket.on('data', parse);
        socket.resume();
      };
      // It waits in the stream itself, so that what follows it, the end too, comes after it.
      socket.pause();
      socket.unshift(first);
      socket.once('close', leave);
      door.add(read);
    });
  });
}
