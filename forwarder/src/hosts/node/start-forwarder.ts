import type { IncomingMessage } from 'node:http';
import { readArriving } from 'service/arriving-body';
import type { Log } from 'service/event-log';
import { createHttpServer, isHostNamedOnce, type RequestTimeouts } from 'service/http-server';
import { startListening } from 'service/listening';
import { listOwnOrigins, makeUrl } from 'service/own-origins';
import type { PushTransport } from 'service/push-transport';
import type { Reply } from 'service/reply';
import { readAddress } from 'service/request-address';
import { sendRequestId } from 'service/request-id';
import { sendReply, setHeaders } from 'service/send-reply';
import { refuse, refuseEarly, SAFE_HEADERS } from '../../core/replies.ts';
import { Forwarder } from '../../forwarder.ts';
import type { NodeSettings } from './node-settings.ts';

/** Far more than can be in flight; each may still be sending its request. */
const MAX_CONNECTIONS = 1000;
/** How long a request may still take to arrive when the forwarder stops. */
const TIMEOUT_CLOSE_MS = 1000;

interface StartOptions {
  readonly settings: NodeSettings;
  readonly transport: PushTransport;
  readonly now: () => number;
  readonly log: Log;
  readonly timeouts?: RequestTimeouts | undefined;
  readonly onForwarded?: ((pushHost: string, status: number | null) => void) | undefined;
}

export interface RunningForwarder {
  readonly url: string;
  readonly inFlight: () => number;
  /** Accepts no more requests, ends those to push services, and cuts those still arriving. */
  readonly close: () => Promise<void>;
}

/** @throws SettingError naming what prevents the start (HOST-2) */
export async function startForwarder({
  settings,
  transport,
  log,
  timeouts,
  ...options
}: StartOptions): Promise<RunningForwarder> {
  const { allowedOrigins, relay, pushHosts, trustProxy } = settings;
  const origins = new Set(
    allowedOrigins.length > 0 ? allowedOrigins : listOwnOrigins(relay.host, relay.port),
  );
  const forwarder = new Forwarder({
    ...options,
    pushHosts,
    send: (request) => transport.send(request),
  });
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    if (!isHostNamedOnce(request)) return refuse('malformed', { Connection: 'close' });
    return forwarder.answer({
      method: request.method ?? '',
      path: request.url?.split('?')[0] ?? '',
      origin: request.headers.origin ?? null,
      address: readAddress(request, trustProxy),
      isAllowed: (origin) => origins.has(origin),
      readBody: (maxBytes) => readArriving(request, maxBytes),
    });
  };
  const server = createHttpServer({ timeouts, refuse: refuseEarly });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request, response) => {
    const id = sendRequestId(request, response);
    setHeaders(response, SAFE_HEADERS);
    answer(request)
      .catch((error: unknown) => {
        log('a request failed', { request_id: id, err: error });
        return refuse('failed');
      })
      .then((made) => sendReply(response, made))
      .catch(() => response.destroy());
  });
  const port = await startListening(server, { ...settings, prefix: 'FORWARDER' });
  return {
    url: makeUrl(settings.host, port),
    inFlight: () => forwarder.inFlight,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      transport.close();
      // From here on the server has no timeouts of its own.
      setTimeout(() => server.closeAllConnections(), TIMEOUT_CLOSE_MS).unref();
      await closed;
    },
  };
}
