import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Seat } from '@sealed-move/protocol/seat';
import { readFields } from '@sealed-move/protocol/fields';
import type { PushTarget } from '../src/core/push-target.ts';
import { readSavedGame } from '../src/core/read-saved-game.ts';
import type { Rules } from '../src/core/rules.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import { forwardPush } from '../src/forward-push.ts';
import { openPushed, type PushedFrame } from '../src/open-pushed.ts';
import { makeSigner } from '../src/sign-push.ts';
import { createSession } from '../src/session.ts';
import type { Session, SessionView } from '../src/session-view.ts';
import { beginBoth } from './at-relay.ts';
import { decryptPush } from './decrypt-push.ts';
import { LyingRelay } from './lying-relay.ts';

/** A game without end: a move is any text that begins with its ply. */
const ENDLESS: Rules<number> = {
  name: 'endless',
  initial: () => 0,
  turn: (ply) => (ply % 2 === 0 ? 0 : 1),
  apply: (ply, move) => (move.startsWith(`${ply}-`) ? ply + 1 : null),
  outcome: () => null,
  claim: () => null,
};

/** A message as the push service holds it. */
interface HeldPush {
  readonly endpoint: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface PushPlayer {
  saved: SavedGame;
  session: Session | null;
  inbox: PushedFrame | null;
  /** Each subscription it ever made, by endpoint, with what only the browser knows. */
  readonly subscriptions: Map<string, { readonly private: Uint8Array; readonly auth: Uint8Array }>;
}

/** Far more than are needed: on a busy machine, a turn may pass before a seal is made. */
const TURNS = 4000;

/** Two players of whom at most one is online, a relay, and a push service that does as it is told. */
export class PushTable {
  readonly relay = new LyingRelay();
  readonly pushes: HeldPush[] = [];
  /** The push service's answers, newest first; 201 once there are none. */
  readonly answers: number[] = [];
  readonly #players: PushPlayer[];
  /** Each move, with its ply, that the opponent saw. */
  readonly #seen = new Set<string>();

