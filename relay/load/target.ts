export interface Target {
  /** `http://…`. */
  readonly url: string;
  readonly origin: string;
  /** An address for many sockets, another for each attack: ports stay taken for a minute. */
  readonly from: string;
  readonly ownerKey: string;
  readonly socketLimit: number;
  /** The most sockets that one attack may open, or the system's limit if that is lower. */
  readonly sockets: number;
}

export interface LiveCounts {
  readonly sockets: number;
  readonly gamesToday: number;
}

export async function readStats({ url, ownerKey }: Target): Promise<LiveCounts> {
  const headers = { authorization: `Bearer ${ownerKey}`, 'x-forwarded-for': '203.0.113.1' };
  const response = await fetch(`${url}/v1/stats`, { headers });
  const { live, games } = (await response.json()) as {
    live: { sockets: number };
    games: { today: number };
  };
  return { sockets: live.sockets, gamesToday: games.today };
}

/** An address of the network 10.0.0.0/8, which only X-Forwarded-For claims. */
export function makeAddress(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
