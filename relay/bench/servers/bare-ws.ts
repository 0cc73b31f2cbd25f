import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/* The baseline: two sockets of one path get each other's frames, and nothing is checked. */

const waiting = new Map<string, WebSocket>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (ws, { url = '' }) => {
  const other = waiting.get(url);
  if (!other) waiting.set(url, ws);
  else {
    waiting.delete(url);
    forwardMessages(ws, other);
    forwardMessages(other, ws);
  }
  ws.on('error', () => undefined);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

function forwardMessages(from: WebSocket, to: WebSocket): void {
  from.on('message', (data: Buffer) => to.send(data, { binary: false }));
}
