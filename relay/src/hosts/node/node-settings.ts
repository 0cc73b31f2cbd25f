import { toOperationsPlace, type OperationsPlace } from 'service/operations-place';
import { PROXIES, type ProxyTrust } from 'service/proxies';
import { ADDRESS, FOLDER, HOST, ON_OFF, PORT } from 'service/setting-kinds';
import { type Environment, readSettings as readTable } from 'service/settings';
import { LIMIT, readSettings, type Settings, SHARED_TABLE } from '../../core/settings.ts';

export interface NodeSettings extends Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly trustProxy: ProxyTrust;
  readonly sockets: number;
  /** The operations port; null if there is none. */
  readonly operations: OperationsPlace | null;
  /** Whether to log each HTTP response (OPS-12). */
  readonly accessLog: boolean;
}

/** Every setting of the relay; `npm run generate -- settings` writes their documentation. */
export const RELAY_SETTINGS = {
  service: 'relay',
  prefix: 'RELAY_',
  table: {
    RELAY_HOST: { kind: HOST, default: '127.0.0.1', about: 'The address it listens on.' },
    RELAY_PORT: { kind: PORT, default: '8400', about: 'The port; 0 picks any free port.' },
    RELAY_DATA: {
      kind: FOLDER,
      default: 'data/relay',
      about: 'The data folder, which holds the rooms.',
    },
    ...SHARED_TABLE,
    SOCKET_LIMIT: { kind: LIMIT, default: '20000', about: 'Open sockets in total.' },
    TRUST_PROXY: {
      kind: PROXIES,
      default: '0',
      about: 'The proxies whose X-Forwarded-For is trusted.',
    },
    RELAY_ACCESS_LOG: {
      kind: ON_OFF,
      default: 'off',
      about: 'on: logs a line for each response.',
    },
    RELAY_METRICS_PORT: {
      kind: PORT,
      about: 'A separate port for `/metrics`, `/livez` and `/readyz`.',
      otherwise: 'no separate port',
      example: '8401',
    },
    RELAY_METRICS_HOST: {
      kind: ADDRESS,
      default: '127.0.0.1',
      about: 'The address for that port.',
    },
  },
} as const;

/** @throws SettingError */
export function readNodeSettings(environment: Environment): NodeSettings {
  const set = readTable(environment, RELAY_SETTINGS);
  return {
    ...readSettings(environment),
    host: set.RELAY_HOST,
    port: set.RELAY_PORT,
    data: set.RELAY_DATA,
    trustProxy: set.TRUST_PROXY,
    sockets: set.SOCKET_LIMIT,
    operations: toOperationsPlace(set.RELAY_METRICS_HOST, set.RELAY_METRICS_PORT),
    accessLog: set.RELAY_ACCESS_LOG,
  };
}
