import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { inTurns } from './turns.ts';

const AT_ONCE = 2;

/**
 * Has a server read what new connections ask in turns, however many come at once: until its turn
 * has come, nothing is read of a connection.
 */
export function readInTurns(server: Server): void {
  // An option of node:net that node:http does not pass on.
  Object.assign(server, { pauseOnConnect: true });
  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  const waiting = new Set<Socket>();
  const readNext = () => {
    const [socket] = waiting;
    if (socket === undefined) return false;
    waiting.delete(socket);
    serve?.call(server, socket);
    socket.resume();
    return true;
  };
  const readAll = inTurns(readNext, AT_ONCE);
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    readAll();
  });
}
