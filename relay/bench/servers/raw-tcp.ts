import { type AddressInfo, createServer, type Socket } from 'node:net';

/* Two connections that name the same room in their first 43 bytes get each other's bytes. */

const ROOM_BYTES = 43;
const waiting = new Map<string, Socket>();
const server = createServer({ noDelay: true }, (socket) => {
  socket.once('data', (data) => {
    const room = data.toString('latin1', 0, ROOM_BYTES);
    const other = waiting.get(room);
    if (!other) return waiting.set(room, socket);
    waiting.delete(room);
    socket.on('data', (bytes) => other.write(bytes));
    other.on('data', (bytes) => socket.write(bytes));
    return undefined;
  });
  socket.on('error', () => undefined);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
