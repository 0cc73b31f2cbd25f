import type { AddressInfo } from 'node:net';
import { createEchoServer } from './echo.ts';

/*
 * `npm run lab -- relay-echo` sends back whatever a client sends, on the relay's own end of the
 * wire. A conformance suite runs over it. It listens on ECHO_PORT, else on 9001.
 */

const MESSAGE_BYTES = 64 * 2 ** 20;

const server = createEchoServer({ messageBytes: MESSAGE_BYTES, fragments: Infinity });
server.listen(Number(process.env['ECHO_PORT'] ?? 9001), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Echoes at ws://127.0.0.1:${port}\n`);
});
