import type { AddressInfo } from 'node:net';
import { createEchoServer } from './echo.ts';

/*
 * Sends back whatever a client sends, on the relay's own end of the wire, for a conformance suite
 * to be run over it: `npm run lab -- relay-echo`. ECHO_PORT is where it listens, 9001 where it is not set.
 */

const MESSAGE_BYTES = 64 * 2 ** 20;

const server = createEchoServer({ messageBytes: MESSAGE_BYTES, fragments: Infinity });
server.listen(Number(process.env['ECHO_PORT'] ?? 9001), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Echoes at ws://127.0.0.1:${port}\n`);
});
