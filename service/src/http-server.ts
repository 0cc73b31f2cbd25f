import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { prepareForBodies } from './arriving-body.ts';
import type { Reply } from './core/reply.ts';
import { createServer } from './node-http.ts';
import { sendRequestId } from './request-id.ts';
import { endWithReply, sendReply } from './send-reply.ts';

const HEADER_BYTES = 8192;
/** How often connections are checked for timeouts. */
const CHECKING_MS = 1000;
/** A request line that fills the space for all headers, or has no end in sight. */
const LONG_PATH = new RegExp(`^[A-Z]+ (?:[^\\r\\n]{${HEADER_BYTES - 100}}|[^\\r\\n]*$)`);
const HOST = /^host$/i;
const REQUEST_LINE = /^[A-Z-]+ \S+ HTTP\/1\.[01]\r\n/;

/** How long a client may take to send a request, in ms. */
export interface RequestTimeouts {
  readonly headers: number;
  readonly request: number;
}

export const TIMEOUTS: RequestTimeouts = { headers: 10_000, request: 15_000 };

/** Why a request is refused before a listener gets it. */
type EarlyRefusalStatus = 400 | 408 | 413 | 414 | 417 | 431 | 501;

interface HttpServerOptions {
  readonly timeouts?: RequestTimeouts | undefined;
  /** The whole answer to a refused request. */
  readonly refuse: (status: EarlyRefusalStatus) => Reply;
  /** No request is an upgrade by default. */
  readonly isUpgrade?: (request: IncomingMessage) => boolean;
}

/**
 * Creates a server that refuses everything that never becomes a request (INFO-6). The rest goes to
 * its listeners.
 */
export function createHttpServer({
  timeouts = TIMEOUTS,
  refuse,
  isUpgrade = () => false,
}: HttpServerOptions): Server {
  const server = createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: Math.min(CHECKING_MS, timeouts.headers),
    // Checked by the listeners, which answer in the service's own form.
    requireHostHeader: false,
    shouldUpgradeCallback: isUpgrade,
  });
  server.on('clientError', (error: ClientError, socket) => refuseBytes(error, socket, refuse));
  prepareForBodies(server, (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (request, response) => {
    sendRequestId(request, response);
    sendReply(response, refuse(417));
  });
  return server;
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
function refuseBytes(
  error: ClientError,
  socket: Duplex,
  refuse: HttpServerOptions['refuse'],
): void {
  const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
  // More than the last request: its answer is on the way, and ends the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION' && answering !== undefined) return;
  if (!socket.writable || error.code === 'ECONNRESET' || answering?.headersSent === true) {
    socket.destroy();
    return;
  }
  endWithReply(socket, refuse(toRefusalStatus(error)));
}

function toRefusalStatus({ code, rawPacket }: ClientError): EarlyRefusalStatus {
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
