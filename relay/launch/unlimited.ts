import { listNodeArguments } from 'test-kit/node-arguments';
import { type LaunchSettings, RelayProcess } from './process.ts';

/** The origin of those who play there. */
export const ORIGIN = 'https://play.example';

/** A public relay without limits on games and sockets, on either host. */
export const UNLIMITED: LaunchSettings = {
  PUBLIC_HOSTING: 'on',
  ALLOWED_ORIGINS: ORIGIN,
  DAILY_GAME_LIMIT: '1000000',
  NETWORK_GAME_LIMIT: '1000000',
  NETWORK_SOCKET_LIMIT: '100000',
  SOCKET_LIMIT: '100000',
};

/** Such a relay on Node, with what the settings change. It runs with the Node options of this process. */
export function launchUnlimited(settings: LaunchSettings = {}): Promise<RelayProcess> {
  return RelayProcess.launch({
    nodeArgs: listNodeArguments(),
    settings: { ...UNLIMITED, ...settings },
  });
}
