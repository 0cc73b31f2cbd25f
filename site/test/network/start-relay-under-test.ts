import { RelayProcess } from './relay-process.ts';
import type { RelaySettings, RelayUnderTest } from './relay-under-test.ts';
import { WorkerdRelay } from './workerd-relay.ts';

/** The built site: its folder, and where it is served beside the relay under test. */
export interface ServedSite {
  readonly dist: string;
  readonly url: string;
}

/** Many games from one network, by anybody. */
const PUBLIC: RelaySettings = {
  PUBLIC_HOSTING: 'on',
  NETWORK_GAME_LIMIT: '1000',
  DAILY_GAME_LIMIT: '1000',
};

/**
 * A relay on the host that `TEST_RELAY_HOST` names: `node`, which is the default, or `workerd`, the
 * runtime of the Durable Object host.
 * @param origins the addresses that the players' pages come from
 * @param settings beside, or in place of, those of a public relay
 */
export async function startRelayUnderTest(
  site: ServedSite,
  origins: readonly string[],
  settings: RelaySettings = {},
): Promise<RelayUnderTest> {
  const all = { ...PUBLIC, ALLOWED_ORIGINS: origins.join(','), ...settings };
  const host = process.env['TEST_RELAY_HOST'] ?? 'node';
  switch (host) {
    case 'node':
      return RelayProcess.start(site.dist, all);
    case 'workerd':
      return WorkerdRelay.start(site.url, all);
    default:
      throw new Error(`TEST_RELAY_HOST: there is no host "${host}".`);
  }
}
