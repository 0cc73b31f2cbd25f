import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { HttpsPushTransport } from 'service/push-transport';

export type Treatment = (response: ServerResponse, request: IncomingMessage) => void;

/** A push that has arrived. */
interface ArrivedPush {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * A push service for tests that can fail in every possible way. Any `https:` address leads to it.
 */
export interface FakePushService {
  readonly arrived: ArrivedPush[];
  /** How to treat the next pushes; accepts them by default. */
  treat: Treatment;
  readonly transport: HttpsPushTransport;
  readonly url: string;
  readonly connections: () => number;
}

export const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Treatment =>
  (response) => {
    response.writeHead(status, headers).end();
  };

/** @param timeoutMs the site's patience */
export async function startPushService(
  t: { readonly after: (close: () => void) => unknown },
  timeoutMs = 10_000,
): Promise<FakePushService> {
  const sockets = new Set<Socket>();
  const service = { arrived: [] as ArrivedPush[], treat: answer(201) };
  const server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const body = Buffer.concat(chunks);
      service.arrived.push({ path: asked.url ?? '', headers: asked.headers, body });
      service.treat(response, asked);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const transport = new HttpsPushTransport({
    timeoutMs,
    open: (url, { lookup: _lookup, ...options }) => {
      const { pathname } = new URL(url);
      return request({ ...options, host: '127.0.0.1', port, path: pathname });
    },
  });
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(service, { transport, url, connections: () => sockets.size });
}
