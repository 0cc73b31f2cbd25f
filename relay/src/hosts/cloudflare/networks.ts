import { SHARES } from 'service/network';
import type { KeyCheck } from '../../core/key-check.ts';
import type { NetworkCalls } from './calls.ts';
import type { Environment } from './environment.ts';

/** The object of a network or one around it, with its share of the limits (NET-4). */
interface NetworkShare {
  readonly calls: DurableObjectStub<NetworkCalls>;
  readonly share: number;
}

export class Networks {
  readonly names: readonly string[];
  readonly #shares: readonly NetworkShare[];

  /** @param names today's names of the network and those around it */
  constructor({ NETWORKS }: Environment, names: readonly string[]) {
    this.names = names;
    this.#shares = names.map((name, around) => ({
      calls: NETWORKS.get(NETWORKS.idFromName(name)),
      share: SHARES[around] ?? 1,
    }));
  }

  /** Counts a socket in each network, or in none (CAP-5). */
  async enter(socket: string, room: string): Promise<boolean> {
    const entered = await Promise.allSettled(
      this.#shares.map(async ({ calls, share }) => calls.enter(socket, room, share)),
    );
    if (entered.every((one) => one.status === 'fulfilled' && one.value)) return true;
    await this.leave(socket);
    const failed = entered.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return false;
  }

  async leave(socket: string): Promise<void> {
    await Promise.all(this.#shares.map(async ({ calls }) => calls.leave(socket)));
  }

  /** Whether a key is the owner's, unless one of the networks has tried too many (INFO-5). */
  async check(key: string): Promise<KeyCheck> {
    const found = await Promise.all(
      this.#shares.map(async ({ calls, share }) => calls.check(key, share)),
    );
    const waits = found.map((one) => (one.is === 'not looked at' ? one.waitMs : 0));
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return { is: 'not looked at', waitMs };
    return { is: found.every(({ is }) => is === 'right') ? 'right' : 'wrong' };
  }
}
