import { makeUrl } from 'service/own-origins';
import { type EnvironmentVariables, makeSettingReader } from './website-key-file.ts';

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The environment or `.env` decides, otherwise the league's own settings (CFG-3). */
export function readLeagueAddress(environment: EnvironmentVariables, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  return setting('LEAGUE_URL') ?? readNearAddress(setting, 'LEAGUE', '8300');
}

/**
 * The environment or `.env` decides. By default, pages of this machine use the forwarder that
 * starts with the relay (FWD-11); players elsewhere could not reach it. @returns '' for none
 */
export function readForwarderUrl(environment: EnvironmentVariables, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  const isLocal = setting('ALLOWED_ORIGINS') === undefined;
  return setting('FORWARDER_URL') ?? (isLocal ? readNearAddress(setting, 'FORWARDER', '8600') : '');
}

/** The address of a service for programs on this machine, by its own settings. */
function readNearAddress(
  setting: (name: string) => string | undefined,
  prefix: string,
  usualPort: string,
): string {
  const host = setting(`${prefix}_HOST`) ?? '127.0.0.1';
  const port = setting(`${prefix}_PORT`) ?? usualPort;
  return makeUrl(EVERYWHERE[host] ?? host, port);
}
