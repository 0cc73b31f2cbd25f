import { listNodeArguments } from 'test-kit/node-arguments';
import { type LaunchSettings, RelayProcess } from './process.ts';

/** The origin of the site on which the relay's players play. */
export const ORIGIN = 'https://play.example';

/** Settings of a public relay without limits on games and sockets, on Node. */
const UNLIMITED: LaunchSettings = {
  PUBLIC_HOSTING: 'on',
  ALLOWED_ORIGINS: ORIGIN,
  DAILY_GAME_LIMIT: '1000000',
  NETWORK_GAME_LIMIT: '1000000',
  NETWORK_SOCKET_LIMIT: '100000',
  SOCKET_LIMIT: '100000',
};

/** Starts an unlimited relay on Node with changed settings and this process's Node options. */
export function launchUnlimited(settings: LaunchSettings = {}): Promise<RelayProcess> {
  return RelayProcess.launch({
    nodeArgs: listNodeArguments(),
    settings: { ...UNLIMITED, ...settings },
  });
}
