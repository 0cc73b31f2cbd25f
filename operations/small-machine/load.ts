import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

export interface LoadResult {
  readonly asked: number;
  readonly failed: number;
  /** Answers or frames per second. */
  readonly perSecond: number;
  /** The 99th percentile, in milliseconds. */
  readonly p99: number;
}

const MAX_CONCURRENT = 8;

/** Requests addresses in turn, a few at once. @param headers of each request */
export async function sendRequests(
  urls: readonly string[],
  times: number,
  headers: Readonly<Record<string, string>>,
): Promise<LoadResult> {
  let next = 0;
  let failed = 0;
  return measureTimes(times, async () => {
    const url = urls[next++ % urls.length] ?? '';
    const isGood = await fetch(url, { headers })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
    if (!isGood) failed += 1;
  }).then((borne) => ({ ...borne, failed }));
}

/** Lets pairs of players in separate rooms send frames to each other. */
export async function playAt(base: string, rooms: number, frames: number): Promise<LoadResult> {
  const pairs: (readonly [WebSocket, WebSocket])[] = [];
  for (let made = 0; made < rooms; made++) pairs.push(await connectPair(base));
  let next = 0;
  const borne = await measureTimes(rooms * frames, async () => {
    const [one, other] = pairs[next++ % pairs.length] ?? [];
    if (one === undefined || other === undefined) return;
    const came = once(other, 'message');
    one.send(randomBytes(400).toString('base64url'));
    await came;
  });
  for (const socket of pairs.flat()) socket.close();
  return borne;
}

async function connectPair(base: string): Promise<readonly [WebSocket, WebSocket]> {
  const room = randomBytes(32).toString('base64url');
  const join = async (create: boolean) => {
    const url = `${base.replace('http', 'ws')}/v1/rooms/${room}`;
    const socket = new WebSocket(url, { headers: { origin: base } });
    await once(socket, 'open');
    const seated = once(socket, 'message');
    const seatToken = randomBytes(32).toString('base64url');
    socket.send(JSON.stringify({ t: 'join', seatToken, ...(create ? { create } : {}) }));
    await seated;
    return socket;
  };
  const one = await join(true);
  const told = once(one, 'message');
  const other = await join(false);
  await told;
  return [one, other];
}

async function measureTimes(times: number, once_: () => Promise<void>): Promise<LoadResult> {
  const took: number[] = [];
  const since = performance.now();
  let left = times;
  const worker = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      await once_();
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  const seconds = (performance.now() - since) / 1000;
  const sorted = took.toSorted((one, other) => one - other);
  const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  return { asked: times, failed: 0, perSecond: Math.round(times / seconds), p99 };
}
