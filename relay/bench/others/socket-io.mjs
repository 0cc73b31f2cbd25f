import { createServer } from 'node:http';
import { Server } from 'socket.io';

/* Rooms of socket.io: what one sends, all others of the room of its query get. */

const server = createServer();
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  const { room } = socket.handshake.query;
  void socket.join(room);
  socket.on('m', (text) => socket.to(room).emit('m', text));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
