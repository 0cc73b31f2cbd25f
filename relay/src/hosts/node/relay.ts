import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSqliteCode } from 'service/error-code';
import { Alarms } from './alarms.ts';
import { BudgetStorage } from './budget-storage.ts';
import { CreationPolicy } from './creation-policy.ts';
import { type Data, openData, toUnusableError } from './data-folder.ts';
import { answerRequest, type HttpServices } from './http.ts';
import { sendRefusal } from './json.ts';
import type { RequestTimeouts } from 'service/http-server';
import { startListening } from 'service/listening';
import { sendRequestId } from 'service/request-id';
import type { Log } from 'service/event-log';
import {
  makeAccessLog,
  type MeasurementSnapshot,
  type AnswerObserver,
  type RequestObserver,
  timeAnswers,
  describeStorageFault,
} from './measure.ts';
import type { NodeSettings } from './node-settings.ts';
import { listOwnOrigins, makeUrl } from 'service/own-origins';
import type { OwnerKey } from './owner-key.ts';
import { createRelayServer, openConnectionGate } from './relay-server.ts';
import { RoomStorage } from './room-storage.ts';
import { Rooms } from './rooms.ts';
import { Site } from './site.ts';
import { Sockets } from './sockets.ts';
import { acceptUpgrades } from './upgrades.ts';
import type { ConnectionGate } from './wire/connection-gate.ts';
import { FairScheduler } from './wire/fair-scheduler.ts';

/** Connections to allow besides sockets: they have requested nothing yet, or something else. */
const OTHER_CONNECTIONS = 1000;
const TIMEOUT_CLOSE_MS = 2000;
/** Codes counted from the start: an alert does not see a count that begins with the first event. */
const ALARMING = [1011, 4503];
const COUNTED = ['4430', '4503', '4429'] as const;

export interface RelayOptions {
  readonly settings: NodeSettings;
  readonly site: string;
  readonly now: () => number;
  readonly log: Log;
  readonly timeouts?: RequestTimeouts | undefined;
  readonly onAnswered?: AnswerObserver | undefined;
  readonly onAsked?: RequestObserver | undefined;
}

export interface Relay {
  readonly url: string;
  /** The key that the relay created and stores; null if it needs none or the settings have one. */
  readonly ownerKey: OwnerKey | null;
  /** The relay's current measurements, for operators (OPS-5). */
  readonly measured: () => MeasurementSnapshot;
  /** Rings alarms and closes sockets that have not joined. Timers do the same on their own. */
  readonly tick: () => void;
  /** Accepts no more players, tells the present ones to come back, and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the Node host of the relay: one process, with rooms in a file. It listens before it
 * touches the disk, so that a failed start because of the address leaves nothing there.
 * @throws SettingError naming what prevents the start (HOST-2)
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { settings } = options;
  const server = createRelayServer(options.timeouts);
  const scheduler = new FairScheduler();
  const gate = openConnectionGate(server, scheduler, options.timeouts);
  const port = await startListening(gate.server, { ...settings, prefix: 'RELAY' });
  try {
    const needsKey = !settings.isPublic && settings.ownerKey === null;
    const data = openData(settings.data, { needsKey });
    return serveFrom(data, server, { ...options, gate, scheduler, port });
  } catch (error) {
    gate.server.close();
    server.close();
    throw error;
  }
}

/** Serves from the data. A file that opens may still be damaged further on. */
function serveFrom(data: Data, server: Server, options: Omit<ServeOptions, 'data'>): Relay {
  try {
    return serveRelay(server, { ...options, data });
  } catch (error) {
    data.database.close();
    throw readSqliteCode(error) !== null ? toUnusableError(options.settings.data, error) : error;
  }
}

interface ServeOptions extends RelayOptions {
  readonly data: Data;
  readonly gate: ConnectionGate;
  readonly scheduler: FairScheduler;
  readonly port: number;
}

/** Lets a listening server serve the relay. Waits for nothing, so that no request is missed. */
function serveRelay(
  server: Server,
  { data, gate, scheduler, port, ...options }: ServeOptions,
): Relay {
  const { site, now, log } = options;
  const { database, ownerKey } = data;
  const given = options.settings;
  const settings = { ...given, ownerKey: ownerKey?.key ?? given.ownerKey };
  const storage = new RoomStorage(database);
  const creation = new CreationPolicy(settings, new BudgetStorage(database));
  const refused = { '4430': 0, '4503': 0, '4429': 0 };
  const closes = new Map<number, number>(ALARMING.map((code) => [code, 0]));
  const onRefused = (code: number) => {
    closes.set(code, (closes.get(code) ?? 0) + 1);
    const name = COUNTED.find((one) => one === String(code));
    if (name !== undefined) refused[name] += 1;
  };
  const startedAt = now();
  const ringRoom = (room: string) => rooms.handle(room, { kind: 'alarm' }, now());
  const alarms = new Alarms(storage, { now, ringRoom, log });
  const rooms = new Rooms(storage, { onAlarm: (at) => alarms.by(at), onRefused, log });
  const sockets = new Sockets({ rooms, creation, database, now, log, onRefused, scheduler });
  const { host, allowedOrigins } = settings;
  const origins = new Set(allowedOrigins.length > 0 ? allowedOrigins : listOwnOrigins(host, port));
  const services: HttpServices = {
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
  const listeners = [options.onAnswered, settings.accessLog ? makeAccessLog(log) : undefined];
  const told = listeners.filter((one) => one !== undefined);
  const onAnswered: AnswerObserver = (...answered) => told.forEach((one) => one(...answered));
  if (told.length > 0) timeAnswers(server, services, onAnswered);
  if (options.onAsked !== undefined) server.on('request', options.onAsked);
  server.on('request', (request, response) => {
    const id = sendRequestId(request, response);
    answerRequest(services, request, response).catch((error: unknown) => {
      log('a request failed', { request_id: id, err: error });
      if (response.headersSent) response.destroy();
      else sendRefusal(response, 500);
    });
  });
  acceptUpgrades(server, { services, sockets, log, onAnswered });
  gate.server.maxConnections = settings.sockets + OTHER_CONNECTIONS;
  alarms.start();

  return {
    url: makeUrl(settings.host, port),
    ownerKey,
    measured: () => ({
      rooms: rooms.count,
      sockets: sockets.count,
      forwarded: rooms.forwarded,
      waiting: scheduler.unseatedCount,
      closes,
      whyNotReady: () => describeStorageFault(database),
    }),
    tick() {
      sockets.sweep();
      alarms.ring();
    },
    async close() {
      alarms.stop();
      const closed = new Promise((resolve) => gate.server.close(resolve));
      server.close();
      sockets.closeAll();
      for (let waited = 0; sockets.count > 0 && waited < TIMEOUT_CLOSE_MS; waited += 20)
        await sleep(20);
      sockets.terminateAll();
      server.closeAllConnections();
      gate.cutAll();
      await closed;
      database.close();
    },
  };
}
