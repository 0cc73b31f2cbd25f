import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Treatment = (response: ServerResponse, request: IncomingMessage) => void;

/** A push that has arrived. */
export interface ArrivedPush {
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * A push service for tests that can fail in every possible way. It keeps what it accepts until the
 * device collects it. Any `https:` address leads to it through `open`.
 */
export interface PushService {
  readonly arrived: ArrivedPush[];
  /** How to treat the next pushes; accepts them by default. */
  treat: Treatment;
  /** The time by which messages expire. */
  now: () => number;
  readonly url: string;
  /** Opens a connection to this service in place of any other. */
  readonly open: OpenConnection;
  readonly connections: () => number;
  /**
   * The messages for a device that comes online, oldest first: of each topic the newest, and none
   * that has expired.
   */
  readonly collect: (path: string) => ArrivedPush[];
  /** Ends a subscription: later pushes get 410. */
  readonly unsubscribe: (path: string) => void;
}

type OpenConnection = (url: string, options: RequestOptions) => ClientRequest;

const MAX_MESSAGE_BYTES = 4096;

export const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Treatment =>
  (response) => {
    response.writeHead(status, headers).end();
  };

/** @param service the address of a push service for tests */
export function openAt(service: string): OpenConnection {
  const { hostname, port } = new URL(service);
  return (url, { lookup: _lookup, ...options }) => {
    const { pathname, search } = new URL(url);
    return request({ ...options, host: hostname, port, path: pathname + search });
  };
}

export async function startPushService(t: {
  readonly after: (close: () => void) => unknown;
}): Promise<PushService> {
  const sockets = new Set<Socket>();
  const gone = new Set<string>();
  let kept: ArrivedPush[] = [];
  const service = { arrived: [] as ArrivedPush[], treat: answer(201), now: Date.now };
  const isAlive = ({ headers, at }: ArrivedPush) =>
    at + Number(headers['ttl'] ?? 0) * 1000 >= service.now();
  const keep = (push: ArrivedPush) => {
    const { path, headers } = push;
    const isReplaced = (one: ArrivedPush) =>
      headers['topic'] !== undefined &&
      one.path === path &&
      one.headers['topic'] === headers['topic'];
    kept = [...kept.filter((one) => !isReplaced(one)), push];
  };
  const server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const { url: path = '', headers } = asked;
      const push = { path, headers, body: Buffer.concat(chunks), at: service.now() };
      service.arrived.push(push);
      response.on('finish', () => {
        if (response.statusCode >= 200 && response.statusCode < 300) keep(push);
      });
      const isTooLarge = push.body.length > MAX_MESSAGE_BYTES;
      if (gone.has(path)) answer(410)(response, asked);
      else if (isTooLarge) answer(413)(response, asked);
      else service.treat(response, asked);
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
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(service, {
    url,
    open: openAt(url),
    connections: () => sockets.size,
    collect: (path: string) => {
      const found = kept.filter((one) => one.path === path && isAlive(one));
      kept = kept.filter((one) => one.path !== path);
      return found;
    },
    unsubscribe: (path: string) => {
      gone.add(path);
      kept = kept.filter((one) => one.path !== path);
    },
  });
}
