import { isIP } from 'node:net';
import { type OperationsPlace, readOperationsPlace } from 'service/settings';
import { readSettings, type Settings, wholeNumber, WrongSetting } from '../../core/settings.ts';

/** The settings of the Node host, beside those of both hosts. */
export interface NodeSettings extends Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the rooms and of the owner key that was made. */
  readonly data: string;
  /** How many proxies in front set X-Forwarded-For. */
  readonly trustProxy: number;
  readonly socketsPerNetwork: number;
  readonly sockets: number;
  /** Where it tells of itself to those who run it; null: nowhere. */
  readonly operations: OperationsPlace | null;
}

const HOST_NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

/** @throws WrongSetting */
export function readNodeSettings(environment: NodeJS.ProcessEnv): NodeSettings {
  const number = wholeNumber.bind(null, environment);
  return {
    ...readSettings(environment),
    host: hostOf(environment),
    port: number('RELAY_PORT', { otherwise: 8400, to: 65_535 }),
    data: textOf(environment, 'RELAY_DATA', 'data/relay'),
    trustProxy: number('TRUST_PROXY', { otherwise: 0, to: 10 }),
    socketsPerNetwork: number('NETWORK_SOCKET_LIMIT', { otherwise: 50, from: 1 }),
    sockets: number('SOCKET_LIMIT', { otherwise: 20_000, from: 1 }),
    operations: operationsPlace(environment),
  };
}

function operationsPlace(environment: NodeJS.ProcessEnv): OperationsPlace | null {
  const read = readOperationsPlace(environment, 'RELAY');
  if ('wrong' in read) throw new WrongSetting(read.wrong);
  return read.place;
}

function hostOf(environment: NodeJS.ProcessEnv): string {
  const host = textOf(environment, 'RELAY_HOST', '127.0.0.1');
  if (isIP(host) !== 0 || HOST_NAME.test(host)) return host;
  throw new WrongSetting(
    `RELAY_HOST is an address or the name of a machine, as 127.0.0.1, and not "${host}".`,
  );
}

function textOf(environment: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const given = environment[name] ?? '';
  if (given.includes('\0')) throw new WrongSetting(`${name} holds a character that cannot be.`);
  return given.trim() === '' ? otherwise : given.trim();
}
