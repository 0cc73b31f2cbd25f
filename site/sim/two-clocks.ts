import assert from 'node:assert/strict';
import { Chess } from 'chess.js';
import { joinGame, createGame } from '@sealed-move/client/session';
import { LyingRelay } from '@sealed-move/client/testing/lying-relay';
import { Device } from './device.ts';

/*
 * Plays 3 + 2 on two devices whose clocks differ by up to ten minutes. One clock is changed back
 * and forth, the relay loses connections, and pages are reloaded. Both players must see the same
 * result, and the same remaining time to half a second (CLK-6).
 */

const CLOCK = { initialMs: 180_000, incrementMs: 2000 };
const MAX_APART_MS = 500;
const MAX_SKEW_MS = 600_000;
/** More time than reconnecting and settling need. */
const MEETING_MS = 90_000;

type Chance = () => number;

export interface GameOutcome {
  readonly ending: string;
  readonly plies: number;
  readonly mishaps: number;
}

/** Yields the same numbers for the same seed. */
function makeSeededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Plays a game to its end. @throws if the two devices disagree */
export async function playGame(seed: number): Promise<GameOutcome> {
  const game = new SimulatedGame(makeSeededChance(seed));
  try {
    return await game.play();
  } catch (error) {
    throw new Error(`game ${seed}: ${String(error)}`, { cause: error });
  }
}

class SimulatedGame {
  readonly #relay = new LyingRelay();
  readonly #devices: readonly [Device, Device];
  readonly #chance: Chance;
  #mishaps = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
    const setup = { hostSide: chance() < 0.5 ? 0 : 1, options: { clock: CLOCK } } as const;
    const relay = 'http://relay.test';
    const host = createGame({ relay, name: 'Ann', now: 0, setup });
    const invite = { secret: host.secret, relay: null, name: null };
    const guest = joinGame({ invite, relay, name: 'Ben', now: 0 });
    const skew = () => (chance() - 0.5) * MAX_SKEW_MS;
    this.#devices = [
      new Device(this.#relay, 0, host, skew()),
      new Device(this.#relay, 1, guest, skew()),
    ];
  }

  async play(): Promise<GameOutcome> {
    for (const device of this.#devices) {
      device.open();
      await this.#pass(100);
    }
    const most = 6 + Math.floor(this.#chance() * 60);
    for (let ply = 0; ply < most && !this.#isOver(); ply += 1) await this.#turn();
    if (!this.#isOver()) await this.#end();
    await this.#pass(MEETING_MS);
    const ending = this.#agreed();
    for (const device of this.#devices) {
      await device.close();
      device.reopen();
    }
    await this.#pass(MEETING_MS);
    assert.equal(this.#agreed(), ending, 'and still after both pages were reloaded');
    for (const device of this.#devices) await device.close();
    const plies = this.#devices[0].session.view.game.moves.length;
    return { ending, plies, mishaps: this.#mishaps };
  }

  /** The player to move thinks and moves, unless something interferes. */
  async #turn(): Promise<void> {
    const mover = this.#mover();
    if (mover === null) return this.#pass(1000);
    await this.#pass(200 + this.#chance() ** 3 * 20_000);
    if (this.#chance() < 0.15) await this.#mishap();
    const { game } = mover.session.view;
    if (game.turn !== game.side) return undefined;
    const uci = this.#anyMove(mover);
    await mover.session.play(uci, mover.clock.note());
    await this.#pass(50);
    return undefined;
  }

  /** Lets something go wrong: a lost connection, a reloaded page or an adjusted clock. */
  async #mishap(): Promise<void> {
    this.#mishaps += 1;
    const device = this.#devices[this.#chance() < 0.5 ? 0 : 1];
    const kind = this.#chance();
    if (kind < 0.4) {
      this.#relay.cut(device === this.#devices[0] ? 0 : 1);
      if (this.#chance() < 0.5) await this.#pass(this.#chance() * 8000);
    } else if (kind < 0.8) {
      await device.close();
      await this.#pass(this.#chance() * 6000);
      device.reopen();
      if (this.#chance() < 0.7) await this.#pass(3000);
    } else {
      this.#devices[1].skew += (this.#chance() - 0.5) * MAX_SKEW_MS;
    }
  }

  async #end(): Promise<void> {
    if (this.#chance() < 0.3) await this.#mishap();
    const one = this.#devices[this.#chance() < 0.5 ? 0 : 1];
    const other = one === this.#devices[0] ? this.#devices[1] : this.#devices[0];
    await this.#pass(this.#chance() * 9000);
    const how = this.#chance();
    if (how < 0.4) {
      const before = one.clock.notes();
      const refused = await one.session.resign('resignation', before);
      if (refused === null)
        assert.deepEqual(one.clock.notes(), before, 'the end freezes what was shown');
    } else if (how < 0.6) {
      await one.session.agreeDraw(one.clock.notes());
      await this.#pass(2000);
      await other.session.agreeDraw(other.clock.notes());
    }
    // Otherwise somebody’s time runs out, as it does without an agreement.
    for (let count = 0; count < 20 && !this.#isOver(); count += 1) await this.#pass(30_000);
  }

  #isOver(): boolean {
    return this.#devices.some(({ session }) => session.view.game.ending !== null);
  }

  /** The device of the player to move, once that player's page knows it. */
  #mover(): Device | null {
    return this.#devices.find(({ session: { view } }) => view.game.turn === view.game.side) ?? null;
  }

  #anyMove({ session }: Device): string {
    const chess = new Chess();
    for (const { move } of session.view.game.moves) chess.move(move);
    const moves = chess.moves({ verbose: true });
    return moves[Math.floor(this.#chance() * moves.length)]?.lan ?? '';
  }

  /** Checks that both devices show the same ending and times, and returns how the game ended. */
  #agreed(): string {
    const [host, guest] = this.#devices;
    const [one, other] = [host.session.view.game, guest.session.view.game];
    assert.notEqual(one.ending, null);
    assert.deepEqual(one.ending, other.ending, 'both see the same result');
    assert.deepEqual(one.moves, other.moves, 'and the same moves');
    for (const side of [0, 1] as const) {
      const [left, right] = [host.clock.left(side), guest.clock.left(side)];
      const words = `${JSON.stringify(one.ending)}: side ${side} has ${left} and ${right} ms`;
      assert.ok(Math.abs(left - right) <= MAX_APART_MS, words);
    }
    if (one.ending?.by === 'time' && one.ending.winner !== null) {
      assert.equal(host.clock.left(one.ending.winner === 0 ? 1 : 0), 0, 'whose flag fell');
    }
    return one.ending?.by ?? '';
  }

  async #pass(ms: number): Promise<void> {
    const end = this.#relay.time.now + ms;
    const bell = this.#relay.time.after(ms, () => undefined);
    for (;;) {
      do {
        // Refused at once, but only after everything requested before.
        await Promise.all(this.#devices.map(async ({ session }) => session.say('')));
      } while (this.#relay.deliver());
      if (this.#relay.time.now >= end) break;
      if (!this.#relay.time.runNext(Math.max(0, end - this.#relay.time.now))) break;
    }
    bell();
  }
}
