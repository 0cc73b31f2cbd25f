import { lookup } from 'node:dns/promises';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from './core/settings.ts';
import { describeError } from './event-log.ts';

/** Name servers that do not answer would delay the start for longer than this. */
const TIMEOUT_LOOKUP_MS = 1500;
/** How many connections may wait. The system's lower limit applies; dropped clients retry. */
const BACKLOG = 65_535;

interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The start of the names of its settings, such as RELAY. */
  readonly prefix: string;
}

/**
 * @returns the port, which the system chose if 0 was requested
 * @throws SettingError naming the setting that prevents it (HOST-2)
 */
export async function startListening(
  server: Server,
  { host, port, prefix }: ListenAddress,
): Promise<number> {
  const address = await resolveAddress(host, prefix);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host: address, backlog: BACKLOG }, resolve);
  try {
    await promise;
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, { host, port, prefix });
  }
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

async function resolveAddress(host: string, prefix: string): Promise<string> {
  const found = lookup(host).then(({ address }) => address);
  const tooLong = sleep(TIMEOUT_LOOKUP_MS, null, { ref: false });
  const address = await Promise.race([found, tooLong]).catch(() => null);
  if (address !== null) return address;
  throw new SettingError(`${prefix}_HOST: the name "${host}" cannot be resolved.`);
}

/** Why a server could not listen, with the setting concerned. */
export function toListenError(
  error: NodeJS.ErrnoException,
  { host, port, prefix }: ListenAddress,
): SettingError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(
        `${prefix}_PORT: another program is already listening on port ${port}.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new SettingError(`${prefix}_PORT: this user may not listen on port ${port}.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new SettingError(`${prefix}_HOST: this machine has no address "${host}".`);
    case undefined:
    default:
      return new SettingError(`${prefix}_HOST, ${prefix}_PORT: ${describeError(error)}.`);
  }
}
