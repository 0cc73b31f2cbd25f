import { setTimeout as sleep } from 'node:timers/promises';
import { makeAddress } from '../load/target.ts';
import { newRoomId, newToken } from '../test/player.ts';
import { type End, relayEnter } from './rivals.ts';

const PADDING = 'A'.repeat(280);
const DIGITS = 16;
const TIMEOUT_MS = 5000;
const LOOK_MS = 5;

export interface RelayAddress {
  readonly url: string;
  readonly origin: string;
}

/** A seat that is taken again, or again by the same token and from the same network. */
interface SeatHolder {
  readonly room: string;
  readonly seat: 0 | 1;
  readonly token: string;
  readonly address: string;
}

/** Pairs in separate rooms, each end on a separate network. Their frames are timed. */
export class TimedPairs {
  readonly #relay: RelayAddress;
  readonly #places: readonly SeatHolder[];
  /** The ends, with those of a pair next to each other. */
  #ends: End[] = [];
  #pinged: number[] = [];
  #times: number[] = [];

  /** @param first the number of its first address */
  constructor(relay: RelayAddress, count: number, first: number) {
    this.#relay = relay;
    this.#places = Array.from({ length: count }, (_, pair) => {
      const room = newRoomId();
      return ([0, 1] as const).map((seat) => {
        return { room, seat, token: newToken(), address: makeAddress(first + 2 * pair + seat) };
      });
    }).flat();
  }

  /** One after the other; returns the ms that each took. */
  async join(): Promise<number[]> {
    this.#ends = [];
    const times: number[] = [];
    for (const [index, place] of this.#places.entries()) {
      const started = performance.now();
      this.#ends.push(await this.#enter(place, index));
      times.push(performance.now() - started);
    }
    return times;
  }

  /** Everybody is cut off. */
  cut(): void {
    for (const end of this.#ends) end.end();
  }

  /** Frames from each end, spread evenly. @returns the ms from each sender to its receiver */
  frames(seconds: number, perSecond: number): Promise<number[]> {
    return this.#timed(seconds * perSecond, 1000 / perSecond, (end) => {
      end.send(makeStamp(performance.now()) + PADDING);
    });
  }

  /** Pings from each end, spread evenly. @returns the ms that each waited for its pong */
  pings(seconds: number, perSecond: number): Promise<number[]> {
    return this.#timed(seconds * perSecond, 1000 / perSecond, (end, index) => {
      this.#pinged[index] = performance.now();
      end.send('ping');
    });
  }

  /** One ping from one end of each pair. @returns the ms that each waited for its pong */
  pingOnce(seconds: number): Promise<number[]> {
    return this.#timed(1, seconds * 1000, (end, index) => {
      if (index % 2 === 1) return false;
      this.#pinged[index] = performance.now();
      end.send('ping');
      return true;
    });
  }

  async #timed(
    rounds: number,
    roundMs: number,
    send: (end: End, index: number) => boolean | void,
  ): Promise<number[]> {
    this.#times = [];
    let sent = 0;
    const started = performance.now();
    for (let turn = 0; turn < rounds * this.#places.length; turn++) {
      const wait = started + (turn * roundMs) / this.#places.length - performance.now();
      if (wait > 0) await sleep(wait);
      const index = turn % this.#places.length;
      const end = this.#ends[index];
      if (end && send(end, index) !== false) sent += 1;
    }
    await this.#arrival(sent);
    return this.#times;
  }

  async #arrival(sent: number): Promise<void> {
    for (let waited = 0; this.#times.length < sent; waited += LOOK_MS) {
      if (waited > TIMEOUT_MS) throw new Error(`${this.#times.length} of ${sent} arrived`);
      await sleep(LOOK_MS);
    }
  }

  #enter({ room, seat, token, address }: SeatHolder, index: number): Promise<End> {
    // The platform's report about a client, which Node ignores.
    const headers = () => ({ 'cf-connecting-ip': address });
    const enter = relayEnter(this.#relay, headers, () => token);
    return enter(room, seat, (text) => this.#hear(text, index));
  }

  #hear(text: string, index: number): void {
    const sentAt = text === 'pong' ? (this.#pinged[index] ?? Number.NaN) : readStamp(text);
    this.#times.push(performance.now() - sentAt);
  }
}

/** A time in the alphabet of sealed frames, which has no full stop. */
function makeStamp(time: number): string {
  return time.toFixed(3).padStart(DIGITS, '0').replace('.', '_');
}

function readStamp(text: string): number {
  return Number(text.slice(0, DIGITS).replace('_', '.'));
}
