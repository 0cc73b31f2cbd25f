import type { RelayProcess } from '../launch/process.ts';
import { ORIGIN } from '../launch/unlimited.ts';
import { newRoomId, newToken, Player } from '../test/player.ts';

const PACE_MS = 500;
const LATE_MS = 3000;

/** Two friends who play during an attack: each frame must arrive, once and in order. */
export class Witness {
  exchanged = 0;
  readonly #players: readonly [Player, Player];
  readonly #faults: string[] = [];
  #isStopping = false;
  readonly #playing: Promise<void>;

  private constructor(players: readonly [Player, Player]) {
    this.#players = players;
    this.#playing = this.#play().catch((error: unknown) => {
      this.#faults.push(`the witnesses were disturbed: ${String(error)}`);
    });
  }

  static async start(relay: RelayProcess): Promise<Witness> {
    const where = { url: relay.url.replace('http', 'ws'), origin: ORIGIN, headers: {} };
    const roomId = newRoomId();
    const host = await Player.connect(where, roomId);
    host.join({ seatToken: newToken(), create: true });
    await host.next();
    const guest = await Player.connect(where, roomId);
    guest.join({ seatToken: newToken() });
    await guest.next();
    await host.next();
    return new Witness([host, guest]);
  }

  /** @returns the problems that the two friends noticed */
  async stop(): Promise<string[]> {
    this.#isStopping = true;
    await this.#playing;
    for (const player of this.#players) await player.drop();
    return this.#faults;
  }

  async #play(): Promise<void> {
    const [host, guest] = this.#players;
    while (!this.#isStopping) {
      const started = performance.now();
      const text = `frame${this.exchanged}`;
      host.send(text);
      const got = await guest.next();
      guest.send(text);
      const back = await host.next();
      if (got !== text || back !== text) this.#faults.push(`${text} arrived as ${String(got)}`);
      const took = performance.now() - started;
      if (took > LATE_MS) this.#faults.push(`${text} took ${Math.round(took)} ms`);
      this.exchanged += 1;
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
  }
}
