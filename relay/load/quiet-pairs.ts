import { newRoomId, newToken, Player } from '../test/player.ts';
import { addressAt, type Target } from './target.ts';

const FIRST_ADDRESS = 15_000_000;
const PACE_MS = 1000;
const DIGITS = 16;

/** Pairs who play quietly while others attack: how long their frames take is what is measured. */
export class QuietPairs {
  readonly #pairs: readonly (readonly [Player, Player])[];
  #latencies: number[] = [];
  #sent = 0;
  #heard = 0;
  #timers: NodeJS.Timeout[] = [];

  private constructor(pairs: readonly (readonly [Player, Player])[]) {
    this.#pairs = pairs;
    for (const { ws } of pairs.flat()) {
      ws.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{')) return;
        this.#heard += 1;
        this.#latencies.push(performance.now() - Number(text.replace('_', '.')));
      });
    }
  }

  static async start(target: Target, count: number): Promise<QuietPairs> {
    const pairs: [Player, Player][] = [];
    for (let index = 0; index < count; index++) pairs.push(await openPair(target, index));
    const all = new QuietPairs(pairs);
    all.#play();
    return all;
  }

  /** What was measured since the last time, in ms. */
  take(): { readonly p50: number; readonly p99: number } {
    const sorted = this.#latencies.toSorted((one, other) => one - other);
    this.#latencies = [];
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  }

  /** Frames that did not arrive. */
  get lost(): number {
    return this.#sent - this.#heard;
  }

  /** Stops sending; what is under way still arrives. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  end(): void {
    for (const { ws } of this.#pairs.flat()) ws.terminate();
  }

  /** Each seat sends a frame a second, spread evenly over it. */
  #play(): void {
    const players = this.#pairs.flat();
    const start = (player: Player) => {
      this.#timers.push(setInterval(() => this.#send(player), PACE_MS));
    };
    for (const [index, player] of players.entries()) {
      this.#timers.push(setTimeout(() => start(player), (index * PACE_MS) / players.length));
    }
  }

  #send(player: Player): void {
    this.#sent += 1;
    player.send(performance.now().toFixed(3).padStart(DIGITS, '0').replace('.', '_'));
  }
}

async function openPair(target: Target, index: number): Promise<[Player, Player]> {
  const roomId = newRoomId();
  const at = (seat: 0 | 1) => ({
    url: target.url.replace('http', 'ws'),
    origin: target.origin,
    headers: { 'x-forwarded-for': addressAt(FIRST_ADDRESS + 2 * index + seat) },
  });
  const host = await Player.connect(at(0), roomId);
  host.join({ seatToken: newToken(), create: true });
  await host.next();
  const guest = await Player.connect(at(1), roomId);
  guest.join({ seatToken: newToken() });
  await guest.next();
  await host.next();
  return [host, guest];
}
