import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;
/** Names remembered at most; the oldest go first, which can only favour a caller. */
const NAMES_LIMIT = 20_000;

interface Window {
  endsAt: number;
  used: number;
}

/** So many in a window of time, for each name (SIGN-5). */
export class Limit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one. @returns 0 where it is allowed, else the milliseconds until the next may come */
  take(name: string, now: number): number {
    const open = this.#windows.get(name);
    if (open !== undefined && open.endsAt > now) {
      if (open.used >= this.#most) return open.endsAt - now;
      open.used += 1;
      return 0;
    }
    this.#windows.delete(name);
    this.#windows.set(name, { endsAt: now + this.#windowMs, used: 1 });
    const oldest = this.#windows.size > NAMES_LIMIT ? this.#windows.keys().next().value : undefined;
    if (oldest !== undefined) this.#windows.delete(oldest);
    return 0;
  }
}

/** An IPv4 address, or the /64 of an IPv6 one: whoever has one address of it has all of them. */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
