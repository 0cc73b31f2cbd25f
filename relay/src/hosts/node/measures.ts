import { measureRequests } from 'service/requests';
import { createRegistry, registerGauge, type ServiceRegistry } from 'service/service-registry';
import type { ProxyTrust } from 'service/proxies';
import { Sightings } from 'service/sightings';
import { Counter } from 'prom-client';
import { VERSION } from '../../core/answers.ts';
import { readAddress, isSecure } from 'service/request-address';
import type { AnswerObserver, RequestObserver } from './measure.ts';
import type { Relay } from './relay.ts';

export interface Measures {
  readonly register: ServiceRegistry;
  readonly sightings: Sightings;
  readonly onAsked: RequestObserver;
  readonly onAnswered: AnswerObserver;
  readonly follow: (relay: Pick<Relay, 'measured'>) => void;
}

/**
 * @param folder the data folder
 * @param trustProxy who is trusted about the origin of a request
 */
export function createMeasures(folder: string, trustProxy: ProxyTrust): Measures {
  const register = createRegistry({ name: 'relay', version: VERSION, folder });
  const sightings = new Sightings();
  return {
    register,
    sightings,
    onAsked: (request) =>
      sightings.note(request.headers, () => ({
        address: readAddress(request, trustProxy),
        isSecure: isSecure(request, trustProxy),
      })),
    onAnswered: measureRequests(register),
    follow(relay) {
      const tell = (name: string, help: string, pick: 'rooms' | 'sockets' | 'waiting') =>
        registerGauge(register, name, help, () => relay.measured()[pick]);
      tell('relay_rooms', 'Rooms with someone connected', 'rooms');
      tell('relay_sockets', 'Open sockets', 'sockets');
      tell(
        'relay_admissions_waiting',
        'Connections whose first bytes have not been read yet',
        'waiting',
      );
      registerGauge(register, 'relay_ready', '1 while games can be created and played', () =>
        Number(relay.measured().whyNotReady() === null),
      );
      registerCounters(register, relay);
    },
  };
}

/** Registers plain numbers, counted where things happen: delaying a frame costs more than this. */
function registerCounters(register: ServiceRegistry, relay: Pick<Relay, 'measured'>): void {
  register.registerMetric(
    new Counter({
      name: 'relay_frames_total',
      help: 'Frames passed on',
      registers: [],
      collect() {
        this.reset();
        this.inc(relay.measured().forwarded);
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'relay_closes_total',
      help: 'Sockets closed by the relay, by close code',
      labelNames: ['code'],
      registers: [],
      collect() {
        this.reset();
        for (const [code, count] of relay.measured().closes) this.inc({ code }, count);
      },
    }),
  );
}
