import type { Server } from 'node:http';
import process from 'node:process';

interface Listener {
  readonly server: Server;
  readonly log: { level: string };
  readonly listen: (options: { host: string; port?: number; fd?: number }) => Promise<string>;
}

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The first descriptor that systemd passes, by its protocol. */
const FIRST_FD = 3;
const LOOPBACK = '127.0.0.1';

/**
 * If systemd started the service for its socket, listens only there (CLUBS-1): its callers are on
 * this machine. Leaves out Fastify's log line: each service announces its address last (FIRST-5).
 */
export async function listenAt(
  app: Listener,
  place: ListenAddress,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    return await listenQuietly(app, place, environment);
  } finally {
    app.log.level = level;
  }
}

function listenQuietly(
  app: Listener,
  { host, port }: ListenAddress,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (!isHandedOver(environment)) return app.listen({ host, port });
  const { server } = app;
  // Node knows neither the address of an inherited socket nor its callers'.
  server.address = () => 'the socket of its unit';
  server.on('connection', (socket) => {
    if (socket.remoteAddress !== undefined) return;
    Object.defineProperty(socket, 'remoteAddress', { value: LOOPBACK });
  });
  return app.listen({ host: LOOPBACK, fd: FIRST_FD });
}

/** Whether systemd passed a socket. Programs that the service starts inherit only the variables. */
function isHandedOver({
  LISTEN_FDS: fds,
  LISTEN_PID: pid,
}: Readonly<Record<string, string | undefined>>) {
  return fds === '1' && pid === String(process.pid);
}
