import { createServer } from 'node:net';

/** Below the ranges from which systems pick ports, so a free port stays free until it is used. */
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
