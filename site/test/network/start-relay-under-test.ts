import { NodeRelay } from './node-relay.ts';
import type { RelaySettings, RelayUnderTest } from './relay-under-test.ts';
import { WorkerdRelay } from './workerd-relay.ts';

/** The built site: its folder and its address beside the relay under test. */
export interface ServedSite {
  readonly dist: string;
  readonly url: string;
  /** Whether the relay needs its own process, to be killed or read as its operator would. */
  readonly needsProcess?: true;
}

/** Allows anyone to create many games from one network. */
const PUBLIC: RelaySettings = {
  PUBLIC_HOSTING: 'on',
  NETWORK_GAME_LIMIT: '1000',
  DAILY_GAME_LIMIT: '1000',
};

/**
 * Starts a relay on the host that `TEST_RELAY_HOST` names: `node`, the default, or `workerd`, the
 * runtime of the Durable Object host.
 * @param origins the addresses of the players' pages
 * @param settings added to or replacing those of a public relay
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
      return site.needsProcess ? NodeRelay.spawn(site.dist, all) : NodeRelay.start(site.dist, all);
    case 'workerd':
      return WorkerdRelay.start(site.url, all);
    default:
      throw new Error(`TEST_RELAY_HOST: there is no host "${host}".`);
  }
}
