import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Counted } from '../../budget/allowance.ts';
import { refusalBody, type RefusalStatus, REFUSALS } from '../../core/refusals.ts';
import { addressOf } from './address.ts';
import { Alarms } from './alarms.ts';
import { BudgetStorage } from './budget-storage.ts';
import { Creation } from './creation.ts';
import { Database } from './database.ts';
import { openDoor, readAtDoor } from './entrance.ts';
import { hashOf } from '../hash.ts';
import { answer, type Answering, wayOfRequest } from './http.ts';
import { refuse } from './json.ts';
import { type Log, messageOf } from './log.ts';
import type { NodeSettings } from './node-settings.ts';
import { ownOrigins, urlOf } from './own-origins.ts';
import { RoomStorage } from './room-storage.ts';
import { Rooms } from './rooms.ts';
import { Site } from './site.ts';
import { Sockets } from './sockets.ts';

const SOCKETS_TO_A_ROOM = { most: 30, windowMs: 60_000 };
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADER_BYTES = 8192;
/** Often, so that few are due whenever somebody connects. */
const SWEEP_MS = 25;
/** Connections that have not asked for anything yet, or for something else than a room. */
const OTHER_CONNECTIONS = 1000;
const CLOSING_MS = 2000;
/** After so long without a word, the kernel asks whether the peer is still there. */
const KEEP_ALIVE_MS = 60_000;
const COUNTED = ['4430', '4503', '4429'] as const;

export interface RelayOptions {
  readonly settings: NodeSettings;
  /** The folder of the built site. */
  readonly site: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: Log;
}

export interface Relay {
  /** Listens, and tells at what address. */
  readonly listen: () => Promise<string>;
  /** Does what is due: alarms, and sockets that have not joined. Timers call it too. */
  readonly tick: () => void;
  /** Stops in order: nobody new, every player told to come back, the file closed. */
  readonly close: () => Promise<void>;
}

/** The Node host of the relay: one process, rooms in a file. */
export function createRelay({ settings, site, now, log }: RelayOptions): Relay {
  const database = new Database(settings.data);
  const storage = new RoomStorage(database);
  const creation = new Creation(settings, new BudgetStorage(database));
  const refused = { '4430': 0, '4503': 0, '4429': 0 };
  const onRefused = (code: number) => {
    const name = COUNTED.find((one) => one === String(code));
    if (name !== undefined) refused[name] += 1;
  };
  const startedAt = now();
  const ringRoom = (room: string) => rooms.handle(room, { kind: 'alarm' }, now());
  const alarms = new Alarms(storage, { now, ringRoom, log });
  const rooms = new Rooms(storage, { onAlarm: (at) => alarms.by(at), onRefused, log });
  const door = openDoor();
  const sockets = new Sockets({ rooms, creation, now, log, onRefused, door });
  const origins = new Set(settings.allowedOrigins);
  const answering: Answering = {
    settings,
    creation,
    site: new Site(site),
    now,
    live: () => ({
      rooms: rooms.count,
      sockets: sockets.count,
      refused: { ...refused },
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
    }),
    isAllowed: (origin) => origins.has(origin),
  };
  const joins = new Counted(SOCKETS_TO_A_ROOM);
  const server = createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 1000,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_MS,
    shouldUpgradeCallback: (request) => wayOfRequest(answering, request).to === 'room',
  });
  server.on('request', (request, response) => {
    answer(answering, request, response).catch((error: unknown) => {
      log('a request failed', { error: messageOf(error) });
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const way = wayOfRequest(answering, request);
    if (way.to !== 'room') return turnAway(socket, 404);
    const room = hashOf(way.roomId);
    const network = creation.nameOf(addressOf(request, settings.trustProxy), now());
    if (sockets.countOf(network) >= settings.socketsPerNetwork) return turnAway(socket, 429);
    if (sockets.count >= settings.sockets) return turnAway(socket, 503);
    if (!joins.take(`${room} ${network}`, now())) return turnAway(socket, 429);
    return sockets.accept(request, socket, { head, room, network });
  };
  server.on('upgrade', (request, socket, head) => {
    try {
      upgrade(request, socket, head);
    } catch (error) {
      log('an upgrade failed', { error: messageOf(error) });
      turnAway(socket, 500);
    }
  });
  server.maxConnections = settings.sockets + OTHER_CONNECTIONS;
  readAtDoor(server, door);
  const sweeping = setInterval(sockets.sweepInTurns, SWEEP_MS).unref();

  return {
    async listen() {
      const port = await listenOn(server, settings);
      if (origins.size === 0)
        for (const origin of ownOrigins(settings.host, port)) origins.add(origin);
      alarms.start();
      return urlOf(settings.host, port);
    },
    tick() {
      sockets.sweep();
      alarms.ring();
    },
    async close() {
      clearInterval(sweeping);
      alarms.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      sockets.closeAll();
      for (let waited = 0; sockets.count > 0 && waited < CLOSING_MS; waited += 20) await sleep(20);
      sockets.terminateAll();
      server.closeAllConnections();
      await closed;
      database.close();
    },
  };
}

async function listenOn(server: Server, { host, port }: NodeSettings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Answers an upgrade that does not become a WebSocket. */
function turnAway(socket: Duplex, status: RefusalStatus): void {
  const body = refusalBody(status);
  const lines = [
    `HTTP/1.1 ${status} ${REFUSALS[status][0]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...(status === 429 ? ['Retry-After: 60'] : []),
    'Connection: close',
  ];
  socket.on('error', () => undefined);
  // A client that never ends its side would keep the connection for good.
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
