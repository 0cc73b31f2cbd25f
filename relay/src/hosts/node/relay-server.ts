import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createHttpServer, type RequestTimeouts, TIMEOUTS } from 'service/http-server';
import { makeRefusalReply } from '../../core/replies.ts';
import { makeSecurityHeaders } from '../../core/security-headers.ts';
import { turnAway } from './turn-away.ts';
import { ConnectionGate } from './wire/connection-gate.ts';
import type { FairScheduler } from './wire/fair-scheduler.ts';

const ROOMS = '/v1/rooms/';

/** Only requests for a room by WebSocket are upgrades. */
export function createRelayServer(timeouts: RequestTimeouts | undefined): Server {
  return createHttpServer({
    timeouts,
    refuse: (status) => makeRefusalReply(status, makeSecurityHeaders(false)),
    isUpgrade: ({ url, headers: { upgrade } }) =>
      url?.startsWith(ROOMS) === true && upgrade?.toLowerCase() === 'websocket',
  });
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
