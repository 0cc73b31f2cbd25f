import { readFields } from '@sealed-move/protocol/fields';
import { readKeyShown } from './core/key-shown.ts';
import type { OwnKey } from './core/keys.ts';
import type { SavedGame } from './core/saved-game.ts';
import type { Proof } from './core/session-state.ts';
import { deriveAgreement, makeCommitment, makeOwnKey } from './inner-keys.ts';
import type { Platform } from './platform.ts';

/** The cryptography of inner keys, for a session machine that contains none. */
export class Keyring {
  readonly #platform: Platform;
  readonly #roomId: string;
  #spare: OwnKey | null = null;
  #isUnable = false;

  constructor(platform: Platform, roomId: string) {
    this.#platform = platform;
    this.#roomId = roomId;
  }

  /** A key that the game does not use yet; null if this machine does not support them. */
  async spareFor({ keys }: SavedGame): Promise<OwnKey | null> {
    if (this.#spare?.public === keys.own?.public) this.#spare = null;
    if (this.#spare === null && !this.#isUnable) {
      const made = await this.#platform.makeKeys();
      this.#isUnable = made === null;
      this.#spare = made === null ? null : await makeOwnKey(made, this.#roomId);
    }
    return this.#spare;
  }

  async prove({ keys, role, secret }: SavedGame, body: unknown): Promise<Proof | null> {
    const shown = readKeyShown(readFields(body));
    if (shown === null || keys.own === null || keys.agreed !== null) return null;
    const place = { roomId: this.#roomId, role, secret };
    return {
      commitment: await makeCommitment(shown.public, this.#roomId),
      agreement: await deriveAgreement(place, keys.own, shown.public),
    };
  }
}
