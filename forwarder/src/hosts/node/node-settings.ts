import { toOperationsPlace, type OperationsPlace } from 'service/operations-place';
import { PROXIES, type ProxyTrust } from 'service/proxies';
import { ADDRESS, HOST, PORT } from 'service/setting-kinds';
import { type Environment, readSettings } from 'service/settings';
import { readSharedSettings, type Settings, SHARED_TABLE } from '../../core/settings.ts';

export interface NodeSettings extends Settings {
  readonly host: string;
  readonly port: number;
  /** The address of the relay, whose pages may send pushes by default. */
  readonly relay: { readonly host: string; readonly port: number };
  readonly trustProxy: ProxyTrust;
  readonly operations: OperationsPlace | null;
}

/** Every setting of the forwarder; `npm run generate -- settings` writes their documentation. */
export const FORWARDER_SETTINGS = {
  service: 'forwarder',
  prefix: 'FORWARDER_',
  // The relay's: the address at which players reach the forwarder.
  foreign: ['FORWARDER_URL'],
  table: {
    FORWARDER_HOST: { kind: HOST, default: '127.0.0.1', about: 'The address it listens on.' },
    FORWARDER_PORT: { kind: PORT, default: '8600', about: 'The port; 0 picks any free port.' },
    ...SHARED_TABLE,
    RELAY_HOST: { kind: HOST, default: '127.0.0.1', about: "The relay's own setting." },
    RELAY_PORT: { kind: PORT, default: '8400', about: "The relay's own setting." },
    TRUST_PROXY: {
      kind: PROXIES,
      default: '0',
      about: 'The proxies whose X-Forwarded-For is trusted.',
    },
    FORWARDER_METRICS_PORT: {
      kind: PORT,
      about: 'A separate port for `/metrics`, `/livez` and `/readyz`.',
      otherwise: 'no separate port',
      example: '8601',
    },
    FORWARDER_METRICS_HOST: {
      kind: ADDRESS,
      default: '127.0.0.1',
      about: 'The address for that port.',
    },
  },
} as const;

/** @throws SettingError */
export function readNodeSettings(environment: Environment): NodeSettings {
  const set = readSettings(environment, FORWARDER_SETTINGS);
  return {
    ...readSharedSettings(environment),
    host: set.FORWARDER_HOST,
    port: set.FORWARDER_PORT,
    relay: { host: set.RELAY_HOST, port: set.RELAY_PORT },
    trustProxy: set.TRUST_PROXY,
    operations: toOperationsPlace(set.FORWARDER_METRICS_HOST, set.FORWARDER_METRICS_PORT),
  };
}
