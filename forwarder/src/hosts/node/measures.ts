import { Counter } from 'prom-client';
import { createRegistry, registerGauge, type ServiceRegistry } from 'service/service-registry';
import { VERSION } from '../../core/replies.ts';
import type { RunningForwarder } from './start-forwarder.ts';

export interface Measures {
  readonly register: ServiceRegistry;
  readonly onForwarded: (pushHost: string, status: number | null) => void;
  readonly follow: (forwarder: Pick<RunningForwarder, 'inFlight'>) => void;
}

export function createMeasures(): Measures {
  const register = createRegistry({ name: 'forwarder', version: VERSION });
  const pushes = new Counter({
    name: 'forwarder_pushes_total',
    help: 'Pushes by push service and its status, or none if it did not answer',
    labelNames: ['host', 'status'],
    registers: [register],
  });
  return {
    register,
    onForwarded: (host, status) => pushes.inc({ host, status: status ?? 'none' }),
    follow: (forwarder) =>
      registerGauge(register, 'forwarder_in_flight', 'Pushes without an answer yet', () =>
        forwarder.inFlight(),
      ),
  };
}
