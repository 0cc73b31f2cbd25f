import { createServer } from 'node:net';

/**
 * These ports are below the ranges from which Linux, macOS and Windows pick ports on their own. A
 * free port thus stays free until its program listens, or listens again.
 */
const [FIRST, COUNT] = [20_000, 10_000];

/** Finds a free loopback port for a program that cannot choose one itself. */
export async function findFreePort(
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
