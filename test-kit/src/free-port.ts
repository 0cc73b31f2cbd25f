import { createServer } from 'node:net';

/**
 * These ports lie below those that Linux, macOS and Windows give to outgoing connections, and to
 * whoever asks for any port. So a port that is free stays free until its program listens, or
 * listens again.
 */
const [FIRST, COUNT] = [20_000, 10_000];

/** A port of loopback that nothing listens on, for a program that cannot choose one itself. */
export async function freePort(
  any = () => FIRST + Math.floor(Math.random() * COUNT),
): Promise<number> {
  let port = any();
  while (!(await isFree(port))) port = any();
  return port;
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = createServer()
    .once('error', () => resolve(false))
    .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return promise;
}
