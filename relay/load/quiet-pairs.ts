import { setTimeout as sleep } from 'node:timers/promises';
import type { End, Rival } from '../bench/rivals.ts';
import { newRoomId } from '../test/player.ts';

const PACE_MS = 1000;
const DIGITS = 16;
const LOOK_MS = 5;
const TIMEOUT_MS = 5000;

/** Pairs who play quietly while others attack: how long their frames take is what is measured. */
export class QuietPairs {
  readonly #ends: End[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #latencies: number[] = [];
  #sent = 0;
  #heard = 0;

  static async start(enter: Rival['enter'], count: number): Promise<QuietPairs> {
    const pairs = new QuietPairs();
    for (let index = 0; index < count; index++) await pairs.#open(enter);
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

  /** Resolves once everything sent so far has arrived, or is taken for lost. */
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
    for (const one of this.#ends) one.end();
  }

  async #open(enter: Rival['enter']): Promise<void> {
    const room = newRoomId();
    for (const seat of [0, 1] as const) {
      this.#ends.push(await enter(room, seat, (text) => this.#hear(text)));
    }
  }

  /** Each seat sends a frame a second, spread evenly over it. */
  #play(): void {
    const count = this.#ends.length;
    const start = (end: End) => this.#timers.push(setInterval(() => this.#send(end), PACE_MS));
    for (const [index, end] of this.#ends.entries()) {
      this.#timers.push(setTimeout(start, (index * PACE_MS) / count, end));
    }
  }

  #send(end: End): void {
    this.#sent += 1;
    end.send(performance.now().toFixed(3).padStart(DIGITS, '0').replace('.', '_'));
  }

  #hear(text: string): void {
    this.#heard += 1;
    this.#latencies.push(performance.now() - Number(text.replace('_', '.')));
  }
}
