import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newRoomId, newToken } from '../test/player.ts';

const PACE_MS = 1000;
const DIGITS = 16;
const LOOK_MS = 5;
const TIMEOUT_MS = 5000;

/** The relay to play on, and the headers of the next handshake. */
interface Game {
  readonly url: string;
  readonly origin: string;
  readonly headers: () => Readonly<Record<string, string>>;
}

/** Pairs who play quietly during an attack; the test measures how long their frames take. */
export class QuietPairs {
  readonly #ends: WebSocket[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #latencies: number[] = [];
  #sent = 0;
  #heard = 0;

  static async start(game: Game, count: number): Promise<QuietPairs> {
    const pairs = new QuietPairs();
    for (let index = 0; index < count; index++) await pairs.#open(game);
    pairs.#play();
    return pairs;
  }

  /** The times measured since the last call, in ms. */
  take(): { readonly frames: number; readonly p50: number; readonly p99: number } {
    const sorted = this.#latencies.toSorted((one, other) => one - other);
    this.#latencies = [];
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { frames: sorted.length, p50: at(0.5), p99: at(0.99) };
  }

  /** Resolves once everything sent so far has arrived or counts as lost. */
  async settle(): Promise<void> {
    const sent = this.#sent;
    for (let waited = 0; this.#heard < sent && waited < TIMEOUT_MS; waited += LOOK_MS) {
      await sleep(LOOK_MS);
    }
  }

  get lost(): number {
    return this.#sent - this.#heard;
  }

  /** Stops sending; frames in flight still arrive. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  end(): void {
    for (const one of this.#ends) one.terminate();
  }

  async #open({ url, origin, headers }: Game): Promise<void> {
    const room = newRoomId();
    for (const create of [true, false]) {
      const options = { origin, headers: headers(), perMessageDeflate: false };
      const ws = new WebSocket(`${url.replace('http', 'ws')}/v1/rooms/${room}`, options);
      await once(ws, 'open');
      ws.send(JSON.stringify({ t: 'join', seatToken: newToken(), create }));
      await once(ws, 'message');
      ws.on('message', (data: Buffer) => {
        const text = data.toString();
        if (!text.startsWith('{')) this.#hear(text);
      });
      ws.on('error', () => undefined);
      this.#ends.push(ws);
    }
  }

  /** Lets each seat send one frame a second, spread evenly over the second. */
  #play(): void {
    const count = this.#ends.length;
    const start = (end: WebSocket) =>
      this.#timers.push(setInterval(() => this.#send(end), PACE_MS));
    for (const [index, end] of this.#ends.entries()) {
      this.#timers.push(setTimeout(start, (index * PACE_MS) / count, end));
    }
  }

  #send(end: WebSocket): void {
    this.#sent += 1;
    end.send(performance.now().toFixed(3).padStart(DIGITS, '0').replace('.', '_'));
  }

  #hear(text: string): void {
    this.#heard += 1;
    this.#latencies.push(performance.now() - Number(text.replace('_', '.')));
  }
}
