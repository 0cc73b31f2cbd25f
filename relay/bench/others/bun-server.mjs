/* Two sockets of one path get each other's frames, on Bun's own server. */

const waiting = new Map();
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request, self) {
    return self.upgrade(request, { data: { url: request.url } })
      ? undefined
      : new Response('', { status: 426 });
  },
  websocket: {
    open(ws) {
      const other = waiting.get(ws.data.url);
      if (!other) return void waiting.set(ws.data.url, ws);
      waiting.delete(ws.data.url);
      ws.data.other = other;
      other.data.other = ws;
    },
    message(ws, data) {
      ws.data.other?.send(data);
    },
  },
});
process.stdout.write(`at http://127.0.0.1:${server.port}\n`);
