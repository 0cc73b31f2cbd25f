import { DAY_MS } from '@sealed-move/protocol/timings';
import { nameNetworks } from 'service/network-names';
import type { NetworkKey } from './calls.ts';
import { getBudget, type Environment } from './environment.ts';

/** The day's key, kept while this copy of the code runs, so that it is asked for once a day. */
let kept: NetworkKey | null = null;

/** Names for the networks of an address, valid today only: no address is stored (NET-1, NET-2). */
export async function listNames(
  environment: Environment,
  address: string,
  now: number,
): Promise<readonly string[]> {
  if (kept?.day !== Math.floor(now / DAY_MS)) kept = await getBudget(environment).networkKey();
  return nameNetworks(address, kept.key);
}