  constructor() {
    const { host, guest } = beginBoth();
    this.#players = [host, guest].map((saved) => ({
      saved,
      session: null,
      inbox: null,
      subscriptions: new Map(),
    }));
  }

  /** Both are there and have keys. */
  static async met(): Promise<PushTable> {
    const table = new PushTable();
    for (const seat of [0, 1] as const) {
      table.open(seat);
      await table.until(() => table.view(seat).connection.kind === 'online');
    }
    await table.until(() => [0, 1].every((seat) => table.view(seat as Seat).keys.kind === 'words'));
    return table;
  }

  /** Both have met, can be reached by push, and are gone. */
  static async laid(): Promise<PushTable> {
    const table = await PushTable.met();
    for (const seat of [0, 1] as const) await table.subscribe(seat);
    for (const seat of [0, 1] as const)
      await table.until(() => table.view(seat).push.theirs === 'on');
    for (const seat of [0, 1] as const) await table.close(seat);
    return table;
  }

  player(seat: Seat): PushPlayer {
    const player = this.#players[seat];
    assert.ok(player);
    return player;
  }

  view(seat: Seat): SessionView {
    const { session } = this.player(seat);
    assert.ok(session);
    return session.view;
  }

  open(seat: Seat): void {
    const player = this.player(seat);
    if (player.session !== null) return;
    const saved = readSavedGame(player.saved);
    assert.ok(saved, 'what was saved can be opened');
    player.session = createSession({
      rules: ENDLESS,
      saved,
      store: { save: async (game) => void (player.saved = structuredClone(game)) },
      ownerKey: null,
      platform: this.relay.platform(),
      push: {
        readInbox: async () => player.inbox?.frame ?? null,
        send: async (target, frame) =>
          forwardPush(target, frame, {
            url: 'https://forward.example',
            site: 'https://play.example',
            now: () => 1_700_000_000_000 + this.relay.time.now,
            fetch: async (_, init) => this.#forward(JSON.parse(init.body)),
          }),
      },
    });
    player.session.start();
  }

  async close(seat: Seat): Promise<void> {
    const { session } = this.player(seat);
    await session?.stop();
    this.player(seat).session = null;
    await this.#pass();
  }

  async subscribe(seat: Seat): Promise<void> {
    await this.player(seat).session?.setPushTarget(await this.#makeTarget(seat));
  }

  async playAlone(seat: Seat, note?: number): Promise<void> {
    await this.actAlone(seat, async (session) => session.play(this.#nextMove(seat), note));
  }

  /** Opens the game alone, acts, waits until the friend's push service has it, and leaves. */
  async actAlone(seat: Seat, act: (session: Session) => Promise<unknown>): Promise<void> {
    this.open(seat);
    await this.until(() => this.view(seat).connection.kind === 'online');
    const { session } = this.player(seat);
    assert.ok(session);
    assert.equal(await act(session), null);
    await this.until(() => !this.view(seat).push.isOwed);
    await this.close(seat);
  }

  /** What the push services were told last. */
  newest(): Uint8Array {
    const push = this.pushes.at(-1);
    assert.ok(push);
    return push.body;
  }

  async play(seat: Seat): Promise<void> {
    await this.player(seat).session?.play(this.#nextMove(seat), 300_000);
  }

  /** A browser gets a message and its worker opens it; null if that changes nothing. */
  async deliver(seat: Seat, body: Uint8Array): Promise<SessionView | null> {
    const player = this.player(seat);
    for (const keys of player.subscriptions.values()) {
      const plain = tryDecrypt(body, keys);
      if (plain !== null) return this.work(seat, new TextDecoder().decode(plain));
    }
    return null;
  }

  async work(seat: Seat, frame: string): Promise<SessionView | null> {
    const player = this.player(seat);
    const { saved, inbox } = player;
    const found = await openPushed(frame, { rules: ENDLESS, saved, inbox, now: 0 });
    if (found === null) return null;
    player.inbox = { n: found.n, frame: found.frame };
    player.session?.wake();
    this.#look(seat, found.after);
    return found.after;
  }

  /** Lets everything in flight arrive until that is so. */
  async until(isSo: () => boolean): Promise<void> {
    await this.atOnce(isSo, () => this.relay.time.runNext(3_600_000));
  }

  /** The same without any timer. */
  async atOnce(isSo: () => boolean, onSlow?: () => unknown): Promise<void> {
    for (let turn = 0; !isSo(); turn++) {
      assert.ok(turn < TURNS, `never so: ${isSo.toString()}`);
      await this.#pass();
      if (turn % 20 === 19) onSlow?.();
    }
  }

  /** Lets what is in flight arrive, without waiting for anything in particular. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 12; turn++) await this.#pass();
  }

  check(): void {
    const [one, other] = [this.view(0).game, this.view(1).game];
    assert.deepEqual(one.moves, other.moves, 'both hold the same moves');
    assert.deepEqual([one.disputed, other.disputed], [null, null]);
    const moves = one.moves.map(({ move }, ply) => `${ply}: ${move}`);
    for (const seen of this.#seen) assert.ok(moves.includes(seen), `${seen} was undone`);
  }

  #nextMove(seat: Seat): string {
    const ply = this.view(seat).game.moves.length;
    return `${ply}-${randomBytes(2).toString('hex')}`;
  }

  async #pass(): Promise<void> {
    this.relay.deliver();
    await new Promise((resolve) => setImmediate(resolve));
    for (const seat of [0, 1] as const) {
      const { session } = this.player(seat);
      // Refused at once, but only after everything requested before it.
      await session?.say('');
      if (session !== null) this.#look(seat, session.view);
    }
  }

  #look(seat: Seat, { game }: SessionView): void {
    for (const [ply, { move }] of game.moves.entries()) {
      if (ply % 2 !== seat) this.#seen.add(`${ply}: ${move}`);
    }
  }

  #forward(request: unknown): Response {
    const { endpoint, headers, body } = readFields(request);
    const status = this.answers.pop() ?? 201;
    const bytes = fromBase64url(String(body));
    assert.ok(bytes && bytes.length <= 4096);
    if (status === 201) {
      this.pushes.push({ endpoint: String(endpoint), body: bytes, headers: readFields(headers) });
    }
    return Response.json({ status, retryAfter: status === 429 ? 120 : null });
  }

  async #makeTarget(seat: Seat): Promise<PushTarget> {
    const curve = createECDH('prime256v1');
    const [shown, auth] = [curve.generateKeys(), randomBytes(16)];
    const endpoint = `https://push.example/${toBase64url(randomBytes(16))}`;
    this.player(seat).subscriptions.set(endpoint, { private: curve.getPrivateKey(), auth });
    return {
      endpoint,
      p256dh: toBase64url(shown),
      auth: toBase64url(auth),
      signer: await makeSigner(),
      topic: toBase64url(randomBytes(24)),
    };
  }
}

function tryDecrypt(
  body: Uint8Array,
  keys: { readonly private: Uint8Array; readonly auth: Uint8Array },
): Uint8Array | null {
  try {
    return decryptPush(body, keys);
  } catch {
    return null;
  }
}
