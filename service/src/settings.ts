import { isIP } from 'node:net';

/** Where a service tells of itself. */
export interface OperationsPlace {
  readonly host: string;
  readonly port: number;
}

const LOOPBACK = '127.0.0.1';
const LAST_PORT = 65_535;

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the port for operations, by the service's prefix. */
export function operationsSettings(prefix: string): readonly [port: string, host: string] {
  return [`${prefix}_METRICS_PORT`, `${prefix}_METRICS_HOST`];
}

/**
 * Reads where a service tells of itself: nowhere without a port, and by default to this machine
 * alone (OPS-1).
 * @returns what is wrong in a sentence, where something is
 */
export function readOperationsPlace(
  environment: Environment,
  prefix: string,
): { readonly place: OperationsPlace | null } | { readonly wrong: string } {
  const [portName, hostName] = operationsSettings(prefix);
  const [text, host] = [environment[portName] ?? '', environment[hostName] || LOOPBACK];
  if (text === '') return { place: null };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= LAST_PORT)) {
    return { wrong: `${portName} must be a whole number from 0 to ${LAST_PORT}.` };
  }
  if (isIP(host) === 0) return { wrong: `${hostName} must be an address, as ${LOOPBACK}.` };
  return { place: { host, port } };
}
