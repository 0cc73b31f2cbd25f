import { lookup } from 'node:dns/promises';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from 'service/settings';
import { messageOf } from './log.ts';

/** Name servers that do not answer would hold up the start for much longer. */
const TIMEOUT_LOOKUP_MS = 1500;
/**
 * Connections that the system keeps until they are met; it has a limit of its own, which is less.
 * One more is dropped there, and its client tries again by itself after a second.
 */
const BACKLOG = 65_535;

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Has a server listen.
 * @returns the port, which the system chose where 0 was asked for
 * @throws SettingError which names the setting that is in the way (HOST-2)
 */
export async function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  const address = await addressOf(host);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host: address, backlog: BACKLOG }, resolve);
  try {
    await promise;
  } catch (error) {
    throw whyNot(error as NodeJS.ErrnoException, { host, port });
  }
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

async function addressOf(host: string): Promise<string> {
  const found = lookup(host).then(({ address }) => address);
  const tooLong = sleep(TIMEOUT_LOOKUP_MS, null, { ref: false });
  const address = await Promise.race([found, tooLong]).catch(() => null);
  if (address !== null) return address;
  throw new SettingError(`RELAY_HOST: the name "${host}" cannot be resolved.`);
}

/** What kept a server from listening, with the setting that it is about. */
export function whyNot(error: NodeJS.ErrnoException, { host, port }: ListenAddress): SettingError {
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
      return new SettingError(`RELAY_HOST, RELAY_PORT: ${messageOf(error)}.`);
  }
}
