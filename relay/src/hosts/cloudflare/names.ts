import { createHmac } from 'node:crypto';
import { networkOf } from '../../core/network.ts';
import { DAY_MS } from 'relay-protocol/timings';
import type { NetworkKey } from './calls.ts';
import { budgetOf, type Environment } from './environment.ts';

/** Kept for as long as this copy of the code runs, so that the budget is asked once a day. */
let kept: NetworkKey | null = null;

/** A name for the network of an address, of this day alone: no address is kept (NET-1, NET-2). */
export async function nameOf(
  environment: Environment,
  address: string,
  now: number,
): Promise<string> {
  if (kept?.day !== Math.floor(now / DAY_MS)) kept = await budgetOf(environment).networkKey();
  return createHmac('sha256', kept.key).update(networkOf(address)).digest('base64url').slice(0, 22);
}
