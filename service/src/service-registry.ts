import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, type OpenMetricsContentType, Registry } from 'prom-client';

export type ServiceRegistry = Registry<OpenMetricsContentType>;

interface Service {
  readonly name: string;
  readonly version: string;
  /** The data folder, whose disk may become full; without one, the service stores nothing. */
  readonly folder?: string;
}

/** Release, processor time, memory, event-loop delay and free space on the data disk (OPS-3). */
export function createRegistry({ name, version, folder }: Service): ServiceRegistry {
  const register: ServiceRegistry = new Registry();
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register });
  const release = new Gauge({
    name: 'service_release',
    help: 'Always 1; labels give the service and its release',
    labelNames: ['service', 'version'],
    registers: [register],
  });
  release.set({ service: name, version }, 1);
  if (folder !== undefined) {
    registerGauge(register, 'data_folder_free_bytes', 'Free space on the data disk', async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  }
  return register;
}

/** A metric taken on request. If it cannot be taken, it is left out and the others are reported. */
export function registerGauge(
  register: ServiceRegistry,
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void {
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.reset();
        const value = await Promise.resolve()
          .then(read)
          .catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    }),
  );
}
