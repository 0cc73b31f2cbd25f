import { makePeerFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { type Envelope, readEnvelope, writeEnvelope } from '../src/core/envelope.ts';
import { otherRole, type Role, toSeat } from '../src/core/role.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import { deriveRoom } from '../src/invite.ts';
import { createSession } from '../src/session.ts';
import type { Store } from '../src/store.ts';
import type { Session } from '../src/session-view.ts';
import { openFrame, sealText } from '../src/seal.ts';
import type { Platform } from '../src/platform.ts';
import { LyingRelay } from './lying-relay.ts';
import { NOUGHTS } from '../noughts/rules.ts';

export type SentBody = Readonly<Record<string, unknown>>;

/** A player at a relay; the test plays the opponent with the right key. */
export class StrangePeer {
  readonly relay: LyingRelay;
  readonly session: Session;
  readonly #saved: SavedGame;
  #n = 1;

  constructor(
    saved: SavedGame,
    store: Store = { save: async () => undefined },
    more: Partial<Platform> = {},
  ) {
    this.#saved = saved;
    this.relay = new LyingRelay(saved.role === 'guest' ? ['of the host'] : []);
    const platform = { ...this.relay.platform(), ...more };
    this.session = createSession({ rules: NOUGHTS, saved, store, ownerKey: 'key', platform });
    this.session.start();
  }

  /** Connects the player, and then the opponent. */
  async meet(): Promise<void> {
    await this.settle();
    this.relay.give(makePeerFrame('online'), this.#seat);
    await this.settle();
  }

  /** The number of the next message. */
  get nextNumber(): number {
    return this.#n + 1;
  }

  /** @param atOnce whether to send without advancing the time */
  async tell(
    body: unknown,
    n = this.nextNumber,
    from = otherRole(this.#saved.role),
    atOnce = false,
  ): Promise<void> {
    if (n === this.nextNumber) this.#n = n;
    const room = await deriveRoom(this.#saved.secret);
    const sealed = await sealText(room, this.#other, writeEnvelope(from, n, body));
    this.relay.give(sealed, this.#seat);
    await (atOnce ? this.relayed() : this.settle());
  }

  /** Everything the player has sent so far. */
  async heard(): Promise<SentBody[]> {
    return (await this.envelopes()).map(({ body }) => body as SentBody);
  }

  /** The numbers of those messages. */
  async numbers(): Promise<number[]> {
    return (await this.envelopes()).map(({ n }) => n);
  }

  /** Everything the player has sent so far, with its numbers. */
  async envelopes(): Promise<Envelope[]> {
    const room = await deriveRoom(this.#saved.secret);
    const { role } = this.#saved;
    const texts = await Promise.all(
      this.relay.sent.map(async ({ text }) => openFrame(room, this.#seat, text)),
    );
    return texts.flatMap((text) => readEnvelope(text ?? '', role) ?? []);
  }

  /** Takes the relay's messages without advancing the time. */
  async relayed(): Promise<void> {
    do {
      await this.session.say('');
    } while (this.relay.deliver());
  }

  async settle(): Promise<void> {
    do {
      await this.session.say('');
    } while (this.relay.deliver() || this.relay.time.runNext(31_000));
  }

  get #seat(): Seat {
    return toSeat(this.#saved.role);
  }

  get #other(): Seat {
    return toSeat(otherRole(this.#saved.role));
  }
}

export function hello(role: Role, more: object = {}): object {
  const setup = role === 'host' ? { setup: { hostSide: 0, options: null } } : {};
  return {
    t: 'hello',
    name: 'Eve',
    caps: ['chat'],
    sid: 'sid',
    game: 'noughts',
    ...setup,
    ...more,
  };
}
