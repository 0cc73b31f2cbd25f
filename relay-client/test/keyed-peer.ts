import assert from 'node:assert/strict';
import type { Agreement, OwnKey } from '../src/core/keys.ts';
import { readEnvelope } from '../src/core/envelope.ts';
import { otherRole, type Role, toRole } from '../src/core/role.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import {
  deriveAgreement,
  makeCommitment,
  makeKeys,
  makeOwnKey,
  type KeyContext,
} from '../src/inner-keys.ts';
import { openInner, sealInner } from '../src/inner-seal.ts';
import { deriveRoom } from '../src/invite.ts';
import { openFrame } from '../src/seal.ts';
import type { Store } from '../src/store.ts';
import type { Platform } from '../src/platform.ts';
import { hello, type SentBody, StrangePeer } from './strange-peer.ts';
import type { Table } from './table.ts';

interface KeyedPeerOptions {
  readonly place: KeyContext;
  readonly own: OwnKey;
  readonly more: Partial<Platform>;
  readonly save: Store['save'];
}

/** A player at a relay; the test plays the opponent, who has inner keys. */
export class KeyedPeer extends StrangePeer {
  /** The room and role of the player played by hand. */
  readonly place: KeyContext;
  readonly saved: () => SavedGame;
  own: OwnKey;

  /** Connects them; the test has not sent a greeting yet. */
  static async of(
    begun: SavedGame | null,
    more: Partial<Platform> = {},
    save: Store['save'] = async () => undefined,
  ): Promise<KeyedPeer> {
    assert.ok(begun);
    const { roomId } = await deriveRoom(begun.secret);
    const place = { roomId, secret: begun.secret, role: otherRole(begun.role) };
    const own = await KeyedPeer.freshKey(place);
    const peer = new KeyedPeer(begun, { place, own, more, save });
    await peer.meet();
    return peer;
  }

  static async freshKey({ roomId }: KeyContext): Promise<OwnKey> {
    const made = await makeKeys();
    assert.ok(made);
    return makeOwnKey(made, roomId);
  }

  /** Everything two players sent at a table, as a holder of their link opens it. */
  static async readByLink(table: Table): Promise<SentBody[]> {
    const room = await deriveRoom(table.side(0).saved().secret);
    const texts = table.relay.sent.map(async ({ from, text }) => {
      const opened = (await openFrame(room, from, text)) ?? '';
      return (readEnvelope(opened, toRole(from))?.body ?? {}) as SentBody;
    });
    return Promise.all(texts);
  }

  private constructor(begun: SavedGame, { place, own, more, save }: KeyedPeerOptions) {
    let saved = begun;
    const keep = async (game: SavedGame) => {
      await save(game);
      saved = structuredClone(game);
    };
    super(begun, { save: keep }, more);
    this.saved = () => saved;
    this.place = place;
    this.own = own;
  }

  async greet(): Promise<void> {
    const { role } = this.place;
    const key = role === 'host' ? { key: this.own.commitment } : {};
    await this.tell(hello(role, { caps: ['chat', 'keys'], ...key }));
  }

  /** Takes another key, as another device would. */
  async renew(): Promise<void> {
    this.own = await KeyedPeer.freshKey(this.place);
  }

  /** Shows, as a guest, the key for the host's current commitment. */
  async showKey({ atOnce = false } = {}): Promise<void> {
    const to = await this.hostCommitment();
    await this.tell({ t: 'key', to, public: this.own.public }, undefined, undefined, atOnce);
  }

  async hostCommitment(): Promise<string> {
    const hellos = (await this.heard()).filter(({ t }) => t === 'hello');
    return String(hellos.at(-1)?.['key']);
  }

  async hostKey(): Promise<string> {
    const keys = (await this.heard()).filter(({ t }) => t === 'key');
    return String(keys.at(-1)?.['public']);
  }

  async commitmentOf(shown: string): Promise<string> {
    return makeCommitment(shown, this.place.roomId);
  }

  /**
   * Seals with the keys of both.
   * @param n the message's number
   */
  async seal(body: unknown, n = this.nextNumber, sender: Role = this.place.role): Promise<object> {
    const { sealer } = await this.#agreement();
    return sealInner(sealer, { roomId: this.place.roomId, sender, n }, body);
  }

  /** Opens everything that was sealed with these keys. */
  async opened(): Promise<SentBody[]> {
    const { sealer } = await this.#agreement();
    const sender = otherRole(this.place.role);
    const found: SentBody[] = [];
    for (const { n, body } of await this.envelopes()) {
      const place = { roomId: this.place.roomId, sender, n };
      const told = await openInner(sealer, place, { ...(body as object) });
      if (told !== null) found.push(told as SentBody);
    }
    return found;
  }

  async #agreement(): Promise<Agreement> {
    const made = await deriveAgreement(this.place, this.own, await this.hostKey());
    assert.ok(made);
    return made;
  }
}
