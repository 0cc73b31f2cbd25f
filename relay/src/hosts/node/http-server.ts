import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { prepareForBodies } from 'service/arriving-body';
import type { RefusalStatus } from '../../core/refusals.ts';
import { makeRefusalReply } from '../../core/replies.ts';
import { makeSecurityHeaders } from '../../core/security-headers.ts';
import { sendRefusal, setHeaders } from './json.ts';
import { createServer } from 'service/node-http';
import { sendRequestId } from './request-id.ts';
import { turnAway } from './turn-away.ts';
import { ConnectionGate } from './wire/connection-gate.ts';
import type { FairScheduler } from './wire/fair-scheduler.ts';

const HEADER_BYTES = 8192;
/** How often connections are checked for timeouts. */
const CHECKING_MS = 1000;
const ROOMS = '/v1/rooms/';
/** A request line that fills the space for all headers, or has no end in sight. */
const LONG_PATH = new RegExp(`^[A-Z]+ (?:[^\\r\\n]{${HEADER_BYTES - 100}}|[^\\r\\n]*$)`);
const HOST = /^host$/i;
const REQUEST_LINE = /^[A-Z-]+ \S+ HTTP\/1\.[01]\r\n/;

/** How long a client may take to send a request, in ms. */
export interface RequestTimeouts {
  readonly headers: number;
  readonly request: number;
}

const TIMEOUTS: RequestTimeouts = { headers: 10_000, request: 15_000 };

/**
 * Creates a server that refuses everything that never becomes a request, as `{ error, message }`
 * (INFO-6). The rest goes to its listeners. Only requests for a room by WebSocket are upgrades.
 */
export function createHttpServer(timeouts: RequestTimeouts = TIMEOUTS): Server {
  const server = createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: Math.min(CHECKING_MS, timeouts.headers),
    // Checked by the listeners, which answer in the relay's own form.
    requireHostHeader: false,
    shouldUpgradeCallback: ({ url, headers: { upgrade } }) =>
      url?.startsWith(ROOMS) === true && upgrade?.toLowerCase() === 'websocket',
  });
  server.on('clientError', refuseBytes);
  prepareForBodies(server, (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (request, response) => {
    sendRequestId(request, response);
    setHeaders(response, makeSecurityHeaders(false));
    sendRefusal(response, 417);
  });
  return server;
}

/** Opens the gate before the server. A client that sends nothing gets a 408 there too. */
export function openConnectionGate(
  server: Server,
  scheduler: FairScheduler,
  timeouts: RequestTimeouts = TIMEOUTS,
): ConnectionGate {
  const onSilent = (socket: Duplex) => turnAway(socket, makeRefusalReply(408));
  return new ConnectionGate(server, { scheduler, silentMs: timeouts.headers, onSilent });
}

/** Whether a request names its host exactly once, as HTTP/1.1 requires. */
export function isHostNamedOnce({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) if (HOST.test(rawHeaders[at] ?? '')) hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** Answers bytes that are not a request, unless an answer is already on its way. */
function refuseBytes(error: ClientError, socket: Duplex): void {
  const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
  // More than the last request: its answer is on the way, and ends the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION' && answering !== undefined) return;
  if (!socket.writable || error.code === 'ECONNRESET' || answering?.headersSent === true) {
    socket.destroy();
    return;
  }
  turnAway(socket, makeRefusalReply(toRefusalStatus(error)));
}

function toRefusalStatus({ code, rawPacket }: ClientError): RefusalStatus {
  const text = rawPacket?.toString('latin1') ?? '';
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return LONG_PATH.test(text) ? 414 : 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_INVALID_METHOD':
      return REQUEST_LINE.test(text) ? 501 : 400;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case undefined:
    default:
      return 400;
  }
}
