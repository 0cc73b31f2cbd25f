import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OperationsPlace } from './operations-place.ts';
import type { ServiceRegistry } from './service-registry.ts';
import { makeUrl } from './own-origins.ts';
import type { Sightings } from './sightings.ts';

// An import statement would load all of Node's fetch and WebSocket too.
const { createServer } = process.getBuiltinModule('node:http');

interface Operations {
  readonly register: ServiceRegistry;
  /** Why the service cannot work now, in a word; null if it can. Answers within seconds. */
  readonly whyNotReady: () => string | null | Promise<string | null>;
  readonly sightings: Sightings;
}

export interface OpenOperations {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** How long a request may take to arrive, and how often Node checks for late ones. */
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;
/** Requests here have short addresses and few headers. */
const MAX_HEADER_BYTES = 4096;
const SEEN = '/seen/';

/**
 * `/metrics`; `/livez` whenever the process runs; `/readyz`, or 503 and a reason; and `/seen/MARK`
 * (OPS-1, OPS-10). Throws if the port is taken.
 */
export async function openOperations(
  { host, port }: OperationsPlace,
  operations: Operations,
  requestTimeout = REQUEST_TIMEOUT_MS,
): Promise<OpenOperations> {
  const arrival = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeout),
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const server = createServer(arrival, (request, response) => {
    answerRequest(operations, request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { url: makeUrl(host, taken), close: () => closeServer(server) };
}

async function answerRequest(
  { register, whyNotReady, sightings }: Operations,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  response.setHeader('Cache-Control', 'no-store');
  if (method !== 'GET' && method !== 'HEAD') {
    return sendText(response, 405, 'GET alone.\n', { Allow: 'GET, HEAD' });
  }
  const path = url.replace(/\?.*/, '');
  if (path.startsWith(SEEN)) {
    const seen = sightings.of(path.slice(SEEN.length));
    if (seen === null) return sendText(response, 404, 'No request arrived with this mark.\n');
    return sendText(response, 200, `${JSON.stringify(seen)}\n`, {
      'Content-Type': 'application/json',
    });
  }
  switch (path) {
    case '/metrics':
      return sendText(response, 200, await register.metrics(), {
        'Content-Type': register.contentType,
      });
    case '/livez':
      return sendText(response, 200, 'alive\n');
    case '/readyz': {
      const reason = await whyNotReady();
      return reason === null
        ? sendText(response, 200, 'ready\n')
        : sendText(response, 503, `${reason}\n`);
    }
    default:
      return sendText(response, 404, 'Available: /metrics, /livez, /readyz and /seen/MARK.\n');
  }
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
