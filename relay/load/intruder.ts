import { WebSocket } from 'ws';
import type { Target } from './target.ts';

export type ConnectionAttempt =
  | { readonly status: 101; readonly socket: Intruder }
  | { readonly status: number; readonly socket: null };

export class Intruder {
  readonly ws: WebSocket;
  readonly closed: Promise<number>;
  /** How many of the other seat's frames have arrived. */
  heard = 0;
  #onFrame: ((text: string) => void) | null = null;

  constructor(ws: WebSocket) {
    this.ws = ws;
    this.closed = new Promise((resolve) => ws.on('close', resolve));
    ws.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.startsWith('{')) this.heard += 1;
      this.#onFrame?.(text);
    });
  }

  join(seatToken: string, create: boolean): void {
    this.ws.send(JSON.stringify({ t: 'join', seatToken, create }));
  }

  /** Resolves with the next frame that contains the text, or null if the socket closes before. */
  hears(part: string): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.#onFrame = (text) => {
      if (text.includes(part)) resolve(text);
    };
    void this.closed.then(() => resolve(null));
    return promise;
  }
}

/** Asks the relay for a socket, on behalf of an address. */
export function tryConnection(
  { url, origin, from }: Target,
  address: string,
  room: string,
): Promise<ConnectionAttempt> {
  const { promise, resolve } = Promise.withResolvers<ConnectionAttempt>();
  const ws = new WebSocket(`${url.replace('http', 'ws')}/v1/rooms/${room}`, {
    origin,
    localAddress: from,
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  const intruder = new Intruder(ws);
  ws.on('open', () => resolve({ status: 101, socket: intruder }));
  ws.on('unexpected-response', (request, response) => {
    resolve({ status: response.statusCode ?? 0, socket: null });
    request.destroy();
  });
  ws.on('error', () => resolve({ status: 0, socket: null }));
  return promise;
}

export async function enterRoom(target: Target, address: string, room: string): Promise<Intruder> {
  const { status, socket } = await tryConnection(target, address, room);
  if (socket === null) throw new Error(`refused with ${status}`);
  return socket;
}

export async function runRepeatedly(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}
