import type { FastifyInstance } from 'fastify';
import { measureRequests } from 'service/requests';
import { createRegistry, registerGauge, type ServiceRegistry } from 'service/service-registry';
import { Sightings } from 'service/sightings';
import { Counter, Gauge, Histogram } from 'prom-client';
import { readLastBackup } from './data-folder/last-backup.ts';
import type { Database } from './db/database.ts';
import { VERSION } from './version.ts';

const WAIT_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5];

export interface Measures {
  readonly register: ServiceRegistry;
  readonly sightings: Sightings;
  readonly onWriteWaited: (ms: number) => void;
  readonly follow: (app: FastifyInstance, database: Database) => void;
}

export function createMeasures(dataFolder: string): Measures {
  const register = createRegistry({ name: 'league', version: VERSION, folder: dataFolder });
  const sightings = new Sightings();
  const waits = new Histogram({
    name: 'league_write_wait_seconds',
    help: 'Time that writes waited for the database, in seconds',
    buckets: WAIT_BUCKETS,
    registers: [register],
  });
  registerGauge(
    register,
    'league_last_backup_timestamp_seconds',
    'Time of the newest backup',
    async () => {
      const last = await readLastBackup(dataFolder);
      return last === null ? null : Date.parse(last.made_at) / 1000;
    },
  );
  return {
    register,
    sightings,
    onWriteWaited: (ms) => waits.observe(ms / 1000),
    follow(app, database) {
      followRequests(app, register);
      followMarks(app, sightings);
      followDatabase(database, register);
    },
  };
}

function followRequests(app: FastifyInstance, register: ServiceRegistry): void {
  const measured = measureRequests(register);
  const refusals = new Counter({
    name: 'league_refusals_total',
    help: 'Refused requests, by code',
    labelNames: ['code'],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, refusedWith } = request;
    measured(method, routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
    if (refusedWith !== null) refusals.inc({ code: refusedWith });
    done();
  });
}

function followMarks(app: FastifyInstance, sightings: Sightings): void {
  app.addHook('onRequest', ({ headers, ip, protocol }, _reply, done) => {
    sightings.note(headers, () => ({ address: ip, isSecure: protocol === 'https' }));
    done();
  });
}

function followDatabase(database: Database, register: ServiceRegistry): void {
  registerGauge(register, 'league_feed_position', 'The position of the newest event', () =>
    database.revision(),
  );
  registerGauge(
    register,
    'league_ready',
    '1 while the database can be read and written',
    async () => Number((await database.health()) === null),
  );
  registerGauge(
    register,
    'league_writes_waiting',
    'Writes waiting for the database',
    () => database.load().writesWaiting,
  );
  const { connections } = database.load();
  if (connections === null) return;
  register.registerMetric(
    new Gauge({
      name: 'league_database_connections',
      help: 'Connections to PostgreSQL, by state; waiting: requests for a connection',
      labelNames: ['state'],
      registers: [],
      collect() {
        const counts = Object.entries(database.load().connections ?? {});
        for (const [state, count] of counts) this.set({ state }, count);
      },
    }),
  );
}
