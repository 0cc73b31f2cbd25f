import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, type OpenMetricsContentType, Registry } from 'prom-client';

export type ServiceRegistry = Registry<OpenMetricsContentType>;

interface Service {
  readonly name: string;
  readonly version: string;
  /** The folder of its data, whose disk may become full. */
  readonly folder: string;
}

/**
 * The measurements that every service has (OPS-3): its release, its processor time and memory, how
 * late its event loop is, and the room on the disk of its data.
 */
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
  gauge(register, 'data_folder_free_bytes', 'Free space on the data disk', async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  });
  return register;
}

/**
 * A measurement that is taken when somebody asks. One that cannot be taken is left out, and the
 * others are told.
 */
export function gauge(
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
