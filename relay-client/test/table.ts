import assert from 'node:assert/strict';
import type { Seat } from '@sealed-move/protocol/seat';
import { beginGame, type SavedGame } from '../src/core/saved-game.ts';
import { readSavedGame } from '../src/core/read-saved-game.ts';
import { createSession } from '../src/session.ts';
import type { Session } from '../src/session-view.ts';
import { beginBoth } from './at-relay.ts';
import { LyingRelay } from './lying-relay.ts';
import { NOUGHTS } from '../noughts/rules.ts';

/** Longer than any timer except the next ping's. */
const SOON_MS = 31_000;

interface SessionSide {
  readonly session: Session;
  readonly saved: () => SavedGame;
}

/** Two players at a lying relay, and the properties that must always hold. */
export class Table {
  readonly relay = new LyingRelay();
  readonly #sides: SessionSide[] = [];
  readonly #said: [string[], string[]] = [[], []];
  /** Each move, with its ply, that the opponent saw. */
  readonly #seen = new Set<string>();
  #isWiped = false;

  /** A table whose players know each other. */
  static async laid(): Promise<Table> {
    const table = new Table();
    const { host, guest } = beginBoth();
    for (const begun of [host, guest]) {
      table.#sides.push(table.#open(begun));
      await table.settle();
    }
    return table;
  }

  session(seat: Seat): Session {
    return this.side(seat).session;
  }

  side(seat: Seat): SessionSide {
    const side = this.#sides[seat];
    assert.ok(side);
    return side;
  }

  async say(seat: Seat, more = ''): Promise<void> {
    const text = `${seat} says ${this.#said[seat].length}${more}`;
    if ((await this.session(seat).say(text)) === null) this.#said[seat].push(text);
  }

  /**
   * Closes a player's page and opens it again on the saved state.
   * @param kept changes that state in the store
   */
  async reload(seat: Seat, kept = (game: SavedGame) => game): Promise<void> {
    await this.session(seat).stop();
    const saved = readSavedGame(kept(this.side(seat).saved()));
    assert.ok(saved, 'what was saved can be opened');
    this.#sides[seat] = this.#open(saved);
  }

  /** The guest loses everything except the invite and the seat. */
  async wipeGuest(): Promise<void> {
    await this.session(1).stop();
    this.#isWiped = true;
    this.#sides[1] = this.#open(beginGame({ ...this.side(1).saved(), setup: null }, 0));
  }

  /** Runs until nothing is in flight or due soon. */
  async settle(within = SOON_MS): Promise<void> {
    do {
      do {
        // Refused at once, but only after everything requested before it.
        await Promise.all(this.#sides.map(async ({ session }) => session.say('')));
        // A player who lost the data is asked whether the reported actions were theirs (GAME-10).
        if (this.#isWiped) await this.session(1).adopt();
        this.#look();
      } while (this.relay.deliver());
    } while (this.relay.time.runNext(within));
  }

  /** From now on all frames pass; both reconnect. */
  async beHonest(): Promise<void> {
    this.relay.moods.fill('pass');
    for (const seat of [0, 1] as const) this.relay.cut(seat);
    await this.settle();
  }

  /** Checks the properties that must hold once the two have met again. */
  check(): void {
    const [host, guest] = [this.session(0).view, this.session(1).view];
    assert.deepEqual(host.game.moves, guest.game.moves, 'both hold the same moves');
    assert.deepEqual([host.game.disputed, guest.game.disputed], [null, null]);
    assert.deepEqual([host.peer.presence, guest.peer.presence], ['online', 'online']);
    const moves = host.game.moves.map(({ move }, ply) => `${ply}: ${move}`);
    for (const seen of this.#seen) assert.ok(moves.includes(seen), `${seen} was undone`);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sides.map(async ({ session }) => session.stop()));
  }

  #look(): void {
    for (const seat of [0, 1] as const) {
      if (this.#sides.length <= seat) return;
      const { game, chat } = this.session(seat).view;
      for (const [ply, { move }] of game.moves.entries()) {
        if (ply % 2 !== seat) this.#seen.add(`${ply}: ${move}`);
      }
      const heard = chat.lines.filter(({ from }) => from === 'them').map(({ text }) => text);
      assert.equal(new Set(heard).size, heard.length, 'no line is shown twice');
      for (const text of heard) assert.ok(this.#said[seat === 0 ? 1 : 0].includes(text), text);
    }
  }

  #open(begun: SavedGame): SessionSide {
    let saved = begun;
    const store = {
      save: async (game: SavedGame) => {
        saved = structuredClone(game);
      },
    };
    const platform = this.relay.platform();
    const session = createSession({ rules: NOUGHTS, saved, store, ownerKey: null, platform });
    session.start();
    return { session, saved: () => saved };
  }
}
