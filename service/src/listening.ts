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
}

/**
 * @returns the port, which the system chose if 0 was requested
 * @throws SettingError naming the setting that prevents it (HOST-2)
 */
export async function startListening(
  server: Server,
  { host, port }: ListenAddress,
): Promise<number> {
  const address = await resolveAddress(host);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host: address, backlog: BACKLOG }, resolve);
  try {
    await promise;
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, { host, port });
  }
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

async function resolveAddress(host: string): Promise<string> {
  const found = lookup(host).then(({ address }) => address);
  const tooLong = sleep(TIMEOUT_LOOKUP_MS, null, { ref: false });
  const address = await Promise.race([found, tooLong]).catch(() => null);
  if (address !== null) return address;
  throw new SettingError(`RELAY_HOST: the name "${host}" cannot be resolved.`);
}

/** Why a server could not listen, with the setting concerned. */
export function toListenError(
  error: NodeJS.ErrnoException,
  { host, port }: ListenAddress,
): SettingError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(`RELAY_PORT: another program is already listening on port ${port}.`);
    case 'EACCES':
    case 'EPERM':
      return new SettingError(`RELAY_PORT: this user may not listen on port ${port}.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new SettingError(`RELAY_HOST: this machine has no address "${host}".`);
    case undefined:
    default:
      return new SettingError(`RELAY_HOST, RELAY_PORT: ${describeError(error)}.`);
  }
}
